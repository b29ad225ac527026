// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/datanode.h"
#include "formats/mdx/mdxreader.h"

namespace Carrel::MdBook
{

/**
 * The questions of a quiz as mdbook-quiz keeps it in TOML: choices become checks at this place; what has to be typed
 * becomes a question with its answer folded away, since Carrel asks choices only. Other kinds are counted. @p file is
 * where the quiz lies, @p line the line of the page on which it stands.
 */
[[nodiscard]] Blocks readQuiz(const DataNode &quiz, const QString &file, int line, MdxReader &reader);

} // namespace Carrel::MdBook
