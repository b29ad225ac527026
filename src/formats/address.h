// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace Carrel
{

/** Schemes that run something or bring their own content; such a link is shown without a target. */
[[nodiscard]] bool runsSomething(const QString &address);

/** True when @p address names a place outside the course: it has a scheme or begins with two slashes. */
[[nodiscard]] bool leadsElsewhere(const QString &address);

/**
 * An address inside the course: @p address as written in a text of @p folder, percent signs decoded, its query and
 * fragment dropped; nothing when it leads out of the course's folder.
 */
[[nodiscard]] std::optional<QString> pathInCourse(const QString &folder, const QString &address);

} // namespace Carrel
