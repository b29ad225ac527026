// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/block.h"

namespace Carrel
{

/** What is shown above code: "cpp" is "C++"; an unknown word stays as it is, no word gives no label. */
[[nodiscard]] QString codeLabel(const QString &language);

/** Whether code is a program, what one printed, or both mixed on a console. */
[[nodiscard]] CodeRole codeRole(const QString &language);

} // namespace Carrel
