// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/reviewqueue.h"

#include <QCoreApplication>
#include <QLocale>

namespace Carrel
{

/**
 * Every sentence that says when checks come back, as a person counts days: by the calendar, although a check is due
 * from the rollover on. Used by the verdict, the end of a review, Today and `carrel-cli due`.
 */
class DueWords final
{
    Q_DECLARE_TR_FUNCTIONS(Carrel::DueWords)

public:
    /** "Comes back tomorrow, Monday 30 November."; between midnight and the rollover "Comes back later today, from
        04:00." */
    [[nodiscard]] static QString comesBack(StudyDay due, const StudyMoment &now, const QLocale &locale);
    /** "Next: 3 checks on Monday 30 November." */
    [[nodiscard]] static QString next(const NextDue &next, const StudyMoment &now, const QLocale &locale);
    /** "3 missed; back tomorrow.": of a review that ends now. */
    [[nodiscard]] static QString missed(int checks, const StudyMoment &now, const QLocale &locale);
    /** "2 right by luck or with the passage; back tomorrow.": likewise. */
    [[nodiscard]] static QString lucky(int checks, const StudyMoment &now, const QLocale &locale);
    /** "Monday 30 November", with the year when it is another one. */
    [[nodiscard]] static QString dayName(StudyDay day, const StudyMoment &now, const QLocale &locale);
};

} // namespace Carrel
