// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/json/lessonfile.h"

#include "formats/json/jsonparser.h"
#include "formats/json/jsonrecords.h"
#include "formats/json/jsontext.h"
#include "formats/json/lessonreader.h"
#include "formats/package/manifestreader.h"

namespace Carrel
{

LessonFile readLessonFile(const QByteArray &bytes, const QString &file, Diagnostics &diagnostics, const Limits &limits)
{
    LessonFile found;
    const Result<QByteArray> text = jsonTextOf(bytes, file, diagnostics);
    if (!text) {
        return found;
    }
    const std::vector<JsonRecord> records = recordsOf(*text, file);
    if (records.empty()) {
        static_cast<void>(refuseNoLesson({.file = file}, diagnostics));
    }
    for (const JsonRecord &record : records) {
        const Result<Json> json = parseJson(record.text, record.place, diagnostics, limits);
        if (!json) {
            continue;
        }
        if (looksLikeManifest(*json)) {
            found.isManifest = true;
        } else if (looksLikeLesson(*json)) {
            const bool whole = records.size() == 1 && record.place.pointer.isEmpty();
            found.lessons.push_back(lessonFrom(*json, whole ? bytes : record.text, record.place, diagnostics, limits));
        } else {
            static_cast<void>(refuseNoLesson(record.place, diagnostics));
        }
    }
    return found;
}

} // namespace Carrel
