// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "screenshots/notespictures.h"

#include "page/lessonview.h"
#include "settings/keys.h"
#include "widgets/mainwindow/searchfield.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/notes/notespanel.h"
#include "widgets/reader/annotator.h"
#include "widgets/reader/readerview.h"

#include <QAction>
#include <QApplication>
#include <QPlainTextEdit>
#include <QTreeView>
#include <QtTest>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Test
{

namespace
{

/** Selects the next sentence, and waits until the bar beside it stands there. */
void pick(WindowDriver &driver, ReaderView &reader)
{
    const auto *const bar = reader.findChild<QWidget *>(u"selectionBar"_s);
    QSignalSpy selected(reader.page(), &LessonView::selectionChanged);
    driver.window().actions().nextSentence->trigger();
    driver.wait([&] { return !selected.isEmpty() && bar->isVisible(); }, 5'000);
}

} // namespace

void takeNotes(WindowDriver &driver, const std::function<void(const QString &name)> &take)
{
    const WindowActions &actions = driver.window().actions();
    auto &reader = *driver.window().findChild<ReaderView *>();
    Annotator &annotator = reader.annotator();
    reader.page()->focusPage();
    for (const MarkColour colour : {MarkColour::Yellow, MarkColour::Green, MarkColour::Blue, MarkColour::Pink}) {
        for (int step = 0; step <= int(colour); ++step) {
            pick(driver, reader);
        }
        if (colour == MarkColour::Green) {
            take(u"50-selection"_s);
        }
        annotator.highlightIn(colour);
    }
    pick(driver, reader);
    pick(driver, reader);
    actions.note->trigger();
    reader.findChild<NoteCard *>()->findChild<QPlainTextEdit *>(u"text"_s)->setPlainText(
        u"Why the first card? A random one would be as good."_s);
    take(u"51-note-card"_s);
    driver.press(Qt::Key_Return, Qt::ControlModifier);
    pick(driver, reader);
    actions.bookmark->trigger();
    take(u"52-marks-light"_s);
    (void)driver.parts().settings().set(Keys::theme, u"dark"_s);
    take(u"53-marks-dark"_s);
    actions.notes->trigger();
    take(u"54-notes-dark"_s);
    (void)driver.parts().settings().set(Keys::theme, u"light"_s);
    auto *const panel = driver.window().findChild<NotesPanel *>();
    auto *const list = panel->findChild<QTreeView *>(u"list"_s);
    list->setCurrentIndex(list->model()->index(0, 0, list->model()->index(0, 0)));
    take(u"55-notes-light"_s);
    QTest::keyClick(list, Qt::Key_F2);
    take(u"56-notes-edit"_s);
    driver.press(Qt::Key_Escape);
    actions.notes->trigger();
    auto *const search = driver.window().findChild<SearchField *>();
    search->setFocus();
    QTest::keyClicks(search, u"card"_s);
    QTest::qWait(400);
    take(u"57-search-notes"_s);
    driver.press(Qt::Key_Escape);
}

} // namespace Carrel::Test
