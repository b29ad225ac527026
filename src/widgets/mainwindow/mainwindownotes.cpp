// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How MainWindow joins the text, the list of notes and the search with what the learner notes.
#include "base/shorttext.h"
#include "exchange/notewords.h"
#include "library/library.h"
#include "page/lessonview.h"
#include "study/studyrecord.h"
#include "widgets/mainwindow/mainwindow.h"
#include "widgets/mainwindow/outlinepanel.h"
#include "widgets/mainwindow/studyframe.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/notes/notespanel.h"
#include "widgets/reader/annotator.h"
#include "widgets/reader/noterecorder.h"
#include "widgets/reader/readerview.h"
#include "widgets/shared/plainquestion.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>
#include <QStackedWidget>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr int keepNotesMs = 3'000; // a disk that takes longer gets them while the program ends
constexpr qsizetype someLetters = 160;

} // namespace

void MainWindow::connectNotes()
{
    const WindowActions &a = *m_actions;
    connect(a.notes, &QAction::triggered, this, &MainWindow::showNotes);
    connect(a.exportNotes, &QAction::triggered, this, [this] {
        showNotes(true);
        m_notes->exportNotes();
    });
    connect(m_notes, &NotesPanel::placeRequested, this, [this](const LessonRef &lesson, const BlockId &block) {
        m_frame->closeDrawers();
        openLesson(lesson, block);
    });
    connect(m_notes, &NotesPanel::told, this, &MainWindow::tell);
    connect(m_notes, &NotesPanel::problem, this, &MainWindow::sayProblem);
    connect(m_search, &SearchField::noteChosen, this, &MainWindow::openNote);
    connect(&m_parts.record, &StudyRecord::learnerAboutToChange, m_notes, &NotesPanel::keep);
    connect(&m_parts.library, &Library::coursesChanged, this, [this] { m_foundNotes.forgetTexts(); });
}

void MainWindow::connectNoteKeys()
{
    // Letters are keys in the text alone: in a list they lead to a row.
    const WindowActions &a = *m_actions;
    m_reader->addActions(a.textActions());
    Annotator *const annotator = &m_reader->annotator();
    connect(a.highlight, &QAction::triggered, annotator, &Annotator::highlight);
    connect(a.highlightColour, &QAction::triggered, annotator, &Annotator::chooseColour);
    connect(a.note, &QAction::triggered, annotator, &Annotator::writeNote);
    connect(a.editNote, &QAction::triggered, annotator, &Annotator::edit);
    connect(a.bookmark, &QAction::triggered, annotator, &Annotator::toggleBookmark);
    connect(a.nextSentence, &QAction::triggered, m_reader->page(),
            [page = m_reader->page()] { page->pickSentence(1); });
    connect(a.previousSentence, &QAction::triggered, m_reader->page(),
            [page = m_reader->page()] { page->pickSentence(-1); });
}

std::vector<NoteRecorder *> MainWindow::noteRecorders() const
{
    std::vector<NoteRecorder *> all;
    if (m_reader) {
        all.push_back(&m_reader->annotator().recorder());
    }
    if (m_notes->recorder()) {
        all.push_back(m_notes->recorder());
    }
    return all;
}

QStringList MainWindow::textsNotKept() const
{
    QStringList texts;
    for (const NoteRecorder *const recorder : noteRecorders()) {
        for (const AnnotationDraft &draft : recorder->notKept()) {
            texts << draft.text;
        }
    }
    return texts;
}

bool MainWindow::areNotesKept()
{
    if (m_reader) {
        m_reader->annotator().keep();
    }
    m_notes->keep();
    if (std::ranges::any_of(noteRecorders(), &NoteRecorder::isWriting)) {
        m_parts.record.waitUntilStored(keepNotesMs);
    }
    return textsNotKept().isEmpty();
}

bool MainWindow::mayLeaveNotes(Leaving what)
{
    if (areNotesKept()) {
        return true;
    }
    if (!areNotesGivenUp(what)) {
        returnToNote();
        return false;
    }
    if (what == Leaving::Learner) {
        std::ranges::for_each(noteRecorders(), &NoteRecorder::giveUp);
    }
    return true;
}

bool MainWindow::areNotesGivenUp(Leaving what)
{
    const bool quitting = what == Leaving::Program;
    const QStringList texts = textsNotKept();
    PlainQuestion question(
        QMessageBox::Warning, quitting ? tr("Quit Carrel") : tr("Switch learners"),
        tr("%n note(s) cannot be kept: “%1”", nullptr, int(texts.size()))
            .arg(shortText(texts.front().simplified(), someLetters)),
        quitting
            ? tr("If Carrel quits now, what you typed is lost. Cancel leads back to the note: it says there why it "
                 "cannot be kept, and “Done” tries again. Or copy the text, and paste it somewhere else before you "
                 "quit.")
            : tr("If you switch now, what you typed is lost. Cancel leads back to the note: it says there why it "
                 "cannot be kept, and “Done” tries again. Or copy the text, and paste it somewhere else before you "
                 "switch."),
        this);
    const QAbstractButton *const copy = question.addButton(tr("&Copy the text"), QMessageBox::ActionRole);
    const QAbstractButton *const leave =
        question.addButton(quitting ? tr("&Quit without it") : tr("&Switch without it"), QMessageBox::DestructiveRole);
    QPushButton *const cancel = question.addButton(QMessageBox::Cancel);
    question.setDefaultButton(cancel);
    question.setEscapeButton(cancel);
    question.exec();
    if (question.clickedButton() == copy) {
        QGuiApplication::clipboard()->setText(texts.join(u"\n\n"_s));
        say(quitting ? tr("The text is on the clipboard. Paste it somewhere else before you quit.")
                     : tr("The text is on the clipboard. Paste it somewhere else before you switch."));
    }
    return question.clickedButton() == leave;
}

void MainWindow::returnToNote()
{
    const bool isInLesson = m_reader && !m_reader->annotator().recorder().notKept().empty();
    if (isInLesson && m_views->currentWidget() != m_reader) {
        openLesson(m_reader->lesson().ref());
    }
}

bool MainWindow::areNotesOpen() const
{
    return m_side->currentWidget() == m_notes && !m_frame->isNarrow();
}

void MainWindow::showNotes(bool shown)
{
    const bool reading = m_reader && m_views->currentWidget() == m_reader;
    QWidget *const panel = shown ? static_cast<QWidget *>(m_notes) : m_outline;
    m_side->setCurrentWidget(panel);
    m_side->setFocusProxy(panel);
    if (!reading) {
        m_frame->setContent({.outline = shown});
    }
    if (shown || m_frame->isNarrow()) {
        m_frame->showOutline(shown);
    }
    if (shown) {
        m_notes->setFocus(Qt::OtherFocusReason);
    }
    followNotes();
}

void MainWindow::showOutline(bool shown)
{
    m_side->setCurrentWidget(m_outline);
    m_side->setFocusProxy(m_outline);
    m_frame->showOutline(shown);
    followNotes();
}

void MainWindow::followNotes()
{
    const bool side = m_frame->isOutlineShown();
    const bool notes = m_side->currentWidget() == m_notes;
    m_actions->outline->setChecked(side && !notes);
    m_actions->notes->setChecked(side && notes);
}

void MainWindow::writeNoteOn(const LessonRef &lesson, const BlockId &block)
{
    reader();
    connect(
        this, &MainWindow::pagePainted, this,
        [this, lesson, block] {
            if (m_reader->lesson().lesson && m_reader->lesson().ref() == lesson) {
                m_reader->annotator().writeNoteOn(block);
            }
        },
        Qt::SingleShotConnection);
    openLesson(lesson, block);
}

void MainWindow::openNote(const NotedPlace &noted)
{
    if (noted.place) {
        openLesson(noted.annotation.key.lessonRef(), noted.place->block);
        return;
    }
    showNotes(true);
    m_notes->setScope(NotesPanel::Scope::All);
    say(NoteWords::whyLoose(noted));
}

} // namespace Carrel
