// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/h5p/h5preader.h"

#include "course/identity.h"
#include "formats/address.h"
#include "formats/coursebuilder.h"
#include "formats/filebytes.h"
#include "formats/h5p/h5pcontent.h"
#include "formats/json/jsonparser.h"
#include "formats/json/jsontext.h"
#include "formats/licences.h"
#include "formats/picturefolder.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::H5p)
};

constexpr QLatin1StringView headName("h5p.json");
constexpr QLatin1StringView contentName("content/content.json");

std::optional<Json> readJson(const QString &folder, const QString &name, Diagnostics &diagnostics, const Limits &limits)
{
    const Result<QByteArray> bytes = readFileBytes(folder + u'/' + name, limits.jsonBytes, limits);
    if (!bytes) {
        diagnostics.push_back({.severity = Severity::Error,
                               .code = u"file-unreadable"_s,
                               .file = name,
                               .message = bytes.error().sentence});
        return std::nullopt;
    }
    const Result<QByteArray> text = jsonTextOf(*bytes, name, diagnostics);
    Result<Json> json =
        text ? parseJson(*text, {.file = name}, diagnostics, limits) : Result<Json>(std::unexpected(text.error()));
    return json ? std::optional(std::move(*json)) : std::nullopt;
}

CourseInfo infoOf(const JsonCursor &head, const QString &folder)
{
    CourseInfo info;
    info.title = plainTextOfHtml(head["title"].text());
    if (info.title.isEmpty()) {
        info.title = QFileInfo(folder).fileName();
    }
    const QString language = head["language"].text();
    info.language = language == "und"_L1 ? QString() : language;
    const QString licence = head["license"].text();
    const QString version = head["licenseVersion"].text();
    if (!licence.isEmpty() && licence != "U"_L1) {
        const QString whole = version.isEmpty() ? licence : licence + u' ' + version;
        info.licence = licenceNamed(QString(whole).replace(u' ', u'-'));
    }
    QStringList authors;
    for (const JsonCursor &author : head["authors"].elements()) {
        authors << author["name"].text();
    }
    info.authorship = authors.join(u", "_s);
    info.importer = u"carrel-h5p"_s;
    info.origin = info.title;
    return info;
}

/** The parts that become lessons: chapters of a book, else all in one. */
std::vector<H5p::Content> lessonsOf(const H5p::Content &whole)
{
    if (whole.library != "H5P.InteractiveBook"_L1) {
        return {whole};
    }
    std::vector<H5p::Content> chapters;
    for (const JsonCursor &chapter : whole.parameters["chapters"].elements()) {
        chapters.push_back(H5p::contentIn(chapter.has("chapter") ? chapter["chapter"] : chapter));
    }
    return chapters;
}

} // namespace

ReadOutcome readH5p(const QString &folder, const Limits &limits, JobControl &control)
{
    ReadOutcome outcome;
    Diagnostics &rows = outcome.diagnostics;
    const std::optional<Json> head = readJson(folder, headName, rows, limits);
    const std::optional<Json> body = head ? readJson(folder, contentName, rows, limits) : std::nullopt;
    if (body) {
        JsonReport headReport({.file = headName}, rows, limits.rowsPerFile);
        JsonReport report({.file = contentName}, rows, limits.rowsPerFile);
        const JsonCursor top(*head, headReport);
        PictureFolder pictures(folder, limits);
        SkippedParts skipped;
        const HtmlContext context{.file = contentName,
                                  .line = 1,
                                  .diagnostics = rows,
                                  .picture =
                                      [&pictures](const QString &address) {
                                          const auto path = leadsElsewhere(address)
                                                                ? std::nullopt
                                                                : pathInCourse(u"content"_s, address);
                                          return pictures.takeFirst(path ? QStringList{*path} : QStringList());
                                      },
                                  .skipped = &skipped};
        const CourseInfo info = infoOf(top, folder);
        CourseBuilder builder(info, rows);
        H5p::ContentReader reader(context, info.language);
        const H5p::Content whole{top["mainLibrary"].text(), {}, info.title, JsonCursor(*body, report)};
        for (const H5p::Content &content : lessonsOf(whole)) {
            LessonDraft draft;
            reader.read(content, draft);
            const QString title = content.title.isEmpty() ? info.title : content.title;
            if (!draft.isEmpty() && !control.isCancelled()) {
                builder.add(std::move(draft).finish(title, slugOf(title), contentName, rows), contentName);
            }
        }
        skipped.tell(contentName, rows);
        std::optional<Course> course = std::move(builder).finish(pictures.assets());
        if (course && !control.isCancelled()) {
            outcome.courses.push_back(std::move(*course));
        } else if (!control.isCancelled()) {
            rows.push_back(
                {.severity = Severity::Error,
                 .code = u"course-empty"_s,
                 .file = contentName,
                 .message = Words::tr("There is no text and no question in this package that can be read.")});
        }
    }
    for (Diagnostic &row : outcome.diagnostics) {
        row.file = folder + u'/' + row.file;
    }
    return outcome;
}

} // namespace Carrel
