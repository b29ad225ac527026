// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quiz/optioncardaccessible.h"

#include "widgets/quiz/optioncard.h"

namespace Carrel
{

namespace
{

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    auto *card = qobject_cast<OptionCard *>(object);
    return card == nullptr ? nullptr : new OptionCardAccessible(card);
}

bool isOpen(const OptionCard &card)
{
    return card.isEnabled() && (card.state() == CardState::Plain || card.state() == CardState::Picked);
}

} // namespace

OptionCardAccessible::OptionCardAccessible(OptionCard *card)
    : QAccessibleWidget(card)
{
}

QAccessible::Role OptionCardAccessible::role() const
{
    return card()->kind() == CheckKind::Single ? QAccessible::RadioButton : QAccessible::CheckBox;
}

QAccessible::State OptionCardAccessible::state() const
{
    QAccessible::State state = QAccessibleWidget::state();
    state.checkable = true;
    state.checked = card()->isChecked();
    state.readOnly = !isOpen(*card());
    return state;
}

QString OptionCardAccessible::text(QAccessible::Text kind) const
{
    switch (kind) {
    case QAccessible::Name:
        return card()->spoken();
    case QAccessible::Accelerator:
        return isOpen(*card()) ? QString::number(card()->number()) : QString();
    default:
        return QAccessibleWidget::text(kind);
    }
}

QStringList OptionCardAccessible::actionNames() const
{
    QStringList names;
    if (isOpen(*card())) {
        names << (card()->kind() == CheckKind::Single ? pressAction() : toggleAction());
    }
    return names << setFocusAction();
}

void OptionCardAccessible::doAction(const QString &name)
{
    if (name == pressAction() || name == toggleAction()) {
        if (isOpen(*card())) {
            card()->click();
        }
    } else {
        QAccessibleWidget::doAction(name);
    }
}

QStringList OptionCardAccessible::keyBindingsForAction(const QString &name) const
{
    if (name == pressAction() || name == toggleAction()) {
        return {QString::number(card()->number())};
    }
    return {};
}

OptionCard *OptionCardAccessible::card() const
{
    return static_cast<OptionCard *>(widget());
}

void installOptionCardAccessibility()
{
    [[maybe_unused]] static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
}

} // namespace Carrel
