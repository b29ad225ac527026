// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mdxpagefuzz.h"

using namespace Carrel;

/** A page in MDX never fails, whatever its components hold. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Fuzz::readPage(Fuzz::textOf(data, size), {});
    return 0;
}
