// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Carrel
{

/**
 * Makes a family of resources/fonts known to the widgets, so that no letter depends on what a system has. Reads its
 * files at the first call; later ones cost nothing.
 */
void useBundledFont(const QString &family);

} // namespace Carrel
