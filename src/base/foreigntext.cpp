// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/foreigntext.h"

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

QString plainTip(QString text)
{
    constexpr auto joiner = u'\u2060';
    text.replace(u'<', QString(u'<') + joiner);
    return text.replace("&lt;"_L1, QString(u'&') + joiner + "lt;"_L1); // Qt takes it for a sign of HTML, too
}

QString buttonText(QString text)
{
    return text.replace(u'&', "&&"_L1);
}

QString readOnButton(const QString &text)
{
    QString read;
    read.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        i += text.at(i) == u'&' ? 1 : 0; // the sign behind it stands there, be it another one
        if (i < text.size()) {
            read += text.at(i);
        }
    }
    return read;
}

} // namespace Carrel
