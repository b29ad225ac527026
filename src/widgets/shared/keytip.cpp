// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shared/keytip.h"

#include "base/foreigntext.h"

#include <QAbstractButton>
#include <QAction>
#include <QCoreApplication>

namespace Carrel
{

QString tipWithKey(const QString &words, const QAction &action)
{
    const QString key = action.shortcut().toString(QKeySequence::NativeText);
    return key.isEmpty()
               ? words
               : QCoreApplication::translate("KeyTip", "%1 (%2)", "what a button does, its key").arg(words, key);
}

void showKeyInTip(QAbstractButton *button, const QString &words, const QAction *action)
{
    const auto show = [button, words, action] { button->setToolTip(plainTip(tipWithKey(words, *action))); };
    QObject::connect(action, &QAction::changed, button, show);
    show();
}

} // namespace Carrel
