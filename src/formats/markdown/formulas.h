// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace Carrel::Markdown
{

/** One formula as its author wrote it. */
struct Formula {
    QString tex;
    QString source; ///< with its dollar signs
    bool display = false;
};

/**
 * A text whose formulas were replaced by short marks that mean nothing in Markdown, because Markdown would eat the
 * stars and backslashes of TeX. Lines keep their numbers. Used by every reader of this folder.
 */
class TextWithoutFormulas
{
public:
    /**
     * Takes $…$ (on one line, no blank inside the dollar signs, no digit after the second) and $$…$$ (up to a blank
     * line) out of @p text, but not out of code, and not where the dollar sign has a backslash.
     */
    explicit TextWithoutFormulas(const QString &text);

    [[nodiscard]] const QString &text() const { return m_text; }

    /** A stretch of text between marks, or one formula. */
    struct Part {
        QString text;
        const Formula *formula = nullptr;
    };
    /** Cuts what came out of the Markdown parser at its marks. */
    [[nodiscard]] std::vector<Part> parts(const QString &text) const;

    /** Puts formulas back as they were written: for code, addresses and raw HTML. */
    [[nodiscard]] QString restored(const QString &text) const;

    /** Formulas as bare TeX: for alternative texts. */
    [[nodiscard]] QString plain(const QString &text) const;

private:
    QString m_text;
    QChar m_open;
    QChar m_close;
    std::vector<Formula> m_formulas;
};

} // namespace Carrel::Markdown
