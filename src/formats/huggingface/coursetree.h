// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/datanode.h"

namespace Carrel::HuggingFace
{

/** One page of the tree. */
struct TreePage {
    QString local; ///< its path without the ending: "chapter1/2"
    QString title;
    QString slug;
    QString framework; ///< "pt", "tf": which branches of its text are read
    int line = 0;
};

/** A chapter with its pages. */
struct TreeChapter {
    QString title;
    std::vector<TreePage> pages;
};

/** The order of a course. A page written for several frameworks is there for each of them, for PyTorch first. */
[[nodiscard]] std::vector<TreeChapter> courseTree(const DataNode &root);

/** A link of the page @p local as the lesson is to name it: the slug of a page of this course, or a whole address. */
[[nodiscard]] QString linkTarget(const QString &address, const QString &local, const std::vector<TreeChapter> &tree);

} // namespace Carrel::HuggingFace
