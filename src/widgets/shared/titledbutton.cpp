// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shared/titledbutton.h"

#include "base/foreigntext.h"
#include "base/shorttext.h"

#include <QAbstractButton>

namespace Carrel
{

bool writeTitle(QAbstractButton *button, const QString &words, const QString &title)
{
    constexpr int widest = 340; // with the words around it, within the smallest window
    button->ensurePolished();   // a style sheet gives it other letters
    const QString whole = titleText(title);
    const QString shown = button->fontMetrics().elidedText(whole, Qt::ElideRight, widest);
    const bool isWhole = shown == whole;
    button->setText(words.arg(buttonText(shown)));
    button->setToolTip(isWhole ? QString() : plainTip(whole));
    button->setAccessibleName(isWhole ? QString() : readOnButton(words).arg(whole));
    return isWhole;
}

} // namespace Carrel
