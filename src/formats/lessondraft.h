// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/lesson.h"
#include "formats/questions/quizquestion.h"

namespace Carrel
{

/** A lesson while it is read: texts and questions in their order. Used by readers whose pages hold questions. */
class LessonDraft
{
public:
    void add(Blocks blocks);
    /** The place of a check, and the check: for readers that put the place among blocks themselves. */
    [[nodiscard]] Block addCheck(const QuizQuestion &question, const QString &file, Diagnostics &diagnostics);
    void add(const QuizQuestion &question, const QString &file, Diagnostics &diagnostics);

    [[nodiscard]] bool isEmpty() const { return m_blocks.empty(); }
    [[nodiscard]] int checkCount() const { return int(m_checks.size()); }

    /** The lesson with all ids set; given ids that repeat in it get a number and, for checks, a Warning. */
    [[nodiscard]] Lesson finish(const QString &title, const QString &slug, const QString &file,
                                Diagnostics &diagnostics) &&;

private:
    Blocks m_blocks;
    std::vector<Check> m_checks;
};

} // namespace Carrel
