// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/quiz/optioncard.h"
#include "widgets/shared/pressguard.h"

#include <QWidget>

#include <set>
#include <vector>

class QVBoxLayout;

namespace Carrel
{

/**
 * The options of a check in the order they are shown: first to pick from, then with the verdict on them. Numbers pick,
 * arrows move. Used by CheckView.
 */
class OptionList final : public QWidget
{
    Q_OBJECT

public:
    explicit OptionList(QWidget *parent = nullptr);

    /** Guards toggles against double presses by @p clock. */
    void setClock(const Clock &clock);

    /** Shows @p check's options fresh, option order[i] at place i. */
    void ask(const Check &check, const std::vector<int> &order, const RichTextMeans &means);

    enum class Reasons { Folded, Shown };             ///< of what was chosen and what is right
    enum class Others { Hidden, Quiet, WithReasons }; ///< what was neither chosen nor right
    /** Draws the verdict: own choices first, then what else was right, then the others. */
    void showVerdict(const std::set<OptionKey> &chosen, Reasons reasons, Others others);

    void pick(int number); ///< 1-based, as the key; toggles when several are right
    void setPicked(const std::set<OptionKey> &keys);
    [[nodiscard]] std::vector<OptionKey> picked() const; ///< in the order on screen
    [[nodiscard]] std::vector<OptionKey> shown() const;  ///< in the order on screen
    [[nodiscard]] bool hasOtherReasons(const std::set<OptionKey> &chosen) const;
    [[nodiscard]] std::vector<OptionCard *> cards() const { return m_cards; } ///< by number
    void focusFirst();                                                        ///< the picked card, else the first

Q_SIGNALS:
    void picksChanged();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void makeCards(size_t count);
    void onClicked(int place);
    void moveFocus(int by);
    [[nodiscard]] bool isOpen() const { return m_open; }
    [[nodiscard]] const Option &optionAt(size_t place) const;

    Check m_check;
    std::vector<int> m_order;
    std::vector<OptionCard *> m_cards; ///< one a place
    QVBoxLayout *m_layout;
    std::optional<PressGuard> m_guard;
    int m_lastPlace = -1; ///< pressed last
    bool m_open = false;
};

} // namespace Carrel
