// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course.h"
#include "models/statistics/figure.h"
#include "study/reviewqueue.h"
#include "study/studypast.h"

#include <QCoreApplication>
#include <QLocale>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace Carrel
{

/** What the statistics of a learner are made of. */
struct FigureSources {
    const StudyState &state;
    const StudyPast &past;
    const CurrentChecks &current;                                           ///< the checks that are here
    const std::vector<std::shared_ptr<const CourseOutline>> &outlines;      ///< of the courses the learner knows
    std::function<std::shared_ptr<const Lesson>(const LessonRef &)> lesson; ///< nullptr: it cannot be read
    StudyMoment now;
    QLocale locale = {};
    int weeklyGoal = 0; ///< minutes; 0: none
};

/**
 * The sections of the statistics, each a finding in plain sentences with its numbers. What there is nothing to say of
 * is left out; what there is too little of says so and has no chart.
 */
class StudyFigures final
{
    Q_DECLARE_TR_FUNCTIONS(Carrel::StudyFigures)

public:
    /** In the order they are read; none when nothing was ever done. @p isCancelled is asked after each; then some are
        missing. */
    [[nodiscard]] static std::vector<Figure>
    all(const FigureSources &sources, const std::function<bool()> &isCancelled = [] { return false; });

    // Time
    [[nodiscard]] static std::optional<Figure> todayFigure(const FigureSources &sources);
    [[nodiscard]] static std::optional<Figure> daysFigure(const FigureSources &sources);
    [[nodiscard]] static std::optional<Figure> minutesFigure(const FigureSources &sources);
    [[nodiscard]] static std::optional<Figure> hoursFigure(const FigureSources &sources);
    [[nodiscard]] static std::optional<Figure> paceFigure(const FigureSources &sources);
    // Memory
    [[nodiscard]] static std::optional<Figure> forecastFigure(const FigureSources &sources);
    [[nodiscard]] static std::optional<Figure> retentionFigure(const FigureSources &sources);
    [[nodiscard]] static std::optional<Figure> foretellingFigure(const FigureSources &sources);
    [[nodiscard]] static std::optional<Figure> surenessFigure(const FigureSources &sources);
    [[nodiscard]] static std::optional<Figure> strengthFigure(const FigureSources &sources);
    // Courses
    [[nodiscard]] static std::optional<Figure> standingFigure(const FigureSources &sources);
    [[nodiscard]] static std::optional<Figure> wrongChoicesFigure(const FigureSources &sources);

private:
    [[nodiscard]] static QString duration(qint64 ms, const QLocale &locale); ///< "4 minutes", "2.5 hours"
    [[nodiscard]] static QString tooFew(int answers);
};

} // namespace Carrel
