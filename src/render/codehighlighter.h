// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>
#include <vector>

namespace Carrel
{

/** What a stretch of code is, in the kinds the styles tell apart. Plain stretches need no colour of their own. */
enum class CodeKind { Plain, Keyword, Function, Type, String, Number, Directive, Comment, Alert };

/** A stretch of code of one kind. Neighbours differ in kind; together they are the whole text. */
struct CodeSpan {
    qsizetype offset = 0;
    qsizetype length = 0;
    CodeKind kind = CodeKind::Plain;
    bool operator==(const CodeSpan &) const = default;
};

/** Splits code into spans with KSyntaxHighlighting. Safe to use from several threads. */
class CodeHighlighter final
{
public:
    /** Above this many spans a block stays plain: the page would be slow and the colours say nothing any more. */
    static constexpr qsizetype maximumSpans = 20'000;

    CodeHighlighter();
    ~CodeHighlighter();
    CodeHighlighter(const CodeHighlighter &) = delete;
    CodeHighlighter &operator=(const CodeHighlighter &) = delete;

    /** @p language as an author writes it: a name, an alias or a file ending. An unknown one gives one plain span. */
    [[nodiscard]] std::vector<CodeSpan> spans(const QString &text, const QString &language) const;

    /** The name to show for @p language, "C++" for "cpp"; the word itself when it is not known. */
    [[nodiscard]] QString displayName(const QString &language) const;

private:
    struct Private;
    std::unique_ptr<Private> m_d;
};

/** The class of a span in the page, "kw"; empty for Plain. */
[[nodiscard]] QString codeClass(CodeKind kind);

} // namespace Carrel
