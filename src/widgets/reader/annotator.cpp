// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/reader/annotator.h"

#include "library/library.h"
#include "page/lessonview.h"
#include "study/studyrecord.h"
#include "widgets/reader/noterecorder.h"
#include "widgets/reader/selectionbar.h"
#include "widgets/shared/whenkept.h"

#include <algorithm>
#include <utility>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

Annotator::Annotator(LessonView &page, StudyRecord &record, const Library &library, QWidget *reader)
    : QObject(reader)
    , m_page(page)
    , m_record(record)
    , m_library(library)
    , m_bar(new SelectionBar(reader))
    , m_card(new NoteCard(reader))
    , m_recorder(new NoteRecorder(record, *m_card))
{
    connect(&page, &LessonView::selectionChanged, this, &Annotator::select);
    connect(&page, &LessonView::markActivated, this,
            [this](const QString &id, const QRect &where) { open(AnnotationId(id), where.translated(m_page.pos())); });
    connect(&page, &LessonView::placeChanged, this, [this](const Place &place) {
        if (place.block != m_recentAt) {
            m_recent = {};
        }
    });
    connect(m_bar, &SelectionBar::highlightRequested, this, &Annotator::highlightIn);
    connect(m_bar, &SelectionBar::noteRequested, this, &Annotator::writeNote);
    connect(m_bar, &SelectionBar::left, this, [this] {
        m_page.unselect();
        m_page.focusPage();
    });
    connect(m_card, &NoteCard::kept, this, &Annotator::take);
    connect(m_card, &NoteCard::deleted, this, &Annotator::remove);
    connect(m_card, &NoteCard::left, &page, &LessonView::focusPage);
    connect(&record, &StudyRecord::stateChanged, this, &Annotator::refresh);
}

void Annotator::showLesson(const LessonOnScreen &lesson)
{
    m_card->finish();
    m_bar->hide();
    m_lesson = lesson;
    m_text.reset();
    m_selected = {};
    m_recent = {};
    m_placed.clear();
    m_decorations.clear();
    refresh();
}

void Annotator::keep()
{
    m_card->finishAll();
}

void Annotator::select(const SelectedWords &words)
{
    m_selected = words;
    const QRect view = m_page.rect();
    if (words.isEmpty() || !view.intersects(words.box)) {
        m_bar->hide();
    } else {
        m_bar->showAt(besideSelection());
    }
}

const ReadingText &Annotator::text()
{
    if (!m_text) {
        m_text.emplace(m_lesson.lesson ? m_lesson.lesson->blocks : Blocks());
    }
    return *m_text;
}

/** Finds the places of what is noted here, when that has changed. */
void Annotator::refresh()
{
    if (!m_lesson.lesson) {
        return;
    }
    const std::vector<const Annotation *> now = m_record.state().annotationsIn(m_lesson.ref());
    const auto isSame = [](const Placed &placed, const Annotation *annotation) {
        return placed.annotation == *annotation;
    };
    if (std::ranges::equal(m_placed, now, isSame)) {
        return;
    }
    m_placed.clear();
    for (const Annotation *const annotation : now) {
        const BlockId block = m_library.presentBlock(m_lesson.ref(), annotation->anchor.block);
        m_placed.push_back({*annotation, placeOf(annotation->anchor, annotation->form, text(), block)});
    }
    decorate();
}

void Annotator::decorate()
{
    std::vector<Decoration> decorations;
    for (const Placed &placed : m_placed) {
        if (placed.place) {
            decorations.push_back(decorationOf(placed.annotation, *placed.place));
        }
    }
    if (decorations != m_decorations) {
        m_decorations = std::move(decorations);
        Q_EMIT decorationsChanged();
    }
}

Decoration Annotator::decorationOf(const Annotation &annotation, const AnchoredPlace &place)
{
    Decoration decoration;
    decoration.block = place.block;
    decoration.id = annotation.key.annotation.toString();
    decoration.label = annotation.text;
    decoration.offset = int(place.offset);
    switch (annotation.form) {
    case AnnotationForm::Highlight: {
        const Anchor now = anchorAt(text(), place.start, place.length);
        decoration.kind = u"mark-"_s + wordOf(annotation.colour);
        decoration.quote = now.quote;
        decoration.prefix = now.prefix;
        decoration.suffix = now.suffix;
        break;
    }
    case AnnotationForm::Note:
        decoration.kind = u"note"_s;
        decoration.label = tr("Note: %1").arg(annotation.text);
        break;
    case AnnotationForm::Bookmark:
        decoration.kind = u"bookmark"_s;
        decoration.label = annotation.text.isEmpty() ? tr("Bookmark") : tr("Bookmark: %1").arg(annotation.text);
        break;
    }
    return decoration;
}

void Annotator::highlight()
{
    highlightIn(m_colour);
}

void Annotator::highlightIn(MarkColour colour)
{
    if (m_selected.isEmpty()) {
        Q_EMIT told(tr("Select words first: with the mouse, or with {next-sentence}, sentence by sentence."));
        return;
    }
    m_colour = colour;
    if (const Placed *const known = highlightOfSelection()) {
        if (known->annotation.colour != colour) {
            m_record.append(AnnotationColourEvent{known->annotation.key, colour});
        }
    } else {
        const bool isTooLong = m_selected.quote.size() > longestQuote;
        AnnotationDraft draft = newDraft();
        draft.anchor = anchorOfSelection();
        draft.colour = colour;
        const QString limit =
            tr("That is much for one highlight: the first %n characters are highlighted.", nullptr, longestQuote);
        tellWhenKept(make(draft),
                     isTooLong ? limit : tr("Highlighted. {write-note} writes a note on it, {undo} takes it back."));
    }
    m_page.unselect();
    m_page.focusPage();
}

void Annotator::chooseColour()
{
    if (m_selected.isEmpty()) {
        highlight(); // says what to do
    } else {
        m_bar->takeFocus(m_colour);
    }
}

void Annotator::writeNote()
{
    if (!m_lesson.lesson) {
        return;
    }
    AnnotationDraft draft = newDraft();
    if (!m_selected.isEmpty()) {
        if (const Placed *const known = highlightOfSelection()) {
            draft = draftOf(known->annotation);
        } else {
            draft.anchor = anchorOfSelection();
            draft.colour = m_colour;
        }
    } else if (const Placed *const last = find(m_recent); last && last->annotation.form == AnnotationForm::Highlight) {
        draft = draftOf(last->annotation);
    } else if (const Placed *const known = onBlock(AnnotationForm::Note, chosenBlock())) {
        draft = draftOf(known->annotation);
    } else {
        draft.form = AnnotationForm::Note;
        draft.anchor = blockAnchor(chosenBlock());
    }
    const QRect beside = besideSelection();
    m_bar->hide();
    m_card->open(draft, beside);
}

void Annotator::writeNoteOn(const BlockId &block)
{
    if (!m_lesson.lesson) {
        return;
    }
    AnnotationDraft draft = newDraft();
    if (const Placed *const known = onBlock(AnnotationForm::Note, block)) {
        draft = draftOf(known->annotation);
    } else {
        draft.form = AnnotationForm::Note;
        draft.anchor = blockAnchor(block);
    }
    m_bar->hide();
    m_card->open(draft, besideSelection());
}

void Annotator::toggleBookmark()
{
    if (!m_lesson.lesson) {
        return;
    }
    const BlockId block = chosenBlock();
    if (const Placed *const known = onBlock(AnnotationForm::Bookmark, block)) {
        tellWhenKept(m_record.append(AnnotationRemovedEvent{known->annotation.key, true}),
                     tr("The bookmark is gone. {undo} brings it back."));
    } else {
        AnnotationDraft draft = newDraft();
        draft.form = AnnotationForm::Bookmark;
        draft.anchor = blockAnchor(block);
        tellWhenKept(make(draft), tr("Bookmarked. {edit-note} gives the bookmark a name, {bookmark} takes it away."));
    }
    m_page.unselect();
}

void Annotator::edit()
{
    const std::optional<qsizetype> start = selectionStart();
    const ReadingText::Span *const top = text().find(m_page.place().block);
    const Placed *found = start ? firstIn(*start, *start + m_selected.quote.size()) : find(m_recent);
    if (!start && !found) {
        found = firstIn(top ? top->start : 0, text().text().size());
    }
    if (found) {
        open(found->annotation.key.annotation, besideSelection());
    } else {
        Q_EMIT told(tr("Nothing is noted here. {write-note} writes a note."));
    }
}

void Annotator::open(const AnnotationId &annotation, const QRect &where)
{
    if (const Placed *const found = find(annotation)) {
        m_bar->hide();
        m_card->open(draftOf(found->annotation), where);
    }
}

const Annotator::Placed *Annotator::find(const AnnotationId &annotation) const
{
    const auto found = std::ranges::find_if(
        m_placed, [&annotation](const Placed &placed) { return placed.annotation.key.annotation == annotation; });
    return found == m_placed.end() ? nullptr : &*found;
}

void Annotator::take(const AnnotationDraft &draft)
{
    if (draft.form == AnnotationForm::Highlight) {
        m_colour = draft.colour;
    }
    if (!draft.isNew()) {
        m_recorder->change(draft);
    } else if (!draft.text.isEmpty()) {
        make(draft);
        m_page.unselect();
    }
}

void Annotator::remove(const AnnotationDraft &draft)
{
    if (!draft.isNew()) {
        tellWhenKept(m_record.append(AnnotationRemovedEvent{draft.key, true}), tr("Deleted. {undo} brings it back."));
    }
}

void Annotator::tellWhenKept(const EventRef &event, const QString &sentence)
{
    whenKept(m_record, event, this, [this, sentence] { Q_EMIT told(sentence); });
}

/** In the lesson of its key: a draft that could not be kept may be of the one before. */
EventRef Annotator::make(const AnnotationDraft &draft)
{
    const AnnotationKey key{draft.key.course, draft.key.lesson, newAnnotationId()};
    m_recent = key.annotation;
    m_recentAt = m_page.place().block;
    return m_recorder->make(draft, key);
}

AnnotationDraft Annotator::newDraft() const
{
    AnnotationDraft draft;
    draft.key = {m_lesson.course.id, m_lesson.lesson->slug, {}};
    return draft;
}

/** The highlight of exactly the selected words. */
const Annotator::Placed *Annotator::highlightOfSelection() const
{
    const auto found = std::ranges::find_if(m_placed, [this](const Placed &placed) {
        return placed.annotation.form == AnnotationForm::Highlight && placed.place &&
               placed.place->block == m_selected.block && placed.place->offset == m_selected.offset &&
               placed.place->length == m_selected.quote.size();
    });
    return found == m_placed.end() ? nullptr : &*found;
}

/** What stands first between two places of the text. */
const Annotator::Placed *Annotator::firstIn(qsizetype start, qsizetype end) const
{
    const Placed *first = nullptr;
    qsizetype firstStart = end;
    for (const Placed &placed : m_placed) {
        const bool isIn = placed.place && placed.place->start < end &&
                          placed.place->start + std::max<qsizetype>(1, placed.place->length) > start;
        if (isIn && placed.place->start < firstStart) {
            first = &placed;
            firstStart = placed.place->start;
        }
    }
    return first;
}

const Annotator::Placed *Annotator::onBlock(AnnotationForm form, const BlockId &block) const
{
    const auto found = std::ranges::find_if(m_placed, [&](const Placed &placed) {
        return placed.annotation.form == form && placed.place && placed.place->block == block;
    });
    return found == m_placed.end() ? nullptr : &*found;
}

BlockId Annotator::chosenBlock() const
{
    return m_selected.isEmpty() ? m_page.place().block : m_selected.block;
}

Anchor Annotator::anchorOfSelection()
{
    // The page counts as the text does; where it did not, what it said is found again by its words.
    if (const std::optional<qsizetype> start = selectionStart()) {
        return anchorAt(text(), *start, std::min<qsizetype>(m_selected.quote.size(), longestQuote));
    }
    return {m_selected.block, m_selected.offset,
            m_selected.quote.first(std::min<qsizetype>(m_selected.quote.size(), longestQuote)), m_selected.prefix,
            m_selected.suffix};
}

Anchor Annotator::blockAnchor(const BlockId &block)
{
    if (block.isEmpty()) {
        Anchor top;
        top.quote = m_lesson.lesson->title.left(blockQuote);
        return top;
    }
    return anchorOfBlock(text(), block);
}

/** Where in the text the selected words begin; nothing: none are selected, or not where the page says. */
std::optional<qsizetype> Annotator::selectionStart()
{
    const ReadingText::Span *const block = m_selected.isEmpty() ? nullptr : text().find(m_selected.block);
    const qsizetype start = block ? block->start + m_selected.offset : -1;
    const bool isThere =
        block && QStringView(text().text()).sliced(std::min(start, text().text().size())).startsWith(m_selected.quote);
    return isThere ? std::optional(start) : std::nullopt;
}

/** In the reader: around the selected words, else a place near the top. */
QRect Annotator::besideSelection() const
{
    const QPoint origin = m_page.pos();
    if (!m_selected.isEmpty()) {
        return m_selected.box.intersected(m_page.rect()).translated(origin);
    }
    return {origin + QPoint(m_page.width() / 2, 0), QSize(1, 1)};
}

} // namespace Carrel
