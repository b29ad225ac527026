// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quiz/optionlist.h"

#include "course/plaintext.h"
#include "widgets/shared/accessiblerole.h"
#include "widgets/shared/look.h"

#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace Carrel
{

namespace
{

const std::optional<RichText> &reasonOf(const Option &option)
{
    return option.correct ? option.why : option.tempting;
}

/** Wrong choices, right choices, what was missed, the rest: the order in which a learner wants them explained. */
int rank(const Option &option, bool chosen)
{
    if (chosen) {
        return option.correct ? 1 : 0;
    }
    return option.correct ? 2 : 3;
}

CardState verdictState(const Option &option, bool chosen)
{
    if (chosen) {
        return option.correct ? CardState::OwnRight : CardState::OwnWrong;
    }
    return option.correct ? CardState::RightAnswer : CardState::Quiet;
}

} // namespace

OptionList::OptionList(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(2 * Look::step);
    setAccessibleRole(this, QAccessible::Grouping);
}

void OptionList::setClock(const Clock &clock)
{
    m_guard.emplace(clock);
}

void OptionList::ask(const Check &check, const std::vector<int> &order, const RichTextMeans &means)
{
    m_check = check;
    m_order = order;
    m_open = true;
    m_lastPlace = -1;
    setAccessibleName(plainText(check.question));
    makeCards(order.size());
    for (size_t place = 0; place < m_cards.size(); ++place) {
        OptionCard *card = m_cards[place];
        card->setReason(std::nullopt);
        card->setOption(int(place) + 1, check.kind, optionAt(place).text, means);
        card->setState(CardState::Plain);
        card->setFocusPolicy(Qt::StrongFocus);
        card->show();
        m_layout->addWidget(card);
    }
}

void OptionList::showVerdict(const std::set<OptionKey> &chosen, Reasons reasons, Others others)
{
    m_open = false;
    std::vector<size_t> places(m_cards.size());
    std::ranges::generate(places, [next = size_t(0)]() mutable { return next++; });
    std::ranges::stable_sort(places, {},
                             [&](size_t place) { return rank(optionAt(place), chosen.contains(optionAt(place).key)); });
    QWidget *before = nullptr;
    for (const size_t place : places) {
        const Option &option = optionAt(place);
        const CardState state = verdictState(option, chosen.contains(option.key));
        OptionCard *card = m_cards[place];
        const bool withReason = state == CardState::Quiet ? others == Others::WithReasons : reasons == Reasons::Shown;
        card->setReason(withReason ? reasonOf(option) : std::nullopt);
        card->setState(state);
        card->setVisible(state != CardState::Quiet || others != Others::Hidden);
        m_layout->removeWidget(card);
        m_layout->addWidget(card);
        if (before != nullptr) {
            setTabOrder(before, card);
        }
        before = card;
    }
}

void OptionList::pick(int number)
{
    if (number >= 1 && size_t(number) <= m_cards.size()) {
        onClicked(number - 1);
        m_cards[size_t(number) - 1]->setFocus(Qt::ShortcutFocusReason);
    }
}

void OptionList::setPicked(const std::set<OptionKey> &keys)
{
    for (size_t place = 0; place < m_cards.size(); ++place) {
        m_cards[place]->setState(keys.contains(optionAt(place).key) ? CardState::Picked : CardState::Plain);
    }
    Q_EMIT picksChanged();
}

std::vector<OptionKey> OptionList::picked() const
{
    std::vector<OptionKey> keys;
    for (size_t place = 0; place < m_cards.size(); ++place) {
        if (m_cards[place]->state() == CardState::Picked) {
            keys.push_back(optionAt(place).key);
        }
    }
    return keys;
}

std::vector<OptionKey> OptionList::shown() const
{
    std::vector<OptionKey> keys;
    keys.reserve(m_cards.size());
    for (size_t place = 0; place < m_cards.size(); ++place) {
        keys.push_back(optionAt(place).key);
    }
    return keys;
}

bool OptionList::hasOtherReasons(const std::set<OptionKey> &chosen) const
{
    return std::ranges::any_of(m_check.options, [&](const Option &option) {
        return !option.correct && !chosen.contains(option.key) && reasonOf(option).has_value();
    });
}

void OptionList::focusFirst()
{
    for (OptionCard *card : m_cards) {
        if (card->state() == CardState::Picked) {
            card->setFocus(Qt::OtherFocusReason);
            return;
        }
    }
    if (!m_cards.empty()) {
        m_cards.front()->setFocus(Qt::OtherFocusReason);
    }
}

void OptionList::keyPressEvent(QKeyEvent *event)
{
    const int number = event->key() - Qt::Key_0;
    if (!isOpen()) {
        event->ignore();
        return;
    }
    if (number >= 1 && number <= 9 && !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier))) {
        if (!event->isAutoRepeat()) { // a key held down would toggle to and fro
            pick(number);
        }
    } else if (event->key() == Qt::Key_Down) {
        moveFocus(1);
    } else if (event->key() == Qt::Key_Up) {
        moveFocus(-1);
    } else {
        event->ignore();
    }
}

void OptionList::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        for (OptionCard *card : m_cards) {
            card->setFont(font()); // under a style sheet children do not inherit it
        }
    }
}

void OptionList::makeCards(size_t count)
{
    while (m_cards.size() < count) {
        auto *card = new OptionCard(this);
        const int place = int(m_cards.size());
        card->setFont(font());
        card->setObjectName(QStringLiteral("option%1").arg(place + 1));
        connect(card, &OptionCard::clicked, this, [this, place] { onClicked(place); });
        m_cards.push_back(card);
    }
    while (m_cards.size() > count) {
        delete m_cards.back();
        m_cards.pop_back();
    }
}

void OptionList::onClicked(int place)
{
    if (!isOpen()) {
        m_cards[size_t(place)]->setState(m_cards[size_t(place)]->state());
        return;
    }
    if (m_guard.has_value() && !m_guard->letsThrough() && m_lastPlace == place) {
        m_cards[size_t(place)]->setState(m_cards[size_t(place)]->state());
        return;
    }
    m_lastPlace = place;
    for (size_t each = 0; each < m_cards.size(); ++each) {
        OptionCard *card = m_cards[each];
        const bool wasPicked = card->state() == CardState::Picked;
        const bool here = each == size_t(place);
        const bool isPicked = m_check.kind == CheckKind::Multiple ? wasPicked != here : here;
        card->setState(isPicked ? CardState::Picked : CardState::Plain);
    }
    Q_EMIT picksChanged();
}

void OptionList::moveFocus(int by)
{
    const auto at = std::ranges::find_if(m_cards, [](const OptionCard *card) { return card->hasFocus(); });
    const int count = int(m_cards.size());
    if (count == 0) {
        return;
    }
    const int from = at == m_cards.end() ? (by > 0 ? -1 : 0) : int(at - m_cards.begin());
    const int to = (from + by + count) % count;
    if (m_check.kind == CheckKind::Single) {
        pick(to + 1);
    } else {
        m_cards[size_t(to)]->setFocus(by > 0 ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    }
}

const Option &OptionList::optionAt(size_t place) const
{
    return m_check.options[size_t(m_order[place])];
}

} // namespace Carrel
