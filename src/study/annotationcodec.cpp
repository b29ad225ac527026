// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/annotationcodec.h"

using namespace Qt::StringLiterals;

namespace Carrel
{

namespace
{

void writeAnnotation(JsonWriter &out, const AnnotationKey &key)
{
    out.put(key.lessonRef());
    out.put("annotation"_L1, key.annotation);
}

AnnotationKey readAnnotationKey(JsonReader &in)
{
    const LessonRef lesson = in.lesson();
    return {lesson.course, lesson.lesson, in.id<AnnotationId>("annotation"_L1)};
}

} // namespace

void write(JsonWriter &out, const AnnotationEvent &made)
{
    writeAnnotation(out, made.key);
    out.putWord("form"_L1, made.form, annotationFormWords);
    out.put("block"_L1, made.anchor.block);
    out.put("offset"_L1, made.anchor.offset);
    out.put("quote"_L1, made.anchor.quote);
    out.put("prefix"_L1, made.anchor.prefix);
    out.put("suffix"_L1, made.anchor.suffix);
    out.putWord("colour"_L1, made.colour, markColourWords);
    out.put("text"_L1, made.text);
}

EventBody readAnnotation(JsonReader &in)
{
    AnnotationEvent made;
    made.key = readAnnotationKey(in);
    made.form = in.word("form"_L1, annotationFormWords);
    made.anchor.block = BlockId(in.text("block"_L1)); // empty: the top of the lesson
    made.anchor.offset = int(in.whole("offset"_L1, 0, INT_MAX));
    made.anchor.quote = in.text("quote"_L1);
    made.anchor.prefix = in.text("prefix"_L1);
    made.anchor.suffix = in.text("suffix"_L1);
    made.colour = in.word("colour"_L1, markColourWords);
    made.text = in.text("text"_L1);
    return made;
}

void write(JsonWriter &out, const AnnotationTextEvent &changed)
{
    writeAnnotation(out, changed.key);
    out.put("text"_L1, changed.text);
}

EventBody readAnnotationText(JsonReader &in)
{
    const AnnotationKey key = readAnnotationKey(in);
    return AnnotationTextEvent{key, in.text("text"_L1)};
}

void write(JsonWriter &out, const AnnotationColourEvent &changed)
{
    writeAnnotation(out, changed.key);
    out.putWord("colour"_L1, changed.colour, markColourWords);
}

EventBody readAnnotationColour(JsonReader &in)
{
    const AnnotationKey key = readAnnotationKey(in);
    return AnnotationColourEvent{key, in.word("colour"_L1, markColourWords)};
}

void write(JsonWriter &out, const AnnotationRemovedEvent &removed)
{
    writeAnnotation(out, removed.key);
    out.put("removed"_L1, removed.removed);
}

EventBody readAnnotationRemoved(JsonReader &in)
{
    const AnnotationKey key = readAnnotationKey(in);
    return AnnotationRemovedEvent{key, in.flag("removed"_L1)};
}

} // namespace Carrel
