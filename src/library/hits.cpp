// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/hits.h"

#include "base/plainletters.h"
#include "library/searchrows.h"

#include <QSet>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr qsizetype signsBefore = 50; // of a snippet, on each side of its first found word
constexpr qsizetype signsAfter = 110;

struct FoundPassage {
    SearchHit hit;
    int words = 0; ///< different ones
};

/** Puts marks around @p word, which the word index does not know. */
void markStretch(QString &text, const QString &word)
{
    for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.size() + 2)) {
        text.insert(at + word.size(), hitEnd);
        text.insert(at, hitBegin);
    }
}

int differentWords(const QString &passage)
{
    QSet<QString> words;
    for (qsizetype begin = passage.indexOf(hitBegin); begin >= 0; begin = passage.indexOf(hitBegin, begin + 1)) {
        const qsizetype end = passage.indexOf(hitEnd, begin);
        words.insert(PlainLetters::of(passage.mid(begin + 1, end - begin - 1)).text);
    }
    return int(words.size());
}

/** Moves @p place back to where a word begins, if one does nearby. */
qsizetype wordBorder(const QString &text, qsizetype place, qsizetype last)
{
    constexpr qsizetype near = 15;
    for (qsizetype i = place; i < qMin(last, place + near); ++i) {
        if (text.at(i).isSpace()) {
            return i + 1;
        }
    }
    return place;
}

qsizetype wordBorderBefore(const QString &text, qsizetype place, qsizetype first)
{
    constexpr qsizetype near = 15;
    for (qsizetype i = place; i > qMax(first, place - near); --i) {
        if (text.at(i - 1).isSpace()) {
            return i - 1;
        }
    }
    return place;
}

QString snippetOf(const QString &passage)
{
    const qsizetype found = qMax(qsizetype(0), passage.indexOf(hitBegin));
    const qsizetype foundEnd = qMax(found, passage.indexOf(hitEnd, found));
    const qsizetype from = found > signsBefore ? wordBorder(passage, found - signsBefore, found) : 0;
    const qsizetype wanted = foundEnd + signsAfter;
    const qsizetype to = wanted < passage.size() ? wordBorderBefore(passage, wanted, foundEnd + 1) : passage.size();
    QString snippet = passage.mid(from, to - from);
    if (snippet.count(hitBegin) > snippet.count(hitEnd)) {
        snippet += hitEnd; // the cut fell into a found word
    }
    return (from > 0 ? u"…"_s : QString()) + snippet + (to < passage.size() ? u"…"_s : QString());
}

template<typename Place> void addPassages(const QString &column, const QStringList &ids, const SearchHit &about,
                                          Place place, int wanted, std::vector<FoundPassage> &found)
{
    const QList<QStringView> passages = QStringView(column).split(passageEnd);
    for (qsizetype i = 0; i < passages.size(); ++i) {
        if (passages.at(i).contains(hitBegin)) {
            FoundPassage passage{about, 0};
            passage.hit.snippet = passages.at(i).toString();
            passage.words = qMin(wanted, differentWords(passage.hit.snippet)); // a beginning has several
            place(passage.hit, ids.value(i));
            found.push_back(std::move(passage));
        }
    }
}

} // namespace

LessonHits hitsIn(SearchedLesson lesson, const SearchQuery &query, int most)
{
    for (const QString &stretch : query.stretches) {
        for (QString *const column : {&lesson.title, &lesson.headings, &lesson.texts, &lesson.checks}) {
            markStretch(*column, stretch);
        }
    }
    const auto atTitle = [](SearchHit &, const QString &) {};
    const auto atBlock = [](SearchHit &hit, const QString &id) { hit.block = BlockId(id); };
    const auto atCheck = [](SearchHit &hit, const QString &id) { hit.check = CheckId(id); };
    const int wanted = int(query.terms.size() + query.stretches.size());
    std::vector<FoundPassage> found;
    addPassages(lesson.title, {}, lesson.about, atTitle, wanted, found);
    addPassages(lesson.headings, lesson.headingIds, lesson.about, atBlock, wanted, found);
    addPassages(lesson.texts, lesson.textIds, lesson.about, atBlock, wanted, found);
    addPassages(lesson.checks, lesson.checkIds, lesson.about, atCheck, wanted, found);
    std::ranges::stable_sort(found, std::greater(), &FoundPassage::words);
    LessonHits hits;
    hits.together = !found.empty() && found.front().words >= wanted;
    // Words that are in one passage need no others; words of different passages are each shown.
    for (size_t i = 0; i < found.size() && int(i) < most; ++i) {
        if (hits.together && found[i].words < found.front().words) {
            break;
        }
        hits.hits.push_back(std::move(found[i].hit));
        hits.hits.back().snippet = snippetOf(hits.hits.back().snippet);
    }
    return hits;
}

} // namespace Carrel
