// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/ids.h"
#include "study/ids.h"

#include <QDate>
#include <QHashFunctions>
#include <QLatin1StringView>

#include <utility>

namespace Carrel
{

/** Names one thing a learner noted in a lesson. */
struct AnnotationKey {
    CourseId course;
    LessonSlug lesson;
    AnnotationId annotation;

    bool operator==(const AnnotationKey &) const = default;
    auto operator<=>(const AnnotationKey &) const = default;
    [[nodiscard]] LessonRef lessonRef() const { return {course, lesson}; }
    friend size_t qHash(const AnnotationKey &key, size_t seed = 0) noexcept
    {
        return qHashMulti(seed, key.course, key.lesson, key.annotation);
    }
};

enum class AnnotationForm {
    Highlight, ///< of some words
    Note,      ///< on a block as a whole
    Bookmark,  ///< of a block
};

/** Each is drawn with a line of its own under the words, so that it is not told by colour alone. */
enum class MarkColour { Yellow, Green, Blue, Pink };

// The words of events, exports and the page for them.
inline constexpr std::pair<AnnotationForm, QLatin1StringView> annotationFormWords[] = {
    {AnnotationForm::Highlight, QLatin1StringView("highlight")},
    {AnnotationForm::Note, QLatin1StringView("note")},
    {AnnotationForm::Bookmark, QLatin1StringView("bookmark")},
};
inline constexpr std::pair<MarkColour, QLatin1StringView> markColourWords[] = {
    {MarkColour::Yellow, QLatin1StringView("yellow")},
    {MarkColour::Green, QLatin1StringView("green")},
    {MarkColour::Blue, QLatin1StringView("blue")},
    {MarkColour::Pink, QLatin1StringView("pink")},
};
[[nodiscard]] constexpr QLatin1StringView wordOf(AnnotationForm form)
{
    return annotationFormWords[int(form)].second;
}
[[nodiscard]] constexpr QLatin1StringView wordOf(MarkColour colour)
{
    return markColourWords[int(colour)].second;
}

/**
 * Where in a lesson something was noted: the block, and the words with what stands around them, which find the place
 * again when the block is gone. Of a note or bookmark the words are the beginning of its block. All texts are as in
 * ReadingText. Found again by placeOf().
 */
struct Anchor {
    BlockId block;
    int offset = 0; ///< of the first word in the block, UTF-16 units
    QString quote;
    QString prefix; ///< the text before the quote, anchorContext units at most
    QString suffix; ///< the text behind it

    bool operator==(const Anchor &) const = default;
};

[[nodiscard]] AnnotationId newAnnotationId();

inline constexpr int anchorContext = 32;
inline constexpr int longestQuote = 4000; ///< of a highlight
inline constexpr int blockQuote = 120;    ///< of a note or bookmark

/** A highlight, note or bookmark as it is now. */
struct Annotation {
    AnnotationKey key;
    AnnotationForm form = AnnotationForm::Highlight;
    Anchor anchor;
    MarkColour colour = MarkColour::Yellow; ///< of a highlight
    QString text;                           ///< the learner's own words: a note, the name of a bookmark; may be empty
    qint64 madeAt = 0;                      ///< hybrid time, ms since 1970 UTC
    qint64 changedAt = 0;                   ///< the same, of the last change
    QDate date;                             ///< on which it was made, by the calendar there and then

    bool operator==(const Annotation &) const = default;
};

} // namespace Carrel
