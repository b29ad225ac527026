// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/blockmatch.h"

#include "course/identity.h"
#include "course/plaintext.h"

#include <QStringList>

#include <algorithm>

namespace Carrel
{

namespace
{

constexpr double enoughAlike = 0.5;  ///< share of words in common from which on it is the same passage
constexpr size_t mostCompared = 500; ///< a lesson that was rewritten as a whole is not compared word by word

/** One block with its words, for comparing. */
struct Passage {
    BlockId id;
    QString text;
    QStringList words; ///< sorted
};

void collect(const Blocks &blocks, const std::set<BlockId> &without, std::vector<Passage> &passages)
{
    for (const Block &block : blocks) {
        if (!without.contains(block.id)) {
            passages.push_back({block.id, normalisedText(plainText(block)), {}});
        }
        forEachChildList(block, [&](const Blocks &children) { collect(children, without, passages); });
    }
}

void collectIds(const Blocks &blocks, std::set<BlockId> &ids)
{
    for (const Block &block : blocks) {
        ids.insert(block.id);
        forEachChildList(block, [&ids](const Blocks &children) { collectIds(children, ids); });
    }
}

void splitWords(std::vector<Passage> &passages)
{
    for (Passage &passage : passages) {
        passage.words = passage.text.toLower().split(u' ', Qt::SkipEmptyParts);
        passage.words.sort();
    }
}

/** Twice the common words over all words: 1 for equal, 0 for nothing in common. */
double likeness(const QStringList &a, const QStringList &b)
{
    if (a.isEmpty() || b.isEmpty()) {
        return 0;
    }
    QStringList common;
    std::ranges::set_intersection(a, b, std::back_inserter(common));
    return 2.0 * double(common.size()) / double(a.size() + b.size());
}

void matchEqual(std::vector<Passage> &older, std::vector<Passage> &newer, std::map<BlockId, BlockId> &matches)
{
    std::erase_if(older, [&](const Passage &passage) {
        const auto same = passage.text.isEmpty() ? newer.end() : std::ranges::find(newer, passage.text, &Passage::text);
        if (same == newer.end()) {
            return false;
        }
        matches.emplace(passage.id, same->id);
        newer.erase(same);
        return true;
    });
}

void matchAlike(std::vector<Passage> &older, std::vector<Passage> &newer, std::map<BlockId, BlockId> &matches)
{
    splitWords(older);
    splitWords(newer);
    for (const Passage &passage : older) {
        const auto best = std::ranges::max_element(
            newer, {}, [&passage](const Passage &other) { return likeness(passage.words, other.words); });
        if (best != newer.end() && likeness(passage.words, best->words) >= enoughAlike) {
            matches.emplace(passage.id, best->id);
            newer.erase(best);
        }
    }
}

} // namespace

std::set<BlockId> blockIds(const Blocks &blocks)
{
    std::set<BlockId> ids;
    collectIds(blocks, ids);
    return ids;
}

std::map<BlockId, BlockId> matchBlocks(const Blocks &older, const Blocks &newer)
{
    std::vector<Passage> gone;
    std::vector<Passage> come;
    collect(older, blockIds(newer), gone);
    collect(newer, blockIds(older), come);
    std::map<BlockId, BlockId> matches;
    matchEqual(gone, come, matches);
    if (gone.size() <= mostCompared && come.size() <= mostCompared) {
        matchAlike(gone, come, matches);
    }
    return matches;
}

} // namespace Carrel
