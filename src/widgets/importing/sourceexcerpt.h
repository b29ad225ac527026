// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"

#include <QStringList>

namespace Carrel
{

/** Some lines of a file around the place a remark is about. */
struct SourceExcerpt {
    QStringList lines;
    int firstLine = 1;  ///< the number of the first of them
    int markedLine = 0; ///< the number of the line that is meant; 0: none
};

/** Reads the lines around the place of @p diagnostic; none when it names no line or the file is not there any more.
    Reads the disk, so a worker calls it. */
[[nodiscard]] SourceExcerpt readExcerpt(const Diagnostic &diagnostic);

} // namespace Carrel
