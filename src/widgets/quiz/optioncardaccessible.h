// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessibleWidget>

namespace Carrel
{

class OptionCard;

/** A card as screen readers meet it: a radio button or a check box that says number, words, state and reason. */
class OptionCardAccessible final : public QAccessibleWidget
{
public:
    explicit OptionCardAccessible(OptionCard *card);

    [[nodiscard]] QAccessible::Role role() const override;
    [[nodiscard]] QAccessible::State state() const override;
    [[nodiscard]] QString text(QAccessible::Text kind) const override;
    [[nodiscard]] QStringList actionNames() const override;
    void doAction(const QString &name) override;
    [[nodiscard]] QStringList keyBindingsForAction(const QString &name) const override;

private:
    [[nodiscard]] OptionCard *card() const;
};

/** Makes screen readers meet every OptionCard through OptionCardAccessible. Safe to call again. */
void installOptionCardAccessibility();

} // namespace Carrel
