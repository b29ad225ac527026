// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/event.h"
#include "widgets/quiz/lessononscreen.h"
#include "widgets/shared/richtextdocument.h"

#include <optional>

namespace Carrel
{

class Library;
struct ListedCheck;

/** Finds the checks of all courses in the library, with what they are drawn with. Used by ReviewView. */
class ReviewPlaces final
{
public:
    explicit ReviewPlaces(Library &library)
        : m_library(library)
    {
    }

    void setMeans(const CodeHighlighter *highlighter, FormulaPictures *formulas);

    [[nodiscard]] LessonOnScreen lessonOf(const LessonRef &ref) const;  ///< without a lesson when it is not here
    [[nodiscard]] RichTextMeans meansFor(const CourseId &course) const; ///< to draw its checks with

    /** As the end page lists it, of a test with what came of the answer; nothing: it is here no more. */
    [[nodiscard]] std::optional<ListedCheck> listed(const CheckKey &key, const AnswerEvent *inTest = nullptr) const;

private:
    Library &m_library;
    const CodeHighlighter *m_highlighter = nullptr;
    FormulaPictures *m_formulas = nullptr;
};

} // namespace Carrel
