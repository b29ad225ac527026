// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/limits.h"
#include "formats/mdx/mdxpage.h"

namespace Carrel::Jupyter
{

/** Finds the page and place a label or document name means: "chapter-2#gauge"; empty when it is not known. */
using LabelTarget = std::function<QString(const QString &label)>;

/** What the signs of a page are read with. */
struct MystContext {
    QString root; ///< the folder of the book; nothing outside is read
    QString page; ///< from the root
    LabelTarget target = {};
};

/** Reads directives, roles, labels and comments of MyST Markdown, and quizzes that a cell of code would show. */
[[nodiscard]] SignReader signReader(const MystContext &context, const Limits &limits);

/** The labels that a page gives to its headings and formulas. */
[[nodiscard]] QStringList labelsOf(const QString &text);

} // namespace Carrel::Jupyter
