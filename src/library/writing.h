// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Carrel
{

/** Whether @p text has writing without spaces between words (Chinese, Japanese, Thai …), which is searched by parts. */
[[nodiscard]] bool hasUnspacedWriting(QStringView text);

} // namespace Carrel
