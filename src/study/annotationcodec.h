// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/event.h"
#include "study/jsonfields.h"

namespace Carrel
{

// The part of the event codec for highlights, notes and bookmarks. Used by eventcodec only.

void write(JsonWriter &out, const AnnotationEvent &made);
void write(JsonWriter &out, const AnnotationTextEvent &changed);
void write(JsonWriter &out, const AnnotationColourEvent &changed);
void write(JsonWriter &out, const AnnotationRemovedEvent &removed);

[[nodiscard]] EventBody readAnnotation(JsonReader &in);
[[nodiscard]] EventBody readAnnotationText(JsonReader &in);
[[nodiscard]] EventBody readAnnotationColour(JsonReader &in);
[[nodiscard]] EventBody readAnnotationRemoved(JsonReader &in);

} // namespace Carrel
