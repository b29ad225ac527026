// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/mdx/componentscan.h"
#include "formats/mdx/mdxquestion.h"

namespace Carrel
{

/**
 * Reads one page with components into blocks; the questions among them are gathered. Used by readMdxPage, and by
 * dialects for what stands inside their signs.
 */
class MdxReader
{
public:
    explicit MdxReader(const MdxContext &context);

    [[nodiscard]] Blocks read(const QString &text, int firstLine);

    /** The place of a question among the blocks. One without a text takes what stands before it. */
    [[nodiscard]] Blocks ask(QuizQuestion question);

    /** A text of a question, option or reason, read like the page. */
    [[nodiscard]] RichText readText(const QString &text, int firstLine) const;

    [[nodiscard]] const MdxContext &context() const { return m_context; }

    /** In the order of the page; their places are among the blocks. */
    [[nodiscard]] std::vector<QuizQuestion> takeQuestions() { return std::move(m_questions); }
    /** Those written as Carrel's own Markdown has them. */
    [[nodiscard]] std::vector<Check> takeWrittenChecks() { return std::move(m_checks); }

private:
    [[nodiscard]] std::optional<Blocks> readComponent(const Component &component);
    [[nodiscard]] std::optional<Blocks> readUnknown(const Component &component);
    [[nodiscard]] Blocks readQuestion(const Component &component);
    [[nodiscard]] Blocks readExercise(const Component &component);
    [[nodiscard]] Blocks readChoice(const Component &component);
    [[nodiscard]] Blocks readTip(const Component &component);
    [[nodiscard]] Blocks readTab(const Component &component);
    [[nodiscard]] Blocks readListing(const Component &component);
    [[nodiscard]] Blocks readDetails(const Component &component);
    [[nodiscard]] std::optional<Blocks> readPicture(const Component &component);
    [[nodiscard]] Blocks readFrame(const Component &component) const;
    [[nodiscard]] Blocks inner(const Component &component);

    const MdxContext &m_context;
    MarkdownOptions m_options;
    std::vector<QuizQuestion> m_questions;
    std::vector<Check> m_checks;
    int m_depth = 0;
};

} // namespace Carrel
