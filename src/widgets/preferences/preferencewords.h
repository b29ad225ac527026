// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace Carrel
{

/**
 * Everything by which a row of Preferences is found: what stands on it (label, explanation, options, units) and words
 * that mean the same, in the language of the interface and in English. Used by PreferencesView.
 */
[[nodiscard]] QString preferenceWords(const QWidget &row);

} // namespace Carrel
