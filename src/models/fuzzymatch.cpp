// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/fuzzymatch.h"

#include "base/plainletters.h"

#include <QVarLengthArray>

#include <algorithm>

namespace Carrel
{

namespace
{

constexpr int forLetter = 4;
constexpr int forNext = 8;       // right after the letter before
constexpr int forWordBegin = 14; // at the beginning of a word
constexpr int forBegin = 6;      // at the beginning of the title
constexpr int forGap = -1;       // for each sign between
constexpr int worstGap = -8;
constexpr int forWhole = 40; // nothing is missing: before whatever was used last
constexpr int elsewhere = 6; // a word that is not in the title but around it

using Places = QVarLengthArray<int, 32>; // one for each of tens of thousands of titles at every key

quint64 bitOf(QChar sign)
{
    return sign.isLetterOrNumber() ? quint64(1) << (sign.unicode() % 64) : 0;
}

FoldedText withLetters(const QString &signs)
{
    FoldedText folded{signs, 0};
    for (const QChar sign : signs) {
        folded.letters |= bitOf(sign);
    }
    return folded;
}

bool isWordBegin(QStringView text, qsizetype at)
{
    return at == 0 || (!text[at - 1].isLetterOrNumber() && text[at].isLetterOrNumber());
}

/** The tightest run of places, found at the first end there is; empty: the letters are not all there in order. */
Places looseRun(QStringView text, QStringView word)
{
    qsizetype next = 0;
    qsizetype at = 0;
    for (; at < text.size() && next < word.size(); ++at) {
        next += text[at] == word[next] ? 1 : 0;
    }
    if (next < word.size()) {
        return {};
    }
    Places places(word.size());
    for (qsizetype letter = word.size() - 1; letter >= 0; --letter) {
        do {
            --at;
        } while (text[at] != word[letter]);
        places[letter] = int(at);
    }
    return places;
}

/** Where @p word stands as a whole, at the beginning of a word if it does so anywhere; -1: nowhere. */
qsizetype wholeAt(QStringView text, QStringView word)
{
    const qsizetype first = text.indexOf(word);
    for (qsizetype at = first; at >= 0; at = text.indexOf(word, at + 1)) {
        if (isWordBegin(text, at)) {
            return at;
        }
    }
    return first;
}

/** The beginnings of words one after the other: "bst" in "binary search tree"; empty when they do not fit. */
Places initials(QStringView text, QStringView word)
{
    Places places;
    for (qsizetype at = 0; at < text.size() && places.size() < word.size(); ++at) {
        if (text[at] == word[places.size()] && isWordBegin(text, at)) {
            places.append(int(at));
        }
    }
    return places.size() == word.size() ? places : Places();
}

Places bestRun(const FoldedText &text, const FoldedText &word)
{
    if ((word.letters & ~text.letters) != 0) {
        return {};
    }
    if (const qsizetype whole = wholeAt(text.signs, word.signs); whole >= 0) {
        Places places(word.signs.size());
        std::ranges::generate(places, [at = int(whole)]() mutable { return at++; });
        return places;
    }
    Places places = initials(text.signs, word.signs);
    return places.isEmpty() ? looseRun(text.signs, word.signs) : places;
}

int scoreOf(QStringView text, const Places &places)
{
    int score = 0;
    int before = -1;
    for (const int place : places) {
        score += forLetter + (isWordBegin(text, place) ? forWordBegin : 0);
        if (before >= 0) {
            const int gap = place - before - 1;
            score += gap == 0 ? forNext : std::max(worstGap, gap * forGap);
        }
        before = place;
    }
    return score + (places.front() == 0 ? forBegin : 0);
}

} // namespace

FoldedText foldedText(const QString &text)
{
    return withLetters(PlainLetters::of(text).text);
}

FuzzyPattern::FuzzyPattern(const QString &typed)
    : m_all(foldedText(typed.simplified()).signs)
{
    const QStringList words = typed.split(u' ', Qt::SkipEmptyParts);
    for (const QString &word : words) {
        m_words += foldedText(word);
    }
}

std::optional<int> FuzzyPattern::score(const FoldedText &title, const FoldedText &around) const
{
    int score = -int(title.signs.size()) / 8 + (title.signs == m_all ? forWhole : 0);
    bool isInTitle = m_words.isEmpty();
    for (const FoldedText &word : m_words) {
        const Places places = bestRun(title, word);
        if (!places.isEmpty()) {
            score += scoreOf(title.signs, places);
            isInTitle = true;
        } else if ((word.letters & ~around.letters) == 0 && around.signs.contains(word.signs)) {
            score += elsewhere;
        } else {
            return {};
        }
    }
    return isInTitle ? std::optional(score) : std::nullopt;
}

QList<int> FuzzyPattern::places(const QString &title) const
{
    const PlainLetters plain = PlainLetters::of(title);
    const FoldedText folded = withLetters(plain.text);
    QList<int> all;
    for (const FoldedText &word : m_words) {
        const Places places = bestRun(folded, word);
        for (const int place : places) {
            all += int(plain.places[size_t(place)]);
        }
    }
    std::ranges::sort(all);
    all.erase(std::ranges::unique(all).begin(), all.end());
    return all;
}

} // namespace Carrel
