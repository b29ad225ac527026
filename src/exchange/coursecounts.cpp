// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/coursecounts.h"

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

/** Goes through one course; lives as long as that. */
class Counting
{
public:
    explicit Counting(const Course &course)
        : m_course(course)
    {
    }

    CourseCounts count()
    {
        m_counts.modules = int(m_course.outline.modules.size());
        m_counts.lessons = int(m_course.lessons.size());
        for (const auto &[slug, lesson] : m_course.lessons) {
            countBlocks(lesson->blocks);
            std::ranges::for_each(lesson->checks, [this](const Check &check) { countCheck(check); });
        }
        return std::move(m_counts);
    }

private:
    void countBlocks(const Blocks &blocks)
    {
        for (const Block &block : blocks) {
            ++m_counts.blocksByKind[kindWord(block)];
            if (const auto *image = std::get_if<Image>(&block.content)) {
                countPicture(image->source, image->origin);
            } else if (const auto *paragraph = std::get_if<Paragraph>(&block.content)) {
                countRuns(paragraph->runs);
            } else if (const auto *heading = std::get_if<Heading>(&block.content)) {
                countRuns(heading->runs);
            } else if (const auto *table = std::get_if<Table>(&block.content)) {
                countCells(*table);
            }
            forEachChildList(block, [this](const Blocks &children) { countBlocks(children); });
        }
    }

    void countCells(const Table &table)
    {
        std::ranges::for_each(table.head, [this](const Runs &cell) { countRuns(cell); });
        for (const std::vector<Runs> &row : table.rows) {
            std::ranges::for_each(row, [this](const Runs &cell) { countRuns(cell); });
        }
    }

    void countRuns(const Runs &runs)
    {
        for (const Run &run : runs) {
            if (!run.picture.isEmpty()) {
                countPicture(run.picture, {});
            }
        }
    }

    void countPicture(const QString &source, const QString &origin)
    {
        const auto isAddress = [](const QString &text) {
            return text.startsWith("//"_L1) || text.startsWith("http:"_L1, Qt::CaseInsensitive) ||
                   text.startsWith("https:"_L1, Qt::CaseInsensitive);
        };
        if (m_course.assets.contains(source)) {
            ++m_counts.picturesFound;
        } else if (isAddress(source) || isAddress(origin)) {
            ++m_counts.picturesRemote;
        } else {
            ++m_counts.picturesMissing;
        }
    }

    void countText(const RichText &text)
    {
        if (const auto *blocks = std::get_if<Blocks>(&text.content)) {
            countBlocks(*blocks);
        } else {
            countRuns(std::get<Runs>(text.content));
        }
    }

    void countCheck(const Check &check)
    {
        countText(check.question);
        if (!check.isUsable()) {
            ++m_counts.unusableChecks;
            return;
        }
        ++m_counts.checks;
        ++m_counts.checksByRight[int(std::ranges::count(check.options, true, &Option::correct))];
        for (const Option &option : check.options) {
            countText(option.text);
            ++m_counts.options;
            const std::optional<RichText> &own = option.correct ? option.why : option.tempting;
            const bool explained = (own && !own->isEmpty()) || (check.why && !check.why->isEmpty());
            ++(explained ? m_counts.reasonsPresent : m_counts.reasonsMissing);
        }
    }

    const Course &m_course;
    CourseCounts m_counts;
};

} // namespace

CourseCounts countsOf(const Course &course)
{
    return Counting(course).count();
}

} // namespace Carrel
