// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/notesearch.h"

#include "base/plainletters.h"
#include "library/searchhit.h"

#include <algorithm>

namespace Carrel
{

namespace
{

constexpr qsizetype before = 30; ///< the first word in a snippet
constexpr qsizetype longest = 160;

/** What a note says, own words first. */
QString wordsOf(const Annotation &annotation)
{
    return annotation.text.isEmpty() ? annotation.anchor.quote
                                     : annotation.text.simplified() + u' ' + annotation.anchor.quote;
}

} // namespace

NoteQuery::NoteQuery(const QString &words)
{
    for (const QString &word : words.split(u' ', Qt::SkipEmptyParts)) {
        m_words << PlainLetters::of(word).text;
    }
    m_words.removeAll(QString());
}

bool NoteQuery::areIn(const QString &text) const
{
    const QString plain = PlainLetters::of(text).text;
    return std::ranges::all_of(m_words, [&plain](const QString &word) { return plain.contains(word); });
}

bool NoteQuery::matches(const NotedPlace &noted) const
{
    return m_words.isEmpty() || areIn(wordsOf(noted.annotation) + u'\n' + noted.lessonTitle);
}

bool NoteQuery::matches(const Annotation &annotation) const
{
    return m_words.isEmpty() || areIn(wordsOf(annotation));
}

QString NoteQuery::snippet(const Annotation &annotation) const
{
    const QString words = wordsOf(annotation);
    const PlainLetters plain = PlainLetters::of(words);
    std::vector<std::pair<qsizetype, qsizetype>> found; // in words
    for (const QString &word : m_words) {
        if (const qsizetype at = plain.text.indexOf(word); at >= 0) {
            found.emplace_back(plain.places[size_t(at)], plain.places[size_t(at + word.size() - 1)] + 1);
        }
    }
    std::ranges::sort(found);
    qsizetype start = found.empty() ? 0 : std::max<qsizetype>(0, found.front().first - before);
    const qsizetype space = start == 0 ? -1 : words.indexOf(u' ', start);
    start = space < 0 || (!found.empty() && space > found.front().first) ? start : space + 1;
    const qsizetype end = std::min(words.size(), start + longest);
    QString snippet;
    qsizetype at = start;
    for (const auto &[from, to] : found) {
        if (from >= at && to <= end) {
            snippet += words.sliced(at, from - at) + hitBegin + words.sliced(from, to - from) + hitEnd;
            at = to;
        }
    }
    return snippet + words.sliced(at, end - at);
}

std::vector<NoteHit> findNotes(const StudyState &state, NotedPlaces &places, const QString &words, size_t limit)
{
    const NoteQuery query(words);
    std::vector<const Annotation *> found;
    for (const auto &[key, annotation] : state.annotations()) {
        if (!query.isEmpty() && query.matches(annotation)) {
            found.push_back(&annotation);
        }
    }
    std::ranges::stable_sort(found, std::ranges::greater(), &Annotation::changedAt);
    found.resize(std::min(found.size(), limit)); // only of those their lessons are read
    std::vector<NoteHit> hits;
    hits.reserve(found.size());
    for (const Annotation *const annotation : found) {
        hits.push_back({places.noted(*annotation), query.snippet(*annotation)});
    }
    return hits;
}

} // namespace Carrel
