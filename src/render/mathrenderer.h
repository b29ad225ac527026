// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <memory>

namespace Carrel
{

/** A formula ready for the page, or the reason why there is none. */
struct MathHtml {
    QByteArray html; ///< from KaTeX: safe tags only; empty when the formula could not be read
    QString error;   ///< what KaTeX said; empty when all is well
    bool operator==(const MathHtml &) const = default;
};

/**
 * TeX to static HTML with MathML inside, by KaTeX in a script engine of its own, which lives in a thread of its own.
 * Loads KaTeX at the first formula, or before when told; formulas met lately come from a cache. Safe to use
 * from several threads.
 */
class MathRenderer final
{
public:
    /** So many formulas are kept; those not met for longest go first. */
    static constexpr int maximumKept = 2'000;

    /** Longer sources are refused: KaTeX's time grows faster than their length. */
    static constexpr qsizetype maximumLength = 8'000;

    MathRenderer();
    ~MathRenderer();
    MathRenderer(const MathRenderer &) = delete;
    MathRenderer &operator=(const MathRenderer &) = delete;

    /** Loads KaTeX and warms it up while the program does other things: at once back, without waiting for it. */
    void prepare();

    [[nodiscard]] MathHtml render(const QString &tex, bool display);

private:
    struct Private;
    std::unique_ptr<Private> m_d;
};

/** The MathML inside the HTML of a formula, well-formed XML, for readers that draw formulas themselves. */
[[nodiscard]] QByteArray mathMl(const QByteArray &html, bool display);

} // namespace Carrel
