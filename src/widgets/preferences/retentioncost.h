// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/workload.h"

#include <QCoreApplication>
#include <QLocale>

namespace Carrel
{

/** What a wished chance of recall costs, in sentences for the preferences. */
class RetentionCost final
{
    Q_DECLARE_TR_FUNCTIONS(Carrel::RetentionCost)

public:
    /** For @p percent, beside some less and some more. */
    [[nodiscard]] static QString sentence(const StudyState &state, int percent, StudyDay today, const QLocale &locale);
};

} // namespace Carrel
