// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/studyday.h"
#include "course/ids.h"

#include <QStringList>
#include <QVariant>

#include <vector>

namespace Carrel
{

/** The numbers of one thing, a value for each label of the chart. */
struct ChartSeries {
    QString name;
    std::vector<double> values;

    bool operator==(const ChartSeries &) const = default;
};

/** What a chart shows, whoever draws it. */
struct FigureChart {
    enum class Kind {
        None,
        Bars,    ///< those of a label stand side by side
        Stacked, ///< or upon one another
        Days,    ///< a square for each day, from firstDay on; no labels
    };

    Kind kind = Kind::None;
    QStringList labels = {}; ///< each another one
    std::vector<ChartSeries> series = {};
    double top = 0;       ///< where the axis ends; 0: where the numbers do
    QString counted = {}; ///< what the axis counts: "Checks", "Minutes"
    QString below = {};   ///< what the labels are, where they do not say it themselves: "Day of the month"
    StudyDay firstDay = {};

    bool operator==(const FigureChart &) const = default;
};

/** The passage a row of a figure speaks of. */
struct FigureLink {
    LessonRef lesson;
    BlockId block; ///< empty: the top

    bool operator==(const FigureLink &) const = default;
};

/** A cell: a number, a day (QDate), words, or nothing where there is too little to tell. */
using FigureRow = std::vector<QVariant>;

/** One section of the statistics: what it found, what that means, and the numbers as a chart and as a table. */
struct Figure {
    QString name; ///< of a file: "forecast"
    QString title;
    QString finding;      ///< of this learner, in sentences
    QString meaning = {}; ///< how to read it
    FigureChart chart = {};
    QStringList head = {};
    std::vector<FigureRow> rows = {};   ///< none: there is too little to show yet
    std::vector<FigureLink> links = {}; ///< of each row, or none at all

    bool operator==(const Figure &) const = default;
};

/** The table of @p figure as the bytes of a CSV file: days as ISO has them, numbers with a point. */
[[nodiscard]] QByteArray figureCsv(const Figure &figure);

} // namespace Carrel
