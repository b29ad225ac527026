// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/shorttime.h"

#include <QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

/** @p format without its seconds and the sign that parts them from the minutes. */
QString toTheMinute(QString format)
{
    static const QRegularExpression seconds(u"[:.\\s]s{1,2}"_s);
    return format.remove(seconds);
}

} // namespace

QString shortTime(QTime time, const QLocale &locale)
{
    return locale.toString(time, toTheMinute(locale.timeFormat(QLocale::ShortFormat)));
}

QString shortTime(const QDateTime &time, const QLocale &locale)
{
    return locale.toString(time, toTheMinute(locale.dateTimeFormat(QLocale::ShortFormat)));
}

} // namespace Carrel
