// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Carrel
{

/**
 * Whether @p path lies on another computer, or on a file system that cannot be told from one. Asked before SQLite gets
 * a write-ahead log and before the window would wait for a disk. Looks at the nearest folder that exists. It may itself
 * wait for a server, so it is not asked on the interface thread for folders of the learner's choice.
 */
[[nodiscard]] bool isRemote(const QString &path);

} // namespace Carrel
