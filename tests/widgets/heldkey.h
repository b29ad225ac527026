// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QtTest>

namespace Carrel::Test
{

/** What a key held down sends on after its first press, where the focus is, else to @p window. */
inline void holdOn(QWidget &window, int key, int times = 5)
{
    for (int i = 0; i < times; ++i) {
        QWidget *focus = QApplication::focusWidget();
        const QString text = key < 0x80 ? QString(QChar(key)) : QStringLiteral("\r");
        QTest::simulateEvent(focus == nullptr ? &window : focus, true, key, Qt::NoModifier, text, true);
    }
}

} // namespace Carrel::Test
