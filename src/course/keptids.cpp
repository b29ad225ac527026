// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/keptids.h"

#include "course/blockmatch.h"
#include "course/identity.h"

#include <algorithm>
#include <set>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

template<typename Id> Id mapped(const std::map<Id, Id> &names, const Id &id)
{
    const auto found = names.find(id);
    return found == names.end() ? id : found->second;
}

/** Matches the checks of two versions, surest ways first; lives as long as that. */
class CheckMatch
{
public:
    CheckMatch(const Lesson &older, const KeptIds &olderKept, const Lesson &newer,
               const std::map<CheckId, Fingerprint> &answered)
        : m_older(older)
        , m_olderKept(olderKept)
        , m_newer(newer)
        , m_answered(answered)
        , m_known(newer.checks.size())
    {
        for (const Check &check : older.checks) {
            m_olderPrints.push_back(fingerprintOf(check));
            m_reserved.insert(check.id);
        }
        for (const auto &[id, print] : answered) {
            m_reserved.insert(id);
        }
    }

    std::map<CheckId, CheckId> match()
    {
        const auto eachOpen = [this](auto knownAs) {
            for (size_t i = 0; i < m_newer.checks.size(); ++i) {
                if (const CheckId id = m_known[i].isEmpty() ? knownAs(i) : CheckId();
                    !id.isEmpty() && m_taken.insert(id).second) {
                    m_known[i] = id;
                }
            }
        };
        eachOpen([this](size_t i) { return sameGivenId(i); });
        eachOpen([this](size_t i) { return sameQuestion(i); });
        eachOpen([this](size_t i) { return sameInHistory(i); });
        eachOpen([this](size_t i) { return samePlace(i); });
        eachOpen([this](size_t i) { return ownName(i); });
        return changedNames();
    }

private:
    [[nodiscard]] bool isOpen(const Check &older) const { return !m_taken.contains(older.id); }

    [[nodiscard]] CheckId sameGivenId(size_t i) const
    {
        const Check &check = m_newer.checks[i];
        const CheckId known = mapped(m_olderKept.checks, check.id);
        return check.idGiven && std::ranges::contains(m_older.checks, known, &Check::id) ? known : CheckId();
    }

    [[nodiscard]] CheckId sameQuestion(size_t i) const
    {
        const Fingerprint print = fingerprintOf(m_newer.checks[i]);
        for (size_t o = 0; o < m_older.checks.size(); ++o) {
            if (m_olderPrints[o] == print && isOpen(m_older.checks[o])) {
                return m_older.checks[o].id;
            }
        }
        return {};
    }

    [[nodiscard]] CheckId sameInHistory(size_t i) const
    {
        const Fingerprint print = fingerprintOf(m_newer.checks[i]);
        for (const auto &[id, then] : m_answered) {
            if (then == print && !m_taken.contains(id) && !std::ranges::contains(m_older.checks, id, &Check::id)) {
                return id;
            }
        }
        return {};
    }

    [[nodiscard]] CheckId samePlace(size_t i) const
    {
        const bool open = !m_newer.checks[i].idGiven && i < m_older.checks.size() && isOpen(m_older.checks[i]);
        return open && !m_older.checks[i].idGiven ? m_older.checks[i].id : CheckId();
    }

    /** A new check; it must not come into the history of another. */
    [[nodiscard]] CheckId ownName(size_t i) const
    {
        const Check &check = m_newer.checks[i];
        if (!m_taken.contains(check.id) && (check.idGiven || !m_reserved.contains(check.id))) {
            return check.id;
        }
        const QString stem = check.idGiven ? check.id.toString() : u"check"_s;
        for (size_t n = check.idGiven ? 2 : m_newer.checks.size() + 1;; ++n) {
            const CheckId name(stem + u'-' + QString::number(n));
            if (!m_taken.contains(name) && !m_reserved.contains(name)) {
                return name;
            }
        }
    }

    [[nodiscard]] std::map<CheckId, CheckId> changedNames() const
    {
        std::map<CheckId, CheckId> names;
        for (size_t i = 0; i < m_known.size(); ++i) {
            if (m_known[i] != m_newer.checks[i].id) {
                names.emplace(m_newer.checks[i].id, m_known[i]);
            }
        }
        return names;
    }

    const Lesson &m_older;
    const KeptIds &m_olderKept;
    const Lesson &m_newer;
    const std::map<CheckId, Fingerprint> &m_answered;
    std::vector<Fingerprint> m_olderPrints;
    std::vector<CheckId> m_known; ///< of the newer ones; empty: not found yet
    std::set<CheckId> m_taken;
    std::set<CheckId> m_reserved; ///< have or had a check of their own
};

/** Where older ids led before still leads somewhere, and the ids of the older version join them. */
std::map<BlockId, BlockId> joinedBlocks(const KeptIds &olderKept, const Lesson &older, const Lesson &newer)
{
    std::map<BlockId, BlockId> joined = matchBlocks(older.blocks, newer.blocks);
    const std::set<BlockId> present = blockIds(newer.blocks);
    for (const auto &[former, then] : olderKept.blocks) {
        const BlockId now = mapped(joined, then);
        if (present.contains(now) && !present.contains(former)) {
            joined.insert_or_assign(former, now);
        }
    }
    return joined;
}

void renameIn(Blocks &blocks, const std::map<CheckId, CheckId> &names)
{
    for (Block &block : blocks) {
        if (auto *place = std::get_if<CheckPlace>(&block.content)) {
            place->check = mapped(names, place->check);
        }
        forEachChildList(block, [&names](Blocks &children) { renameIn(children, names); });
    }
}

} // namespace

KeptIds keptIds(const Lesson &older, const KeptIds &olderKept, const Lesson &newer,
                const std::map<CheckId, Fingerprint> &answered)
{
    return {CheckMatch(older, olderKept, newer, answered).match(), joinedBlocks(olderKept, older, newer)};
}

void renameChecks(Lesson &lesson, const KeptIds &kept)
{
    if (kept.checks.empty()) {
        return;
    }
    for (Check &check : lesson.checks) {
        check.id = mapped(kept.checks, check.id);
    }
    renameIn(lesson.blocks, kept.checks);
}

} // namespace Carrel
