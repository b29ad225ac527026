// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exchange/namedcourse.h"

#include <memory>

namespace Carrel
{

struct DataFolders;

/**
 * The library of @p folders, its index up to date, or what keeps it from being so: its lists would not be true. A drive
 * that hangs keeps a thread and its share of the library, but not the command.
 */
[[nodiscard]] Result<std::shared_ptr<Library>> openLibrary(const DataFolders &folders);

/** The library as it is, for commands that bring the index up to date themselves. */
[[nodiscard]] std::unique_ptr<Library> libraryAsItIs(const DataFolders &folders);

} // namespace Carrel
