// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdownfolder/foldersigns.h"
#include "mdxpagefuzz.h"

using namespace Carrel;

/** A page with the signs of site generators never fails. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Fuzz::readPage(Fuzz::textOf(data, size), Folder::signReader());
    return 0;
}
