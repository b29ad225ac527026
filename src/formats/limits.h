// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTypes>

namespace Carrel
{

/** How much a reader takes in before it refuses. Generous for every real course, small beside a computer's memory. */
struct Limits {
    qint64 jsonBytes = 32LL << 20;   ///< a lesson is about 14 KB; 4,000 of them in one file are 56 MB and come as files
    int jsonDepth = 256;             ///< lists in notes in lists: a dozen; more is an attack on the stack
    qint64 fileBytes = 64LL << 20;   ///< any other single file, a picture or film excerpt
    qint64 packageBytes = 1LL << 30; ///< everything a package unpacks to
    int packageEntries = 20'000;     ///< files of a package or folder
    int folderDepth = 12;            ///< folders in folders
    int lessonBlocks = 50'000;       ///< a page longer than any book
    int rowsPerFile = 100;           ///< diagnostics told one by one; the rest is counted
    qint64 expansionFrom = 16LL << 20; ///< from this size on the ratio below counts
    int expansionRatio = 200;          ///< unpacked to packed; text rarely passes 20
    qint64 picturePixels = 64'000'000; ///< 256 MB once decoded
};

} // namespace Carrel
