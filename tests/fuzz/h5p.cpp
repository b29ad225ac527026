// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/h5p/h5pcontent.h"
#include "formats/json/jsonparser.h"
#include "formats/json/jsontext.h"

#include <cstdint>
#include <tuple>

using namespace Carrel;

/** Content of every kind, as a column holds it. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Diagnostics diagnostics;
    SkippedParts skipped;
    const Limits limits;
    const QString file = QStringLiteral("content.json");
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    const Result<QByteArray> text = jsonTextOf(bytes, file, diagnostics);
    const Result<Json> json =
        text ? parseJson(*text, {.file = file}, diagnostics, limits) : Result<Json>(std::unexpected(text.error()));
    if (!json) {
        return 0;
    }
    JsonReport report({.file = file}, diagnostics, limits.rowsPerFile);
    const HtmlContext context{.file = file, .diagnostics = diagnostics, .skipped = &skipped};
    LessonDraft draft;
    H5p::ContentReader reader(context, {});
    for (const char *library : {"H5P.MultiChoice", "H5P.TrueFalse", "H5P.SingleChoiceSet", "H5P.QuestionSet",
                                "H5P.Column", "H5P.Accordion", "H5P.Video"}) {
        reader.read({QString::fromLatin1(library), {}, {}, JsonCursor(*json, report)}, draft);
    }
    const JsonCursor chapters = JsonCursor(*json, report)["chapters"];
    if (chapters.isArray()) {
        for (const JsonCursor &chapter : chapters.elements()) {
            reader.read(H5p::contentIn(chapter), draft);
        }
    }
    std::ignore = std::move(draft).finish(QStringLiteral("x"), {}, file, diagnostics);
    return 0;
}
