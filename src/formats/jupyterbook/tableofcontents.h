// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "formats/datanode.h"

namespace Carrel::Jupyter
{

/** A page of the book. */
struct TocPage {
    QString path;  ///< from the root, with its ending
    QString title; ///< where the table of contents gives one
};

/** Pages that belong together. */
struct TocPart {
    QString title; ///< empty: the book's own
    std::vector<TocPage> pages;
};

/** The order of a book as _toc.yml gives it, in any of its forms; pages that are not there are told. */
[[nodiscard]] std::vector<TocPart> readToc(const DataNode &toc, const QString &root, const QString &file,
                                           Diagnostics &diagnostics);

} // namespace Carrel::Jupyter
