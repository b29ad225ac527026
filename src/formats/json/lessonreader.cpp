// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/json/lessonreader.h"

#include "course/identity.h"
#include "course/validation.h"
#include "formats/json/bodytext.h"
#include "formats/json/checkreader.h"
#include "formats/json/jsonparser.h"
#include "formats/json/jsontext.h"
#include "formats/json/lessonhead.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::LessonReader)
};

constexpr int newestSchema = 2;

/** The checks as the reader part lists them; the plain one where it has none. */
std::vector<Check> readChecks(const JsonCursor &root, JsonCheckReader &reader, std::vector<JsonCursor> &places)
{
    const JsonCursor part = root["reader"];
    if (part["checks"].isArray()) {
        places = part["checks"].elements();
    }
    if (places.empty()) {
        places.push_back(part["check"].isThere() ? part["check"] : root["check"]);
    }
    std::erase_if(places, [](const JsonCursor &place) { return !place.isThere(); });
    std::vector<Check> checks;
    for (const JsonCursor &place : places) {
        if (place.isObject()) {
            checks.push_back(reader.read(place));
        } else {
            place.reportWrongType(Words::tr("a check"), Words::tr("It was left out."));
        }
    }
    std::erase_if(places, [](const JsonCursor &place) { return !place.isObject(); });
    return checks;
}

void compareWithPlain(const JsonCursor &root, JsonReport &report, Check &check, const JsonCursor &place)
{
    const JsonCursor plain = root["check"];
    if (!check.isUsable() || !plain.isObject() || place.pointer() == plain.pointer()) {
        return;
    }
    Diagnostics unheard; // what is odd in the plain check only matters if it says something else
    JsonReport quiet({}, unheard, 0);
    JsonBlockReader blocks(1000);
    if (disagree(check, JsonCheckReader(blocks, newestSchema).read(JsonCursor(plain.value(), quiet)))) {
        check.needsLook =
            Words::tr("The lesson says in one place that an option is right and in another that it is wrong.");
        report.add({.severity = Severity::Error,
                    .code = u"check-disagrees"_s,
                    .message = check.needsLook,
                    .hint = Words::tr("Compare “check” and “reader.check”; until they agree the check is not asked.")},
                   place.pointer());
    }
}

void finishChecks(const JsonCursor &root, JsonReport &report, std::vector<Check> &checks,
                  const std::vector<JsonCursor> &places)
{
    for (size_t i = 0; i < checks.size(); ++i) {
        for (const Diagnostic &row : markUnusable(checks[i])) {
            report.add(row, places[i].pointer());
        }
        if (i == 0) {
            compareWithPlain(root, report, checks[i], places[i]);
        }
    }
    for (const CheckId &id : assignCheckIds(checks)) {
        report.add(
            {.code = u"duplicate-id"_s,
             .message = Words::tr("Two checks have the id “%1”; the second was given another.").arg(id.toString()),
             .hint = Words::tr("Give each check its own id.")},
            u"/reader/checks"_s);
    }
}

void readBlocks(const JsonCursor &root, JsonReport &report, JsonBlockReader &reader, Lesson &lesson,
                const JsonPlace &place, Diagnostics &diagnostics)
{
    const JsonCursor list = root["reader"]["blocks"];
    if (list.isThere()) {
        lesson.blocks = reader.read(list);
    } else if (!lesson.body.isEmpty()) {
        lesson.blocks = readBody(lesson.body, place.file, diagnostics);
    }
    for (const BlockId &id : assignBlockIds(lesson.blocks)) {
        report.add({.code = u"duplicate-id"_s,
                    .message = Words::tr("Two parts have the id “%1”; links lead to the first.").arg(id.toString()),
                    .hint = Words::tr("Give each part its own id.")},
                   list.pointer());
    }
}

void nameLesson(Lesson &lesson, const JsonCursor &root, const QString &file)
{
    if (lesson.slug.isEmpty()) {
        const QString made = slugOf(lesson.title);
        lesson.slug = LessonSlug(made.isEmpty() ? slugOf(QFileInfo(file).completeBaseName()) : made);
        root["lesson"].report(
            Severity::Warning, u"lesson-slug-missing"_s,
            Words::tr("The lesson has no short name; “%1” was made for it.").arg(lesson.slug.toString()),
            Words::tr("Give it a “slug”, so that your answers stay with it when its title changes."));
    }
    if (lesson.title.isEmpty()) {
        lesson.title = lesson.slug.toString();
        root["lesson"].report(Severity::Warning, u"lesson-title-missing"_s,
                              Words::tr("The lesson has no title; it is called “%1”.").arg(lesson.title));
    }
}

} // namespace

bool looksLikeLesson(const Json &json)
{
    const auto has = [&json](const char *key) { return json.contains(key); };
    return json.is_object() && ((has("lesson") && (has("course") || has("body") || has("reader") || has("check"))) ||
                                (has("course") && (has("reader") || has("body"))));
}

Error refuseNoLesson(const JsonPlace &place, Diagnostics &diagnostics)
{
    Diagnostic row{.severity = Severity::Error,
                   .code = u"not-a-lesson"_s,
                   .file = place.file,
                   .line = place.line,
                   .column = place.column,
                   .pointer = place.pointer};
    row.message = Words::tr("This is neither a lesson nor a course.");
    row.hint = Words::tr("A lesson is an object with “course”, “lesson” and “reader” or “body”.");
    diagnostics.push_back(row);
    return {ErrorCode::Malformed, row.message, place.file};
}

Lesson lessonFrom(const Json &json, const QByteArray &source, const JsonPlace &place, Diagnostics &diagnostics,
                  const Limits &limits)
{
    JsonReport report(place, diagnostics, limits.rowsPerFile);
    const JsonCursor root(json, report);
    Lesson lesson = readHead(root);
    nameLesson(lesson, root, place.file);
    if (lesson.schema > newestSchema) {
        root["reader"]["schema"].report(
            Severity::Warning, u"newer-schema"_s,
            Words::tr("The lesson was made for a newer reader (schema %1); what is known of it is shown.")
                .arg(lesson.schema),
            Words::tr("A newer version of Carrel may show more."));
    }
    JsonBlockReader blocks(limits.lessonBlocks);
    readBlocks(root, report, blocks, lesson, place, diagnostics);
    JsonCheckReader reader(blocks, lesson.schema);
    std::vector<JsonCursor> places;
    lesson.checks = readChecks(root, reader, places);
    finishChecks(root, report, lesson.checks, places);
    lesson.source = source;
    lesson.body.clear(); // lies in the source; of a course of many lessons it is a lot
    return lesson;
}

Result<Lesson> readLesson(const QByteArray &bytes, const QString &file, Diagnostics &diagnostics, const Limits &limits)
{
    const JsonPlace place{.file = file};
    const Result<QByteArray> text = jsonTextOf(bytes, file, diagnostics);
    if (!text) {
        return std::unexpected(text.error());
    }
    const Result<Json> json = parseJson(*text, place, diagnostics, limits);
    if (!json) {
        return std::unexpected(json.error());
    }
    if (!looksLikeLesson(*json)) {
        return std::unexpected(refuseNoLesson(place, diagnostics));
    }
    return lessonFrom(*json, bytes, place, diagnostics, limits);
}

} // namespace Carrel
