// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/absentpicture.h"

#include "formats/address.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Pictures)
};

} // namespace

Diagnostic absentPicture(const QString &address, const QString &file, std::optional<int> line)
{
    if (leadsElsewhere(address)) {
        return {.code = u"picture-elsewhere"_s,
                .file = file,
                .line = line,
                .message = Words::tr("A picture lies outside the course and is not fetched; its alternative text is "
                                     "shown."),
                .hint = Words::tr("To see it, put the file into the folder of the course and name it by its path.")};
    }
    if (address.trimmed().isEmpty()) {
        return {.code = u"picture-missing"_s,
                .file = file,
                .line = line,
                .message = Words::tr("A picture names no file."),
                .hint = Words::tr("Name its file, or take it out.")};
    }
    constexpr qsizetype longest = 200;
    return {.code = u"picture-missing"_s,
            .file = file,
            .line = line,
            .message = Words::tr("There is no picture %1 in the course.").arg(address.left(longest)),
            .hint = Words::tr("Check the path; it counts from the folder of the lesson.")};
}

} // namespace Carrel
