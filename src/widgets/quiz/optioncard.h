// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/check.h"
#include "widgets/shared/richtextdocument.h"

#include <QAbstractButton>

namespace Carrel
{

/** What a card says of its option. Every state but Plain is also a word on the card, never a colour alone. */
enum class CardState {
    Plain,       ///< can be picked
    Picked,      ///< will be the answer
    OwnRight,    ///< chosen, and right
    OwnWrong,    ///< chosen, and wrong
    RightAnswer, ///< right, and not chosen
    Quiet,       ///< neither
};

/**
 * One option of a check: the number of its key, its words, and after the answer a tag and the reason. A button for
 * mouse, keyboard and screen readers; OptionList holds them.
 */
class OptionCard final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit OptionCard(QWidget *parent = nullptr);

    /** @p number is the key that picks it, from 1. */
    void setOption(int number, CheckKind kind, const RichText &text, const RichTextMeans &means);
    void setState(CardState state);
    /** Shown under the words; nothing: no reason. */
    void setReason(const std::optional<RichText> &reason);

    [[nodiscard]] int number() const { return m_number; }
    [[nodiscard]] CheckKind kind() const { return m_kind; }
    [[nodiscard]] CardState state() const { return m_state; }
    /** "Your choice." and the like; empty while nothing is decided. */
    [[nodiscard]] QString stateWords() const;
    /** Everything the card says, as a screen reader speaks it: number, words, state, reason. */
    [[nodiscard]] QString spoken() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void refresh();
    void tellName();
    [[nodiscard]] bool isReadFromRight() const;
    [[nodiscard]] int textLeft() const;
    [[nodiscard]] int capSize() const;
    void paintFrame(QPainter &painter) const;
    void paintCap(QPainter &painter) const;

    int m_number = 1;
    CheckKind m_kind = CheckKind::Single;
    CardState m_state = CardState::Plain;
    RichText m_text;
    std::optional<RichText> m_reason;
    RichTextMeans m_means;
    RichTextDocument *m_words;
    RichTextDocument *m_below;
};

} // namespace Carrel
