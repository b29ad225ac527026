// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/duewords.h"

#include "base/shorttime.h"

#include <QTime>

namespace Carrel
{

namespace
{

/** Does @p due begin on the day the calendar shows already? */
bool isLaterToday(StudyDay due, const StudyMoment &now)
{
    return due > now.today && due.date() == now.date;
}

QString rolloverTime(const StudyMoment &now, const QLocale &locale)
{
    constexpr int msOfAMinute = 60'000;
    return shortTime(QTime::fromMSecsSinceStartOfDay(now.rolloverMinutes * msOfAMinute), locale);
}

} // namespace

QString DueWords::comesBack(StudyDay due, const StudyMoment &now, const QLocale &locale)
{
    if (due <= now.today) {
        return tr("Comes back today.");
    }
    if (isLaterToday(due, now)) {
        return tr("Comes back later today, from %1.").arg(rolloverTime(now, locale));
    }
    const QString day = dayName(due, now, locale);
    const qint64 days = now.date.daysTo(due.date());
    return days == 1 ? tr("Comes back tomorrow, %1.").arg(day)
                     : tr("Comes back in %n days, %1.", nullptr, int(days)).arg(day);
}

QString DueWords::next(const NextDue &next, const StudyMoment &now, const QLocale &locale)
{
    return isLaterToday(next.day, now)
               ? tr("Next: %n checks later today, from %1.", nullptr, next.checks).arg(rolloverTime(now, locale))
               : tr("Next: %n checks on %1.", nullptr, next.checks).arg(dayName(next.day, now, locale));
}

QString DueWords::missed(int checks, const StudyMoment &now, const QLocale &locale)
{
    return isLaterToday(now.today.plusDays(1), now)
               ? tr("%n missed; back later today, from %1.", nullptr, checks).arg(rolloverTime(now, locale))
               : tr("%n missed; back tomorrow.", nullptr, checks);
}

QString DueWords::lucky(int checks, const StudyMoment &now, const QLocale &locale)
{
    return isLaterToday(now.today.plusDays(1), now)
               ? tr("%n right by luck or with the passage; back later today, from %1.", nullptr, checks)
                     .arg(rolloverTime(now, locale))
               : tr("%n right by luck or with the passage; back tomorrow.", nullptr, checks);
}

QString DueWords::dayName(StudyDay day, const StudyMoment &now, const QLocale &locale)
{
    const bool sameYear = day.date().year() == now.date.year();
    const QString format = sameYear ? tr("dddd d MMMM", "format of a day of this year")
                                    : tr("dddd d MMMM yyyy", "format of a day of another year");
    return locale.toString(day.date(), format);
}

} // namespace Carrel
