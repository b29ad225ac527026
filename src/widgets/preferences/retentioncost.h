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
    /** For @p percent, beside some less and some more. Nothing: @p isStopped said so. */
    [[nodiscard]] static std::optional<QString> sentence(const Workload &load, int percent, const QLocale &locale,
                                                         const std::function<bool()> &isStopped);
};

} // namespace Carrel
