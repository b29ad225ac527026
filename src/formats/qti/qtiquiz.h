// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/html/htmltext.h"
#include "formats/questions/quizquestion.h"
#include "formats/xml/xmlfile.h"

#include <variant>

namespace Carrel
{

/** What a file in QTI holds, in its order: choice questions, and texts that stand between them. */
struct QtiQuiz {
    QString title;
    std::vector<std::variant<QuizQuestion, Blocks>> parts;
};

/** True when @p beginning is of a file in QTI 1.2, 2 or 3. */
[[nodiscard]] bool looksLikeQti(QByteArrayView beginning);

/**
 * Reads the choice questions of a file in QTI 1.2, 2.x or 3.0: single, multiple and true/false, with what is said of
 * each option. Questions of other kinds are counted in @p context.skipped, which must be there. Used for quizzes of
 * cartridges and for QTI files on their own.
 */
[[nodiscard]] QtiQuiz readQti(const XmlFile &xml, const HtmlContext &context);

} // namespace Carrel
