// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/json/lessonwriter.h"

#include "formats/json/jsonmerge.h"
#include "formats/json/jsonparser.h"
#include "formats/json/jsontext.h"
#include "formats/json/lessonjson.h"
#include "formats/json/lessonreader.h"

namespace Carrel
{

QByteArray writeLesson(const Lesson &lesson)
{
    Diagnostics heardBefore; // the source was read once already
    const Result<QByteArray> text = jsonTextOf(lesson.source, {}, heardBefore);
    const Result<Json> base = text ? parseJson(*text, {}, heardBefore, {}) : std::unexpected(text.error());
    if (lesson.source.isEmpty() || !base || !base->is_object()) {
        return toBytes(lessonJson(lesson));
    }
    const Lesson before = lessonFrom(*base, lesson.source, {}, heardBefore, {});
    if (before == lesson) {
        return lesson.source; // the common case, and the fast one: an import of thousands
    }
    const Json edited = lessonJson(lesson);
    const Json unedited = lessonJson(before);
    return edited == unedited ? lesson.source : toBytes(merged(*base, unedited, edited));
}

} // namespace Carrel
