// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/optimizer/weightfit.h"

#include <QCoreApplication>
#include <QLocale>

namespace Carrel
{

/** What a learner is told of weights fitted to them. Used by Preferences and `carrel-cli optimize`. */
class FitWords final
{
    Q_DECLARE_TR_FUNCTIONS(Carrel::FitWords)

public:
    /** What came of it: what would change and why, or why nothing should. */
    [[nodiscard]] static QString outcome(const WeightFit &fit, const QLocale &locale);

    /** Why there is nothing to fit to yet, with @p answers so far. */
    [[nodiscard]] static QString tooFew(int answers, const QLocale &locale);
};

} // namespace Carrel
