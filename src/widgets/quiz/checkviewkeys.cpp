// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of CheckView.
#include "quiz/ui_checkview.h"
#include "study/studyrecord.h"
#include "widgets/quiz/answerrecorder.h"
#include "widgets/quiz/checkkeys.h"
#include "widgets/quiz/checkview.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>

#include <algorithm>

namespace Carrel
{

namespace
{

bool isEnter(int key)
{
    return key == Qt::Key_Return || key == Qt::Key_Enter;
}

bool press(QAbstractButton *button)
{
    if (button == nullptr || !button->isVisible() || !button->isEnabled()) {
        return false;
    }
    button->click();
    return true;
}

} // namespace

bool CheckView::handleKey(const QKeyEvent &event)
{
    if (event.matches(QKeySequence::Undo)) {
        if (m_record.canUndo() && !m_record.isUndoOld() && !event.isAutoRepeat()) {
            m_record.undoLast();
        }
        return true;
    }
    if (event.matches(QKeySequence::Redo)) {
        if (m_record.canRedo() && !event.isAutoRepeat()) {
            m_record.redoLast();
        }
        return true;
    }
    const QAction *const action = m_actions->pressedBy(event);
    const bool isPlain = (event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
    const int number = isPlain ? event.key() - Qt::Key_0 : 0;
    const bool isNumber = number >= 1 && number <= 9;
    if (event.isAutoRepeat() && (action != nullptr || isNumber || (isPlain && isEnter(event.key())))) {
        return true; // one press, one step; and whatever lies around this view must not take it for a press either
    }
    if (action != nullptr) {
        return press(action);
    }
    if (isPlain && isEnter(event.key())) {
        return pressMain();
    }
    if (isPlain && m_ui->scroll->scrollByKey(event.key())) {
        return true;
    }
    if (m_phase == CheckPhase::Asking && isNumber) {
        m_ui->options->pick(number);
        return true;
    }
    return false;
}

bool CheckView::press(const QAction *action)
{
    if (action == m_actions->rest) {
        return rest();
    }
    if (action == m_actions->retire) {
        return chooseAside();
    }
    const std::pair<const QAction *, ActionButton *> buttons[] = {
        {m_actions->guess, m_ui->guess},
        {m_actions->passage, m_phase == CheckPhase::Asking ? m_ui->help : m_ui->passage},
        {m_actions->reasons, m_ui->reasons},
        {m_actions->again, m_ui->again},
        {m_actions->retry, m_ui->retry},
        {m_actions->bringBack, m_ui->bringBack},
        {m_actions->another, m_ui->another},
        {m_actions->note, m_ui->writeNote},
    };
    const auto *const found = std::ranges::find(buttons, action, &std::pair<const QAction *, ActionButton *>::first);
    return found != std::end(buttons) && Carrel::press(found->second);
}

bool CheckView::pressMain()
{
    auto *focused = qobject_cast<ActionButton *>(QApplication::focusWidget());
    if (focused != nullptr && isAncestorOf(focused)) {
        return Carrel::press(focused);
    }
    return Carrel::press(m_phase == CheckPhase::Asking ? m_ui->answer : m_ui->goOn);
}

} // namespace Carrel
