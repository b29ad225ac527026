// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/reader/noterecorder.h"

#include "study/studyrecord.h"

#include <algorithm>

namespace Carrel
{

NoteRecorder::NoteRecorder(StudyRecord &record, NoteCard &card)
    : QObject(&card)
    , m_record(record)
    , m_card(card)
{
    connect(&record, &StudyRecord::eventAppended, this, [this](const EventRef &ref) { m_writing.erase(ref); });
    connect(&record, &StudyRecord::appendFailed, this, &NoteRecorder::onFailed);
    connect(&card, &NoteCard::left, this, [this] {
        m_broughtBack.reset();
        bringBack();
    });
}

EventRef NoteRecorder::make(const AnnotationDraft &draft, const AnnotationKey &key)
{
    const EventRef ref = m_record.append(AnnotationEvent{key, draft.form, draft.anchor, draft.colour, draft.text});
    if (!draft.text.isEmpty()) { // a highlight is made again with one key
        m_writing[ref] = draft;
    }
    return ref;
}

void NoteRecorder::change(const AnnotationDraft &draft)
{
    const Annotation *const known = m_record.state().annotation(draft.key);
    if (known == nullptr) {
        return;
    }
    const bool newText = known->text != draft.text;
    const bool newColour = known->colour != draft.colour;
    if (newText) {
        m_writing[m_record.append(AnnotationTextEvent{draft.key, draft.text})] = draft;
    }
    if (newColour) {
        m_writing[m_record.append(AnnotationColourEvent{draft.key, draft.colour})] = draft;
    }
}

void NoteRecorder::onFailed(const EventRef &ref, const Error &error)
{
    const auto draft = m_writing.find(ref);
    if (draft == m_writing.end()) {
        return;
    }
    if (!std::ranges::contains(m_notKept, draft->second)) { // of text and colour both may fail
        m_notKept.push_back(draft->second);
    }
    m_why = error.sentence;
    m_writing.erase(draft);
    bringBack();
}

std::vector<AnnotationDraft> NoteRecorder::notKept() const
{
    std::vector<AnnotationDraft> all = m_notKept;
    if (m_broughtBack) {
        all.insert(all.begin(), *m_broughtBack);
    }
    return all;
}

void NoteRecorder::giveUp()
{
    m_writing.clear();
    m_notKept.clear();
    m_broughtBack.reset();
    m_card.discard();
}

void NoteRecorder::bringBack()
{
    if (!m_notKept.empty() && !m_card.isOpen()) {
        const AnnotationDraft draft = m_notKept.front();
        m_notKept.erase(m_notKept.begin());
        m_broughtBack = draft;
        m_card.reopen(draft, m_why);
    }
}

} // namespace Carrel
