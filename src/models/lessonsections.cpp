// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lessonsections.h"

#include "course/plaintext.h"

#include <algorithm>

namespace Carrel
{

namespace
{

constexpr int mostAtAGlance = 12;

int levelOf(const Block &block)
{
    const auto *const heading = std::get_if<Heading>(&block.content);
    return heading && !plainText(heading->runs).trimmed().isEmpty() ? heading->level : 0;
}

/** Down to which level headings are listed, and which one is the first rank. */
std::pair<int, int> listedLevels(const Blocks &blocks)
{
    int first = 0;
    for (const Block &block : blocks) {
        const int level = levelOf(block);
        first = level > 0 && (first == 0 || level < first) ? level : first;
    }
    const auto upToSecond = std::ranges::count_if(
        blocks, [first](const Block &block) { return levelOf(block) > 0 && levelOf(block) <= first + 1; });
    return {first, upToSecond > mostAtAGlance ? first : first + 1};
}

} // namespace

LessonSections::LessonSections(const Lesson &lesson)
{
    const auto [first, last] = listedLevels(lesson.blocks);
    for (const Block &block : lesson.blocks) {
        const int level = levelOf(block);
        if (level > 0 && level <= last) {
            const auto &heading = std::get<Heading>(block.content);
            m_sections.push_back({block.id, plainText(heading.runs).simplified(), level - first});
        }
        const int section = int(m_sections.size()) - 1;
        forEachBlockIn(block, [this, section](const Block &each) { m_sectionOf.insert(each.id, section); });
    }
}

} // namespace Carrel
