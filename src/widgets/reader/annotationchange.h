// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/reader/notecard.h"

namespace Carrel
{

class StudyRecord;

/** Writes down what a draft changes of an annotation that is there; each part is an action of its own to be undone. */
void recordChange(StudyRecord &record, const AnnotationDraft &draft);

} // namespace Carrel
