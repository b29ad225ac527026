// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <Qt>

namespace Carrel
{

class KeyBindings;

/** What About says. @p graphics is a sentence on how pages are drawn. */
[[nodiscard]] QString aboutHtml(const QString &version, const QString &graphics);

/** What the keys of checks stand under, here and in the preferences. */
[[nodiscard]] QString checkGroup();

/** Every key: those of @p bindings, and those that are the same for everyone. */
[[nodiscard]] QString keysHtml(const KeyBindings &bindings, Qt::LayoutDirection direction);

} // namespace Carrel
