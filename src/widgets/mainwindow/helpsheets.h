// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <Qt>

namespace Carrel
{

class WindowActions;

/** What About says. @p graphics is a sentence on how pages are drawn. */
[[nodiscard]] QString aboutHtml(const QString &version, const QString &graphics);

/** Every key: of the menus and of the check, the review and the page. */
[[nodiscard]] QString keysHtml(const WindowActions &actions, Qt::LayoutDirection direction);

} // namespace Carrel
