// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/passage.h"

#include "course/plaintext.h"

#include <QHash>
#include <QSet>
#include <QStringList>

#include <algorithm>
#include <cmath>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr double saturation = 1.2;  ///< k1 of BM25
constexpr double lengthShare = 0.5; ///< b of BM25: blocks of one lesson are of like length
constexpr double neededLead = 1.2;  ///< how much better than the second the best must be

/** A block that may be the passage, with the words it and its heading hold. */
struct Candidate {
    BlockId id;
    QHash<QString, int> counts;
    int length = 0;
};

/** Words in lower case, cut so that most endings of a language fall away. */
QStringList termsOf(const QString &text)
{
    constexpr qsizetype stem = 6;
    QStringList terms;
    QString word;
    for (const QChar c : text.normalized(QString::NormalizationForm_KC).toLower() + u' ') {
        if (c.isLetterOrNumber() || c.isMark() || c.isSurrogate()) {
            word += c;
            continue;
        }
        if (word.size() > 2 || (!word.isEmpty() && word.front().isDigit())) {
            if (word.size() > 3 && word.size() <= stem && word.endsWith(u's')) {
                word.chop(1);
            }
            terms << word.left(stem);
        }
        word.clear();
    }
    return terms;
}

std::vector<Candidate> candidatesOf(const Blocks &blocks)
{
    std::vector<Candidate> candidates;
    QStringList heading;
    for (const Block &block : blocks) {
        if (std::holds_alternative<Heading>(block.content)) {
            heading = termsOf(plainText(block));
            continue;
        }
        const QStringList words = termsOf(plainText(block));
        if (words.isEmpty()) {
            continue;
        }
        Candidate candidate{block.id, {}, int(words.size() + heading.size())};
        for (const QString &word : words + heading) {
            ++candidate.counts[word];
        }
        candidates.push_back(std::move(candidate));
    }
    return candidates;
}

QSet<QString> queryOf(const Check &check)
{
    QStringList words = termsOf(plainText(check.question));
    for (const Option &option : check.options) {
        if (option.correct) {
            words += termsOf(plainText(option.text));
        }
    }
    return {words.begin(), words.end()};
}

std::vector<double> scoresOf(const std::vector<Candidate> &candidates, const QSet<QString> &query)
{
    double meanLength = 0;
    for (const Candidate &candidate : candidates) {
        meanLength += double(candidate.length) / double(candidates.size());
    }
    std::vector<double> scores(candidates.size(), 0.0);
    for (const QString &word : query) {
        const auto holding = double(
            std::ranges::count_if(candidates, [&word](const Candidate &block) { return block.counts.contains(word); }));
        if (holding * 2 > double(candidates.size()) && candidates.size() > 2) {
            continue; // a word of most blocks, an article or the lesson's subject, tells none of them from the others
        }
        const double rarity = std::log(1.0 + (double(candidates.size()) - holding + 0.5) / (holding + 0.5));
        for (size_t i = 0; i < candidates.size(); ++i) {
            const double count = candidates[i].counts.value(word);
            const double length = 1.0 - lengthShare + lengthShare * candidates[i].length / meanLength;
            scores[i] += rarity * count * (saturation + 1.0) / (count + saturation * length);
        }
    }
    return scores;
}

/** At whatever depth; nullptr: it is not there. */
const Block *findBlock(const Blocks &blocks, const BlockId &id)
{
    for (const Block &block : blocks) {
        const Block *found = block.id == id ? &block : nullptr;
        forEachChildList(block, [&](const Blocks &children) { found = found ? found : findBlock(children, id); });
        if (found) {
            return found;
        }
    }
    return nullptr;
}

/** What the course says: the check's own passage, else that of its first right option that names a block there. */
std::optional<BlockId> givenPassageOf(const Lesson &lesson, const Check &check)
{
    const auto isThere = [&lesson](const std::optional<BlockId> &id) { return id && findBlock(lesson.blocks, *id); };
    if (isThere(check.passage)) {
        return check.passage;
    }
    const auto right = std::ranges::find_if(
        check.options, [&](const Option &option) { return option.correct && isThere(option.passage); });
    return right == check.options.end() ? std::nullopt : right->passage;
}

} // namespace

std::optional<BlockId> passageOf(const Lesson &lesson, const Check &check)
{
    if (const auto given = givenPassageOf(lesson, check)) {
        return given;
    }
    const std::vector<Candidate> candidates = candidatesOf(lesson.blocks);
    std::vector<double> scores = scoresOf(candidates, queryOf(check));
    const auto best = std::ranges::max_element(scores);
    if (best == scores.end() || *best <= 0) {
        return std::nullopt;
    }
    const BlockId id = candidates[size_t(best - scores.begin())].id;
    const double lead = std::exchange(*best, 0.0);
    return lead >= neededLead * *std::ranges::max_element(scores) ? std::optional(id) : std::nullopt;
}

const Block *shownPassageOf(const Lesson &lesson, const Check &check)
{
    const auto passage = check.showsPassage ? passageOf(lesson, check) : std::nullopt;
    return passage ? findBlock(lesson.blocks, *passage) : nullptr;
}

} // namespace Carrel
