// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reservedkeys.h"

#include <QCoreApplication>
#include <QKeySequence>

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(Carrel::ReservedKeys)
};

bool isLetterOrDigit(int key)
{
    return (key >= Qt::Key_A && key <= Qt::Key_Z) || (key >= Qt::Key_0 && key <= Qt::Key_9);
}

/** Keys that move, press, scroll or delete wherever one is. */
bool isMoving(int key)
{
    switch (key) {
    case Qt::Key_Escape:
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
    case Qt::Key_Backspace:
    case Qt::Key_Delete:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Home:
    case Qt::Key_End:
        return true;
    default:
        return false;
    }
}

} // namespace

QString whyReserved(const QKeySequence &key)
{
    if (key.count() != 1) {
        return {};
    }
    const Qt::KeyboardModifiers modifiers = key[0].keyboardModifiers() & ~Qt::KeypadModifier;
    const int code = key[0].key();
    const QString name = key.toString(QKeySequence::NativeText);
    if ((modifiers & ~Qt::ShiftModifier) == Qt::NoModifier && isMoving(code)) {
        return Context::tr("%1 is needed for moving about and for pressing.").arg(name);
    }
    if (modifiers == Qt::NoModifier && code >= Qt::Key_1 && code <= Qt::Key_9) {
        return Context::tr("%1 chooses an option of a check.").arg(name);
    }
    const bool isEnter = code == Qt::Key_Return || code == Qt::Key_Enter;
    if (code == Qt::Key_F2 || (modifiers == Qt::ControlModifier && isEnter)) {
        return Context::tr("%1 is needed for notes.").arg(name);
    }
    if (modifiers == Qt::AltModifier && isLetterOrDigit(code)) {
        return Context::tr("Alt and a letter open a menu or press what has this letter underlined.");
    }
    if (code == Qt::Key_F10 || code == Qt::Key_Menu) {
        return Context::tr("%1 opens the menus.").arg(name);
    }
    for (const auto standard : {QKeySequence::Copy, QKeySequence::Cut, QKeySequence::Paste, QKeySequence::SelectAll}) {
        if (QKeySequence::keyBindings(standard).contains(key)) {
            return Context::tr("%1 is needed for text: to copy, cut, insert or select it.").arg(name);
        }
    }
    return {};
}

} // namespace Carrel
