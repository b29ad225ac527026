// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace Carrel
{

/** A list of choices that is wide enough for the longest: under a style sheet Qt reckons without what it draws. */
class WholeComboBox final : public QComboBox
{
    Q_OBJECT

public:
    explicit WholeComboBox(QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

private:
    /** How much of @p width the words of a choice have. */
    [[nodiscard]] int roomForWords(int width) const;
    [[nodiscard]] int widthOfWords() const; ///< of the longest
    [[nodiscard]] QSize widened(QSize size) const;
};

} // namespace Carrel
