// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What MainWindow writes into the record itself, and what it takes back.
#include "base/shorttext.h"
#include "library/library.h"
#include "study/studyrecord.h"
#include "study/undostack.h"
#include "widgets/mainwindow/mainwindow.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/reader/readerview.h"
#include "widgets/shared/plainquestion.h"
#include "widgets/shared/whenkept.h"

#include <QAction>
#include <QStackedWidget>
#include <QStatusBar>

#include <algorithm>
#include <utility>

namespace Carrel
{

/** "Undo the answer (check 2 of “Quicksort and its pivot”)" */
QString MainWindow::withPlace(const QString &action, const Event *event) const
{
    const std::optional<LessonRef> lesson = event != nullptr ? lessonOf(event->body) : std::nullopt;
    if (!lesson) {
        return action;
    }
    const auto outline = m_parts.library.outline(lesson->course);
    const LessonEntry *const entry = outline ? outline->find(lesson->lesson) : nullptr;
    if (entry == nullptr) {
        return action;
    }
    const auto *const answer = std::get_if<AnswerEvent>(&event->body);
    const auto place =
        answer == nullptr ? entry->checks.end() : std::ranges::find_if(entry->checks, [answer](const auto &check) {
            return check.first == answer->check.check;
        });
    if (place == entry->checks.end()) {
        return tr("%1 (“%2”)", "an undo and its lesson").arg(action, titleText(entry->title));
    }
    return tr("%1 (check %2 of “%3”)", "an undo, the number of its check and the lesson")
        .arg(action, QString::number(place - entry->checks.begin() + 1), titleText(entry->title));
}

void MainWindow::undo()
{
    const Event *const event = m_parts.record.undoEvent();
    if (event == nullptr) {
        return;
    }
    const QString words = withPlace(m_parts.record.undoText(), event);
    const EventRef asked = event->stamp.ref;
    if (m_parts.record.isUndoOld()) {
        const QString day = locale().toString(event->stamp.day.date(), QLocale::LongFormat);
        PlainQuestion question(QMessageBox::Question, tr("Undo"),
                               tr("This was done on %1: %2. Take it back?").arg(day, words), {}, this);
        question.setStandardButtons(QMessageBox::Yes | QMessageBox::No);
        question.setDefaultButton(QMessageBox::No);
        const int answer = question.exec();
        const Event *const now = m_parts.record.undoEvent(); // another computer's events may have come meanwhile
        if (answer != QMessageBox::Yes || now == nullptr || now->stamp.ref != asked) {
            return;
        }
    }
    tellWhenDone(m_parts.record.undoLast(), words);
}

void MainWindow::redo()
{
    if (const Event *const event = m_parts.record.redoEvent()) {
        const QString words = withPlace(m_parts.record.redoText(), event);
        tellWhenDone(m_parts.record.redoLast(), words);
    }
}

void MainWindow::tellWhenDone(const EventRef &undo, const QString &words)
{
    whenKept(m_parts.record, undo, this, [this, words] {
        m_undone = tr("Done: %1", "what was taken back").arg(words);
        tell(m_undone);
    });
}

void MainWindow::forgetUndo()
{
    if (const QString undone = std::exchange(m_undone, {});
        !undone.isEmpty() && statusBar()->currentMessage() == undone) {
        statusBar()->clearMessage();
    }
}

void MainWindow::markRead(bool read)
{
    const LessonOnScreen lesson = m_reader->lesson();
    const QString words = read ? tr("“%1” is marked as read.") : tr("“%1” is marked as unread.");
    whenKept(m_parts.record, m_parts.record.append(MarkReadEvent{lesson.ref(), read}), this,
             [this, sentence = words.arg(titleText(lesson.lesson->title))] { tell(sentence); });
}

void MainWindow::showWhetherRead()
{
    const LessonOnScreen lesson =
        m_reader && m_views->currentWidget() == m_reader ? m_reader->lesson() : LessonOnScreen();
    const LessonState *const state = lesson.lesson ? m_parts.record.state().lesson(lesson.ref()) : nullptr;
    m_actions->markRead->setEnabled(lesson.lesson != nullptr);
    m_actions->markRead->setChecked(state != nullptr && state->isRead(lesson.lesson->minutes));
}

} // namespace Carrel
