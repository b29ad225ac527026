// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/reader/annotationchange.h"

#include "study/studyrecord.h"

namespace Carrel
{

void recordChange(StudyRecord &record, const AnnotationDraft &draft)
{
    const Annotation *const known = record.state().annotation(draft.key);
    if (known == nullptr) {
        return;
    }
    const bool newText = known->text != draft.text;
    const bool newColour = known->colour != draft.colour;
    if (newText) {
        record.append(AnnotationTextEvent{draft.key, draft.text});
    }
    if (newColour) {
        record.append(AnnotationColourEvent{draft.key, draft.colour});
    }
}

} // namespace Carrel
