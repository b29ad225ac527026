// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exchange/notedplaces.h"

#include <QStringList>

namespace Carrel
{

/** What somebody looks for in notes: every word, as a part of any, whatever its accents and case. */
class NoteQuery final
{
public:
    explicit NoteQuery(const QString &words);

    [[nodiscard]] bool isEmpty() const { return m_words.isEmpty(); }

    /** Whether the note, its quote or the title of its lesson has all words; without words all match. */
    [[nodiscard]] bool matches(const NotedPlace &noted) const;
    [[nodiscard]] bool matches(const Annotation &annotation) const; ///< the same without the title

    /** The passage of a note that matches, with the words between hitBegin and hitEnd as in SearchHit. */
    [[nodiscard]] QString snippet(const Annotation &annotation) const;

private:
    [[nodiscard]] bool areIn(const QString &text) const;

    QStringList m_words; ///< as PlainLetters has them
};

/** A note that a search found. */
struct NoteHit {
    NotedPlace noted;
    QString snippet;
    bool operator==(const NoteHit &) const = default;
};

/** The notes of a learner that have all of @p words, the last changed first; none without words. */
[[nodiscard]] std::vector<NoteHit> findNotes(const StudyState &state, NotedPlaces &places, const QString &words,
                                             size_t limit);

} // namespace Carrel
