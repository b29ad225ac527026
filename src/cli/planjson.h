// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exchange/importplan.h"

#include <QJsonObject>

namespace Carrel
{

/** The shape of `import --dry-run --json`, documented in carrel-cli(1) and stable like the others. */
[[nodiscard]] QJsonObject planJson(const ImportPlan &plan);

} // namespace Carrel
