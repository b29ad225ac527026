// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Carrel
{

/** Makes the interface speak @p language (BCP 47; empty: the system's). Call once, after QApplication is made. */
void installLanguage(const QString &language);

} // namespace Carrel
