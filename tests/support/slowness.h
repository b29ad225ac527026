// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Carrel::Test
{

/** How many times as long things may take in this build: a sanitizer looks at every access. */
#ifdef __SANITIZE_ADDRESS__
inline constexpr int slowness = 5;
#else
inline constexpr int slowness = 1;
#endif

} // namespace Carrel::Test
