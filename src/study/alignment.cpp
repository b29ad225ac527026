// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/alignment.h"

#include <algorithm>
#include <map>
#include <vector>

namespace Carrel
{

namespace
{

constexpr qsizetype longestCompared = 200; ///< of a quote; of a longer one both ends are looked for
constexpr qsizetype end = longestCompared / 2;
constexpr qsizetype distinctive = 24; ///< a quote this long is known without its surroundings
constexpr qsizetype leastAround = 8;  ///< what a shorter one needs of them
constexpr qsizetype nearby = 16;      ///< as far they are compared: what follows may have been written anew too
constexpr size_t mostOccurrences = 64;
constexpr size_t mostWindows = 6;

/** The quote as it was found, and how many letters differ. */
struct Match {
    TextRange range;
    int quoteChanges = 0;
    int aroundChanges = 0;
};

/** Where @p words stand in @p text; nothing when they stand in so many places that they tell none from another. */
std::vector<qsizetype> fewPlaces(QStringView words, const QString &text)
{
    std::vector<qsizetype> places;
    for (qsizetype at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
        places.push_back(at);
        if (places.size() > mostOccurrences) {
            return {};
        }
    }
    return places;
}

/**
 * Where pieces of @p pattern that stayed as they were say that it begins in @p text, best supported first: of any
 * passage with few changes some pieces are whole. A piece that is there once says more than one that is there often.
 */
std::vector<qsizetype> likelyStarts(const QString &pattern, const QString &text)
{
    const qsizetype piece = std::clamp<qsizetype>(pattern.size() / 4, 3, 12);
    const qsizetype spread = std::max<qsizetype>(pattern.size() / 4, 4);
    std::map<qsizetype, double> votes;
    for (qsizetype from = 0; from + piece <= pattern.size(); from += std::max<qsizetype>(1, piece / 2)) {
        const std::vector<qsizetype> places = fewPlaces(QStringView(pattern).sliced(from, piece), text);
        for (const qsizetype at : places) {
            votes[(at - from) / spread] += 1.0 / double(places.size());
        }
    }
    std::vector<std::pair<qsizetype, double>> ranked(votes.begin(), votes.end());
    std::ranges::stable_sort(ranked, std::ranges::greater(), &std::pair<qsizetype, double>::second);
    std::vector<qsizetype> starts;
    for (size_t i = 0; i < ranked.size() && i < mostWindows; ++i) {
        starts.push_back(ranked[i].first * spread);
    }
    return starts;
}

/** Edit distances of every beginning of @p pattern to every end in @p window, which may begin anywhere in it. */
std::vector<int> distances(QStringView pattern, QStringView window)
{
    const size_t width = size_t(window.size()) + 1;
    std::vector<int> table((size_t(pattern.size()) + 1) * width, 0);
    for (qsizetype i = 1; i <= pattern.size(); ++i) {
        const size_t row = size_t(i) * width;
        table[row] = int(i);
        for (size_t j = 1; j < width; ++j) {
            const int changed = pattern.at(i - 1) == window.at(qsizetype(j) - 1) ? 0 : 1;
            table[row + j] =
                std::min({table[row - width + j - 1] + changed, table[row - width + j] + 1, table[row + j - 1] + 1});
        }
    }
    return table;
}

/** Lays @p words over @p window as well as it goes. */
Match align(const QuotedWords &words, QStringView window)
{
    const QString pattern = words.prefix + words.quote + words.suffix;
    const std::vector<int> table = distances(pattern, window);
    const size_t width = size_t(window.size()) + 1;
    const auto last = table.end() - qsizetype(width);
    size_t i = size_t(pattern.size());
    size_t j = size_t(std::ranges::min_element(last, table.end()) - last);
    const int all = table[i * width + j];
    const size_t quoteStart = size_t(words.prefix.size());
    const size_t quoteEnd = quoteStart + size_t(words.quote.size());
    Match match;
    int atEnd = 0;
    int atStart = 0;
    bool startKnown = false;
    for (;;) {
        const int here = table[i * width + j];
        if (i == quoteEnd) { // the first letters of a change behind the quote do not belong to it
            match.range.end = qsizetype(j);
            atEnd = here;
        }
        if (i == quoteStart && !startKnown) {
            match.range.start = qsizetype(j);
            atStart = here;
            startKnown = true;
        }
        if (i == 0) {
            break;
        }
        const bool same = j > 0 && pattern.at(qsizetype(i) - 1) == window.at(qsizetype(j) - 1);
        if (j > 0 && table[(i - 1) * width + j - 1] + (same ? 0 : 1) == here) {
            --i;
            --j;
        } else if (table[(i - 1) * width + j] + 1 == here) {
            --i;
        } else {
            --j;
        }
    }
    match.quoteChanges = atEnd - atStart;
    match.aroundChanges = all - match.quoteChanges;
    return match;
}

bool isAlike(const Match &match, const QuotedWords &words)
{
    const qsizetype length = words.quote.size();
    const qsizetype around = words.prefix.size() + words.suffix.size();
    const qsizetype allowed = length < 3 ? 1 : std::max<qsizetype>(2, length / 4);
    if (match.range.end <= match.range.start || match.quoteChanges > allowed) {
        return false;
    }
    return length >= distinctive || (around >= leastAround && match.aroundChanges <= around / 4);
}

std::optional<Match> bestMatch(const QuotedWords &words, const QString &text)
{
    const QString pattern = words.prefix + words.quote + words.suffix;
    const qsizetype slack = std::max<qsizetype>(pattern.size() / 2, 8);
    std::optional<Match> best;
    for (const qsizetype start : likelyStarts(pattern, text)) {
        const qsizetype from = std::clamp<qsizetype>(start - slack, 0, text.size());
        const qsizetype to = std::min(text.size(), start + pattern.size() + slack);
        if (to <= from) {
            continue;
        }
        Match match = align(words, QStringView(text).sliced(from, to - from));
        match.range.start += from;
        match.range.end += from;
        const auto changes = [](const Match &one) { return one.quoteChanges + one.aroundChanges; };
        if (isAlike(match, words) && (!best || changes(match) < changes(*best))) {
            best = match;
        }
    }
    return best;
}

} // namespace

std::optional<TextRange> findAlike(const QuotedWords &given, const QString &text)
{
    const QuotedWords words{given.quote, given.prefix.last(std::min(nearby, given.prefix.size())),
                            given.suffix.first(std::min(nearby, given.suffix.size()))};
    const qsizetype length = words.quote.size();
    if (length <= longestCompared) {
        const auto found = bestMatch(words, text);
        return found ? std::optional(found->range) : std::nullopt;
    }
    const auto first = bestMatch({words.quote.first(end), words.prefix, {}}, text);
    if (!first) {
        return std::nullopt;
    }
    const qsizetype from = first->range.start;
    const QString rest = text.sliced(from, std::min(text.size() - from, length + length / 2));
    const auto last = bestMatch({words.quote.last(end), {}, words.suffix}, rest);
    if (!last || last->range.end < length / 2) {
        return std::nullopt;
    }
    return TextRange{from, from + last->range.end};
}

} // namespace Carrel
