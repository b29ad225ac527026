// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/mdx/mdxpage.h"
#include "formats/questions/quizquestion.h"

namespace Carrel
{

/**
 * The options of <Question choices={[{text, explain, correct}, …]} />, from what stands in its braces. Nothing, and a
 * row, when they are not written out: that question alone is lost.
 */
[[nodiscard]] std::optional<QuizQuestion> readMdxChoices(const QString &choices, int line, const MdxContext &context);

/**
 * Gives the questions whose places are among @p blocks their texts, which stand before them: the heading, without its
 * number, and what is between it and the place. Those parts leave the blocks. @p title serves where there is no
 * heading.
 */
void takePrompts(Blocks &blocks, const Runs &title, std::vector<QuizQuestion> &questions);

/** The name by which a place stands for question @p n until the checks have their ids. */
[[nodiscard]] CheckId placeName(size_t n);

/** Gives the places among @p blocks the ids of the checks they stand for. */
void namePlaces(Blocks &blocks, const std::vector<Check> &checks);

} // namespace Carrel
