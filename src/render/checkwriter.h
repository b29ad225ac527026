// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/rendercontext.h"

namespace Carrel
{

/** True when @p lesson has a check that can be asked. */
[[nodiscard]] bool hasQuestions(const Lesson &lesson);

/** The checks of a lesson as questions with lettered options, in the order in which Carrel first asks them. */
void writeQuestions(RenderContext &context);

/** Which letters are right, and why each option is what it is; every answer leads back to its question. */
void writeAnswers(RenderContext &context);

/** The id of check number @p number, 1-based, in the lesson whose id is @p lesson. No block can be called so. */
[[nodiscard]] QString checkAnchor(const QString &lesson, qsizetype number);

/** The id of the answers to the checks of the lesson whose id is @p lesson. */
[[nodiscard]] QString answersAnchor(const QString &lesson);

} // namespace Carrel
