// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statistics/studyfigures.h"

namespace Carrel
{

std::vector<Figure> StudyFigures::all(const FigureSources &sources, const std::function<bool()> &isCancelled)
{
    std::vector<Figure> figures;
    if (sources.past.isEmpty()) {
        return figures;
    }
    for (auto *const make :
         {&todayFigure, &forecastFigure, &standingFigure, &retentionFigure, &wrongChoicesFigure, &surenessFigure,
          &strengthFigure, &foretellingFigure, &daysFigure, &minutesFigure, &hoursFigure, &paceFigure}) {
        if (isCancelled()) {
            break;
        }
        if (auto figure = make(sources)) {
            figures.push_back(std::move(*figure));
        }
    }
    return figures;
}

} // namespace Carrel
