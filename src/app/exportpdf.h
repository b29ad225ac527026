// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/arguments.h"
#include "exchange/datafolders.h"

namespace Carrel
{

/** Before QApplication is made: an export needs no display. */
void doWithoutDisplay();

/**
 * Does what `carrel --export-pdf` asks for, without a window. Says on the terminal what came of it. The exit status: 0
 * written, 1 not. Runs the event loop.
 */
[[nodiscard]] int exportPdf(const Arguments &arguments, const DataFolders &folders);

} // namespace Carrel
