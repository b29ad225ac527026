// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/decoration.h"
#include "page/selectedwords.h"
#include "study/anchoring.h"
#include "study/event.h"
#include "widgets/quiz/lessononscreen.h"
#include "widgets/reader/notecard.h"

#include <QObject>

namespace Carrel
{

class LessonView;
class Library;
class NoteRecorder;
class SelectionBar;
class StudyRecord;

/**
 * Highlights, notes and bookmarks in the lesson on screen: makes them from what is selected, draws them, opens them.
 * Everything goes into the study record and is undone there. Used by ReaderView.
 */
class Annotator final : public QObject
{
    Q_OBJECT

public:
    Annotator(LessonView &page, StudyRecord &record, const Library &library, QWidget *reader);

    void showLesson(const LessonOnScreen &lesson);
    [[nodiscard]] const std::vector<Decoration> &decorations() const { return m_decorations; }

    void highlight();                       ///< the selected words, in the colour last used
    void highlightIn(MarkColour colour);    ///< words that are highlighted already change their colour
    void chooseColour();                    ///< by keys
    void writeNote();                       ///< on the selected words, those highlighted last, or the block at the top
    void writeNoteOn(const BlockId &block); ///< empty: the top of the lesson
    void toggleBookmark();                  ///< of the block where words are selected, else of the one at the top
    void edit(); ///< what is noted at the selection, else was made last, else comes first in sight
    void open(const AnnotationId &annotation, const QRect &where);
    void keep(); ///< what is being typed: before the lesson or the learner changes
    [[nodiscard]] NoteRecorder &recorder() const { return *m_recorder; }

Q_SIGNALS:
    void decorationsChanged();
    void told(const QString &sentence); ///< for the status line; {name} stands for the keys of an action

private:
    /** An annotation of this lesson and where it stands; nothing: it is loose. */
    struct Placed {
        Annotation annotation;
        std::optional<AnchoredPlace> place;
        bool operator==(const Placed &) const = default;
    };

    void select(const SelectedWords &words);
    void refresh();
    void decorate();
    [[nodiscard]] Decoration decorationOf(const Annotation &annotation, const AnchoredPlace &place);
    [[nodiscard]] const ReadingText &text();
    [[nodiscard]] const Placed *find(const AnnotationId &annotation) const;
    [[nodiscard]] const Placed *highlightOfSelection() const;
    [[nodiscard]] const Placed *firstIn(qsizetype start, qsizetype end) const;
    [[nodiscard]] const Placed *onBlock(AnnotationForm form, const BlockId &block) const;
    [[nodiscard]] BlockId chosenBlock() const;
    [[nodiscard]] Anchor anchorOfSelection();
    [[nodiscard]] Anchor blockAnchor(const BlockId &block);
    [[nodiscard]] std::optional<qsizetype> selectionStart();
    [[nodiscard]] QRect besideSelection() const;
    [[nodiscard]] AnnotationDraft newDraft() const;
    EventRef make(const AnnotationDraft &draft);
    void take(const AnnotationDraft &draft);
    void remove(const AnnotationDraft &draft);
    void tellWhenKept(const EventRef &event, const QString &sentence);

    LessonView &m_page;
    StudyRecord &m_record;
    const Library &m_library;
    SelectionBar *m_bar;
    NoteCard *m_card;
    NoteRecorder *m_recorder;
    LessonOnScreen m_lesson;
    std::optional<ReadingText> m_text; ///< of the lesson, once something needs it
    SelectedWords m_selected;
    MarkColour m_colour = MarkColour::Yellow;
    AnnotationId m_recent; ///< made last; empty once the text was scrolled away
    BlockId m_recentAt;    ///< at the top of the view then
    std::vector<Placed> m_placed;
    std::vector<Decoration> m_decorations;
};

} // namespace Carrel
