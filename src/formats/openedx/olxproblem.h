// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/html/htmltext.h"
#include "formats/questions/quizquestion.h"
#include "formats/xml/xmlfile.h"

#include <variant>

namespace Carrel::Olx
{

/** What a problem holds in its order: choice questions, and text that stands around them. */
using ProblemParts = std::vector<std::variant<QuizQuestion, Blocks>>;

/**
 * Reads a problem: multiple choice, checkboxes and dropdowns with the reasons given for each option become questions.
 * A problem that needs a script or an answer of another kind is shown as text and counted; nothing in it is run.
 * @p urlName becomes the id of the question.
 */
[[nodiscard]] ProblemParts readProblem(pugi::xml_node problem, const QString &urlName, const QString &title,
                                       const HtmlContext &context);

} // namespace Carrel::Olx
