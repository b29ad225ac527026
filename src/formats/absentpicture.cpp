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

QString kindsShown()
{
    return Words::tr("Put a whole picture there, in PNG, JPEG, GIF, WebP, AVIF or SVG.");
}

/** Code, message and hint. */
Diagnostic rowFor(PictureFault fault)
{
    const Limits limits;
    switch (fault) {
    case PictureFault::Missing:
        return {.code = u"picture-missing"_s,
                .message = Words::tr("There is no picture %1 in the course."),
                .hint = Words::tr("Check the path; it counts from the folder of the lesson.")};
    case PictureFault::Unreadable:
        return {.code = u"picture-unreadable"_s,
                .message = Words::tr("The picture %1 cannot be read; its alternative text is shown."),
                .hint = Words::tr("Check the permissions of the file.")};
    case PictureFault::Damaged:
        return {.code = u"picture-damaged"_s,
                .message = Words::tr("What lies in %1 is no picture, or a damaged one; its alternative text is shown."),
                .hint = kindsShown()};
    case PictureFault::OtherKind:
        return {.code = u"picture-kind"_s,
                .message = Words::tr("The picture %1 is of a kind that Carrel does not show; its alternative text is "
                                     "shown."),
                .hint = kindsShown()};
    case PictureFault::TooLarge:
        return {.code = u"picture-too-large"_s,
                .message = Words::tr("The picture %1 is too large; its alternative text is shown."),
                .hint = Words::tr("Make it smaller: at most %1 MiB and %2 million pixels.")
                            .arg(limits.fileBytes >> 20)
                            .arg(limits.picturePixels / 1'000'000)};
    }
    return {};
}

} // namespace

Diagnostic absentPicture(const QString &address, PictureFault fault, const QString &file, std::optional<int> line)
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
    Diagnostic row = rowFor(fault);
    row.file = file;
    row.line = line;
    row.message = row.message.arg(address.left(longest));
    return row;
}

} // namespace Carrel
