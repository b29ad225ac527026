// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/studyday.h"
#include "course/ids.h"

#include <QJsonValue>
#include <QString>

#include <optional>
#include <vector>

namespace Carrel
{

/** The extra reviews for an exam are in so many days before it. */
inline constexpr int examDays = 7;

/** A day on which some modules of a course are to be known. Part of StudySettings. */
struct Exam {
    CourseId course;
    std::vector<QString> modules; ///< by their slugs
    StudyDay day;

    bool operator==(const Exam &) const = default;

    [[nodiscard]] StudyDay firstDay() const { return day.plusDays(-examDays); } ///< of the extra reviews
    [[nodiscard]] bool isPreparedOn(StudyDay today) const { return firstDay() <= today && today < day; }
};

/** As setting events have them; nothing: it makes no sense. */
[[nodiscard]] std::optional<std::vector<Exam>> examsFromJson(const QJsonValue &value);
[[nodiscard]] QJsonValue toJson(const std::vector<Exam> &exams);

} // namespace Carrel
