// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/notes/notespanel.h"

#include "exchange/noteswriter.h"
#include "library/library.h"
#include "notes/ui_notespanel.h"
#include "study/studyrecord.h"
#include "widgets/notes/notesdelegate.h"
#include "widgets/reader/noterecorder.h"
#include "widgets/shared/whenkept.h"

#include <QDir>
#include <QFileDialog>
#include <QKeyEvent>
#include <QSaveFile>
#include <QStandardPaths>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

NotesPanel::NotesPanel(StudyRecord &record, const Library &library, QWidget *parent)
    : QFrame(parent)
    , m_ui(std::make_unique<Ui::NotesPanel>())
    , m_record(record)
    , m_places(library)
{
    m_ui->setupUi(this);
    setObjectName("notesPanel"_L1);
    setMinimumWidth(200);
    m_ui->list->setModel(&m_model);
    m_ui->list->setItemDelegate(new NotesDelegate(m_ui->list));
    m_ui->list->installEventFilter(this);
    setFocusProxy(m_ui->list);
    connectParts();
    connect(&record, &StudyRecord::stateChanged, this, &NotesPanel::refresh);
    connect(&library, &Library::coursesChanged, this, [this] {
        m_places.forgetTexts();
        refresh();
    });
    showLesson({});
}

NotesPanel::~NotesPanel() = default;

void NotesPanel::connectParts()
{
    connect(m_ui->scope, &QComboBox::currentIndexChanged, this, &NotesPanel::refresh);
    connect(m_ui->filter, &QLineEdit::textChanged, this, [this](const QString &words) {
        m_model.setFilter(words);
        showState();
    });
    connect(m_ui->list, &QTreeView::activated, this, &NotesPanel::goTo);
    connect(m_ui->list, &QTreeView::clicked, this, &NotesPanel::goTo);
    connect(m_ui->list->selectionModel(), &QItemSelectionModel::currentChanged, this, &NotesPanel::showState);
    connect(&m_model, &QAbstractItemModel::modelReset, m_ui->list, &QTreeView::expandAll);
    connect(m_ui->edit, &QToolButton::clicked, this, &NotesPanel::edit);
    connect(m_ui->remove, &QToolButton::clicked, this, &NotesPanel::removeChosen);
    connect(m_ui->exportNotes, &QToolButton::clicked, this, &NotesPanel::exportNotes);
}

void NotesPanel::showLesson(const std::optional<LessonRef> &lesson)
{
    if (!lesson && scope() != Scope::All) {
        m_ui->scope->setCurrentIndex(int(Scope::All));
    } else if (lesson && !m_lesson) {
        m_ui->scope->setCurrentIndex(int(Scope::Lesson));
    }
    m_ui->scope->setEnabled(lesson.has_value());
    m_lesson = lesson;
    refresh();
}

void NotesPanel::setScope(Scope scope)
{
    m_ui->scope->setCurrentIndex(int(scope));
}

NotesPanel::Scope NotesPanel::scope() const
{
    return Scope(m_ui->scope->currentIndex());
}

NoteScope NotesPanel::wanted() const
{
    if (!m_lesson || scope() == Scope::All) {
        return {};
    }
    return {m_lesson->course, scope() == Scope::Lesson ? std::optional(m_lesson->lesson) : std::nullopt};
}

void NotesPanel::refresh()
{
    if (!isVisible()) {
        return; // the lessons of all notes are not read for a list nobody sees; showEvent() makes up for it
    }
    const NotedPlace *const before = chosen();
    const std::optional<AnnotationKey> key = before ? std::optional(before->annotation.key) : std::nullopt;
    m_model.setNotes(m_places.collect(m_record.state(), wanted()));
    if (key && !chosen()) {
        m_ui->list->setCurrentIndex(m_model.indexOf(*key));
    }
    showState();
}

QString NotesPanel::emptyText() const
{
    if (m_model.rowCount() > 0) {
        return {};
    }
    if (!m_model.notes().empty()) {
        return tr("No note has these words.");
    }
    return m_inKeys(
        tr("Nothing is noted here yet.\n\nIn a lesson, select words with the mouse or with {next-sentence}. "
           "{highlight} highlights them, {write-note} writes a note, {bookmark} sets a bookmark."));
}

void NotesPanel::nameKeys(std::function<QString(const QString &sentence)> inKeys)
{
    m_inKeys = std::move(inKeys);
    showState();
}

void NotesPanel::showState()
{
    const QString empty = emptyText();
    m_ui->empty->setText(empty);
    m_ui->pages->setCurrentWidget(empty.isEmpty() ? m_ui->listPage : m_ui->emptyPage);
    m_ui->edit->setEnabled(chosen() != nullptr);
    m_ui->remove->setEnabled(chosen() != nullptr);
    m_ui->exportNotes->setEnabled(m_model.rowCount() > 0);
}

const NotedPlace *NotesPanel::chosen() const
{
    return m_model.noteAt(m_ui->list->currentIndex());
}

void NotesPanel::goTo(const QModelIndex &index)
{
    const NotedPlace *const noted = m_model.noteAt(index);
    if (noted == nullptr) {
        return;
    }
    if (noted->place) {
        Q_EMIT placeRequested(noted->annotation.key.lessonRef(), noted->place->block);
    } else {
        Q_EMIT told(index.data(NotesModel::LooseRole).toString());
    }
}

void NotesPanel::edit()
{
    const NotedPlace *const noted = chosen();
    if (noted == nullptr) {
        return;
    }
    if (m_card == nullptr) {
        m_card = new NoteCard(window());
        m_recorder = new NoteRecorder(m_record, *m_card);
        connect(m_card, &NoteCard::kept, m_recorder, &NoteRecorder::change);
        connect(m_card, &NoteCard::deleted, this, [this](const AnnotationDraft &draft) { remove(draft.key); });
        connect(m_card, &NoteCard::left, this, [this] { m_ui->list->setFocus(Qt::OtherFocusReason); });
    }
    const QRect row = m_ui->list->visualRect(m_ui->list->currentIndex());
    const QPoint where = m_ui->list->viewport()->mapTo(window(), row.topLeft());
    m_card->open(draftOf(noted->annotation), QRect(where, row.size()));
}

void NotesPanel::removeChosen()
{
    if (const NotedPlace *const noted = chosen()) {
        remove(noted->annotation.key);
    }
}

void NotesPanel::remove(const AnnotationKey &key)
{
    whenKept(m_record, m_record.append(AnnotationRemovedEvent{key, true}), this,
             [this] { Q_EMIT told(tr("Deleted. {undo} brings it back.")); });
}

void NotesPanel::keep()
{
    if (m_card != nullptr) {
        m_card->finishAll();
    }
}

void NotesPanel::exportNotes()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    QString filter;
    const QString file =
        QFileDialog::getSaveFileName(this, tr("Export notes"), folder + u'/' + tr("notes", "name of a file") + u".md"_s,
                                     tr("Markdown (*.md);;Web page (*.html);;Table (*.csv);;All files (*)"), &filter);
    if (!file.isEmpty()) {
        writeTo(file);
    }
}

void NotesPanel::writeTo(const QString &file)
{
    const auto format = notesFormatFor(file);
    const QString shownName = QDir::toNativeSeparators(file);
    if (!format) {
        Q_EMIT problem(tr("The ending of %1 does not say what to write. Choose a name that ends in .md, .html or .csv.")
                           .arg(shownName));
        return;
    }
    const std::vector<NotedPlace> notes = m_model.shown();
    QSaveFile out(file);
    const QByteArray bytes = writeNotes(notes, *format);
    if (out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size() && out.commit()) {
        Q_EMIT told(tr("%n note(s) were written to %1.", nullptr, int(notes.size())).arg(shownName));
    } else {
        Q_EMIT problem(tr("The notes could not be written to %1. Choose another place.").arg(shownName));
    }
}

void NotesPanel::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    refresh();
}

void NotesPanel::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    // Words wrap, so another width means other heights, which the tree keeps until it is told.
    QMetaObject::invokeMethod(m_ui->list, &QTreeView::doItemsLayout, Qt::QueuedConnection);
}

bool NotesPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_ui->list && event->type() == QEvent::KeyPress) {
        switch (static_cast<QKeyEvent *>(event)->key()) {
        case Qt::Key_F2:
            edit();
            return true;
        case Qt::Key_Delete:
            removeChosen();
            return true;
        default:
            break;
        }
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace Carrel
