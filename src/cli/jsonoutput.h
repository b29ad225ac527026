// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "library/coursesummary.h"

#include <QJsonArray>
#include <QJsonObject>

#include <vector>

namespace Carrel
{

/** The shapes of --json, documented in carrel-cli(1) and stable: a key is never renamed, only added. */
[[nodiscard]] QJsonArray coursesJson(std::vector<CourseSummary> courses); ///< by lessons, then slug
[[nodiscard]] QJsonArray diagnosticsJson(const Diagnostics &diagnostics);

/** What is absent is null. */
[[nodiscard]] QJsonValue orNull(const QString &text);
[[nodiscard]] QJsonValue orNull(const std::optional<int> &number);

/** Prints @p value as indented JSON. */
void writeJson(const QJsonValue &value);

} // namespace Carrel
