// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of CheckView.
#include "quiz/ui_checkview.h"
#include "study/studyrecord.h"
#include "widgets/quiz/answerrecorder.h"
#include "widgets/quiz/checkview.h"

#include <QApplication>
#include <QKeyEvent>

namespace Carrel
{

namespace
{

/** Keys that answer, explain or lead on. */
bool isStep(int key)
{
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_G:
    case Qt::Key_P:
    case Qt::Key_O:
    case Qt::Key_A:
    case Qt::Key_T:
    case Qt::Key_B:
        return true;
    default:
        return key >= Qt::Key_1 && key <= Qt::Key_9;
    }
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
    if ((event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) != Qt::NoModifier) {
        return false;
    }
    if (event.isAutoRepeat() && isStep(event.key())) {
        return true; // one press, one step; and whatever lies around this view must not take it for a press either
    }
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return pressMain();
    case Qt::Key_G:
        return press(m_ui->guess);
    case Qt::Key_P:
        return press(m_phase == CheckPhase::Asking ? m_ui->help : m_ui->passage);
    case Qt::Key_O:
        return press(m_ui->reasons);
    case Qt::Key_A:
        return press(m_ui->again);
    case Qt::Key_T:
        return press(m_ui->retry);
    case Qt::Key_B:
        return press(m_ui->bringBack);
    default:
        break;
    }
    if (m_ui->scroll->scrollByKey(event.key())) {
        return true;
    }
    const int number = event.key() - Qt::Key_0;
    if (m_phase == CheckPhase::Asking && number >= 1 && number <= 9) {
        m_ui->options->pick(number);
        return true;
    }
    return false;
}

bool CheckView::pressMain()
{
    auto *focused = qobject_cast<ActionButton *>(QApplication::focusWidget());
    if (focused != nullptr && isAncestorOf(focused)) {
        return press(focused);
    }
    return press(m_phase == CheckPhase::Asking ? m_ui->answer : m_ui->goOn);
}

} // namespace Carrel
