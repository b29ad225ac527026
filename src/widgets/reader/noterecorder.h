// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "study/event.h"
#include "widgets/reader/notecard.h"

#include <QObject>

#include <map>
#include <optional>
#include <vector>

namespace Carrel
{

class StudyRecord;

/**
 * Writes what was typed into a card into the study record. What cannot be written comes back into the card, with why:
 * nothing a learner typed is lost to a full disk. Used by Annotator and NotesPanel.
 */
class NoteRecorder final : public QObject
{
    Q_OBJECT

public:
    NoteRecorder(StudyRecord &record, NoteCard &card);

    /** Makes the annotation @p key, which is new; the event that does it. */
    EventRef make(const AnnotationDraft &draft, const AnnotationKey &key);

    /** What a draft changes of an annotation that is there; each part is an action of its own to be undone. */
    void change(const AnnotationDraft &draft);

    /** Whether it is not known yet of everything if it is kept. */
    [[nodiscard]] bool isWriting() const { return !m_writing.empty(); }

    /** What could not be written and is typed nowhere else: the one in the card and those that wait for it. */
    [[nodiscard]] std::vector<AnnotationDraft> notKept() const;

    /** Forgets it, and closes the card: it must not be written into the record of who studies next. */
    void giveUp();

private:
    void onFailed(const EventRef &ref, const Error &error);
    void bringBack();

    StudyRecord &m_record;
    NoteCard &m_card;
    std::map<EventRef, AnnotationDraft> m_writing;
    std::optional<AnnotationDraft> m_broughtBack; ///< while it is in the card
    std::vector<AnnotationDraft> m_notKept;       ///< until the card is free
    QString m_why;
};

} // namespace Carrel
