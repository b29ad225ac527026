// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/notesmodel.h"

#include <QFrame>

#include <functional>
#include <memory>

namespace Carrel
{

class Library;
class NoteCard;
class NoteRecorder;
class StudyRecord;
namespace Ui
{
class NotesPanel;
}

/** What the learner noted, in this lesson, this course or everywhere: to find, go to, change, delete and take along. */
class NotesPanel final : public QFrame
{
    Q_OBJECT

public:
    NotesPanel(StudyRecord &record, const Library &library, QWidget *parent = nullptr);
    ~NotesPanel() override;

    enum class Scope { Lesson, Course, All };

    void showLesson(const std::optional<LessonRef> &lesson); ///< the one being read; nothing: none is
    void setScope(Scope scope);
    /** @p inKeys puts the keys of an action in place of its {name}; called again when they are others. */
    void nameKeys(std::function<QString(const QString &sentence)> inKeys);
    void exportNotes();                ///< asks for a file
    void writeTo(const QString &file); ///< in the format its ending names
    void keep();                       ///< what is being typed
    /** Of what is typed here; nullptr: nothing was yet. */
    [[nodiscard]] NoteRecorder *recorder() const { return m_recorder; }
    [[nodiscard]] const NotesModel &model() const { return m_model; }
    [[nodiscard]] QString emptyText() const; ///< what stands in place of the list; empty: the list

Q_SIGNALS:
    void placeRequested(const Carrel::LessonRef &lesson, const Carrel::BlockId &block);
    void told(const QString &sentence);    ///< for the status line
    void problem(const QString &sentence); ///< what is wrong and what to do

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void connectParts();
    void refresh();
    void showState();
    void goTo(const QModelIndex &index);
    void edit();
    void removeChosen();
    void remove(const AnnotationKey &key);
    [[nodiscard]] Scope scope() const;
    [[nodiscard]] NoteScope wanted() const;
    [[nodiscard]] const NotedPlace *chosen() const;

    std::unique_ptr<Ui::NotesPanel> m_ui;
    StudyRecord &m_record;
    NotedPlaces m_places;
    NotesModel m_model;
    std::function<QString(const QString &sentence)> m_inKeys = [](const QString &sentence) { return sentence; };
    NoteCard *m_card = nullptr;         ///< made when it is first needed: it lies over the window, which is wider
    NoteRecorder *m_recorder = nullptr; ///< likewise
    std::optional<LessonRef> m_lesson;
};

} // namespace Carrel
