// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course.h"

#include <functional>
#include <map>
#include <optional>
#include <set>

namespace Carrel
{

class CodeHighlighter;
class MathRenderer;
struct DocumentMeans;
struct RenderContext;

/** The lesson before or after, as the foot of the page shows it. */
struct NeighbourLink {
    LessonSlug slug;
    QString title;
    std::optional<int> minutes;
    bool here = false; ///< false: shown with title and minutes, as not in the library
    bool operator==(const NeighbourLink &) const = default;
};

/** What the page of a lesson needs to know beyond the lesson. Empty titles and zeros fall back to the lesson's own. */
struct LessonContext {
    CourseId course;
    QString courseTitle;
    QString moduleTitle;
    int number = 0; ///< 1-based; 0: not known
    int of = 0;
    std::optional<NeighbourLink> previous;
    std::optional<NeighbourLink> next;
    std::map<QString, Asset> assets;         ///< by path
    QString language;                        ///< BCP 47; empty when unknown
    QString direction;                       ///< "ltr", "rtl" or empty
    const DocumentMeans *document = nullptr; ///< null: for the page of the program
};

/** A lesson as HTML, for page::LessonView and carrel-cli. */
struct RenderedLesson {
    QByteArray html;            ///< what goes inside <main>; carries data-block on every block
    std::set<AssetHash> assets; ///< every file the HTML names
    QString title;
    QString language;
    QString direction;
    bool more = false; ///< what follows comes in portions
    bool operator==(const RenderedLesson &) const = default;
};

/** Writes a lesson as HTML. Knows no learner; all that changes while reading is drawn by page over it. */
class LessonRenderer final
{
public:
    LessonRenderer(MathRenderer &math, CodeHighlighter &highlighter);

    /** Into a document its checks come along, as questions on paper. */
    [[nodiscard]] RenderedLesson render(const Lesson &lesson, const LessonContext &context) const;
    /**
     * The same in portions of about @p bytes, so that the beginning of a long lesson is there before its end is
     * written. The first one is a page of its own, the html of the others goes to the end of its article; their assets
     * are those named so far. @p take gets them in order and says whether it wants more.
     */
    void renderInPortions(const Lesson &lesson, const LessonContext &context, qsizetype bytes,
                          const std::function<bool(RenderedLesson)> &take) const;
    /** Which options of its checks are right, and why: for the end of a document. */
    [[nodiscard]] RenderedLesson renderAnswers(const Lesson &lesson, const LessonContext &context) const;

private:
    [[nodiscard]] RenderContext begin(const Lesson &lesson, const LessonContext &context) const;
    [[nodiscard]] RenderedLesson finish(RenderContext &shared) const;

    MathRenderer &m_math;
    CodeHighlighter &m_highlighter;
};

/** A whole HTML file around @p lesson with its style sheets inside, for `carrel-cli show --html`. */
[[nodiscard]] QByteArray standalonePage(const RenderedLesson &lesson);

} // namespace Carrel
