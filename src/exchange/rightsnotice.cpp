// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/rightsnotice.h"

#include "course/coursesource.h"

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

QString rightsNotice(const CourseInfo &info)
{
    const Licence &licence = info.licence;
    QString text = info.title + u'\n';
    const auto add = [&text](QLatin1StringView label, const QString &value) {
        if (!value.isEmpty()) {
            text += label + value.simplified() + u'\n';
        }
    };
    add("Authorship: "_L1, info.authorship);
    add("Licence: "_L1, licence.name.isEmpty() ? licence.spdx : licence.name);
    add("Licence text: "_L1, licence.url);
    add("Attribution: "_L1, licence.attribution);
    add("Source: "_L1, sourceOf(info));
    return text;
}

} // namespace Carrel
