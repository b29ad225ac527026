// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <optional>

namespace Carrel
{

/** A text made ready to be compared: small and without accents. */
struct FoldedText {
    QString signs;
    quint64 letters = 0; ///< which letters are in it, a bit for each: most texts are ruled out by that alone
};

[[nodiscard]] FoldedText foldedText(const QString &text);

/**
 * What a person typed to go somewhere: letters that stand in the title in that order, with anything between; words in
 * any order. Used by GoToModel.
 */
class FuzzyPattern final
{
public:
    explicit FuzzyPattern(const QString &typed);

    [[nodiscard]] bool isEmpty() const { return m_words.isEmpty(); }
    /** How well @p title fits; a word that is not in it may be in @p around as it is, if another one is
     * in the title. Nothing: it does not fit. */
    [[nodiscard]] std::optional<int> score(const FoldedText &title, const FoldedText &around) const;
    /** The places of the letters in @p title as it is written, ascending; for one that fits. */
    [[nodiscard]] QList<int> places(const QString &title) const;

private:
    QString m_all; ///< as it is compared with a whole title
    QList<FoldedText> m_words;
};

} // namespace Carrel
