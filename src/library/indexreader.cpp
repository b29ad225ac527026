// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/indexreader.h"

#include "base/shorttext.h"
#include "library/courseinforow.h"
#include "library/keptidsjson.h"
#include "library/searchrows.h"
#include "storage/statement.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <functional>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

/** Runs @p sql and hands every row to @p take. */
Result<void> forEachRow(const Database &database, const QString &sql, const QVariantList &values,
                        const std::function<void(const Statement &)> &take)
{
    auto rows = database.prepare(sql);
    if (!rows) {
        return std::unexpected(rows.error());
    }
    if (auto done = rows->execute(values); !done) {
        return done;
    }
    while (rows->next()) {
        take(*rows);
    }
    if (const auto failure = rows->failure()) {
        return std::unexpected(*failure);
    }
    return {};
}

std::optional<int> optionalNumber(const QVariant &value)
{
    return value.isNull() ? std::nullopt : std::optional(value.toInt());
}

QString summaryQuery(const QString &condition)
{
    return u"SELECT modules, lessons_here, lessons_in_all, checks, options, kinds, rank, condition, reason, folder, "
           "manifest_sha256, %1 "
           "FROM package WHERE shown AND %2 ORDER BY title COLLATE NOCASE, slug, folder"_s.arg(
               QLatin1StringView(courseInfoColumns), condition);
}

CourseSummary summaryFrom(const Statement &row)
{
    CourseSummary summary;
    summary.modules = int(row.integer(0));
    summary.lessonsHere = int(row.integer(1));
    summary.lessonsInAll = int(row.integer(2));
    summary.checks = int(row.integer(3));
    summary.options = int(row.integer(4));
    const QJsonObject kinds = QJsonDocument::fromJson(row.text(5).toUtf8()).object();
    for (auto kind = kinds.begin(); kind != kinds.end(); ++kind) {
        summary.blocksByKind[kind.key()] = kind.value().toInt();
    }
    summary.readOnly = row.integer(6) != 0;
    summary.condition = CourseCondition(row.integer(7));
    summary.reason = row.text(8);
    summary.folder = row.text(9);
    summary.manifestSha256 = row.text(10);
    summary.info = courseInfoFrom(row, 11);
    summary.info.title = titleText(summary.info.title);
    return summary;
}

LessonEntry entryFrom(const Statement &row)
{
    LessonEntry entry;
    entry.slug = LessonSlug(row.text(2));
    entry.title = row.text(3);
    entry.minutes = optionalNumber(row.value(4));
    entry.position = optionalNumber(row.value(5));
    entry.here = row.integer(6) != 0;
    entry.textBlocks = int(row.integer(7));
    entry.lastBlock = BlockId(row.text(8));
    return entry;
}

Result<void> readModules(const Database &database, qint64 package, CourseOutline &outline)
{
    return forEachRow(database, u"SELECT slug, title FROM module WHERE package=? ORDER BY place"_s, {package},
                      [&outline](const Statement &row) {
                          outline.modules.push_back({.slug = row.text(0), .title = row.text(1), .lessons = {}});
                      });
}

Result<void> readLessons(const Database &database, qint64 package, CourseOutline &outline)
{
    using Checks = std::vector<std::pair<CheckId, Fingerprint>>;
    QHash<qint64, Checks> checks;
    const auto takeCheck = [&checks](const Statement &row) {
        checks[row.integer(0)].emplace_back(CheckId(row.text(1)), Fingerprint(row.text(2)));
    };
    const auto takeLesson = [&checks, &outline](const Statement &row) {
        const auto module = size_t(row.integer(1));
        if (module < outline.modules.size()) {
            outline.modules[module].lessons.push_back(entryFrom(row));
            outline.modules[module].lessons.back().checks = checks.value(row.integer(0));
        }
    };
    return forEachRow(database,
                      u"SELECT c.lesson, c.id, c.fingerprint FROM lesson_check AS c JOIN lesson AS l ON l.id=c.lesson "
                      "WHERE l.package=? ORDER BY c.lesson, c.place"_s,
                      {package}, takeCheck)
        .and_then([&] {
            return forEachRow(database,
                              u"SELECT id, module, slug, title, minutes, position, here, text_blocks, last_block "
                              "FROM lesson WHERE package=? ORDER BY place"_s,
                              {package}, takeLesson);
        });
}

Asset assetFrom(const Statement &row)
{
    Asset asset;
    asset.path = row.text(0);
    asset.hash = AssetHash(row.text(1));
    asset.mediaType = row.text(2);
    asset.bytes = row.integer(3);
    if (!row.value(4).isNull() && !row.value(5).isNull()) {
        asset.size = QSize(int(row.integer(4)), int(row.integer(5)));
    }
    asset.credit = row.text(6);
    asset.licence = {row.text(7), row.text(8), row.text(9), row.text(10)};
    return asset;
}

} // namespace

IndexReader::IndexReader(Database database)
    : m_database(std::move(database))
{
}

Result<std::vector<CourseSummary>> IndexReader::courses() const
{
    std::vector<CourseSummary> courses;
    return forEachRow(m_database, summaryQuery(u"1"_s), {},
                      [&courses](const Statement &row) { courses.push_back(summaryFrom(row)); })
        .transform([&courses] { return std::move(courses); });
}

Result<std::optional<CourseSummary>> IndexReader::course(const CourseId &id) const
{
    std::optional<CourseSummary> course;
    return forEachRow(m_database, summaryQuery(u"course_id=?"_s), {notNull(id.toString())},
                      [&course](const Statement &row) { course = summaryFrom(row); })
        .transform([&course] { return std::move(course); });
}

Result<QString> IndexReader::manifestHash(const CourseId &id) const
{
    return m_database
        .scalar(u"SELECT manifest_sha256 FROM package WHERE shown AND course_id=? AND course_id<>''"_s,
                {notNull(id.toString())})
        .transform([](const QVariant &value) { return value.toString(); });
}

Result<std::shared_ptr<const CourseOutline>> IndexReader::outline(const CourseId &id) const
{
    auto outline = std::make_shared<CourseOutline>();
    qint64 package = 0;
    const auto take = [&](const Statement &row) {
        package = row.integer(0);
        outline->lessonsInAll = int(row.integer(1));
        outline->info = courseInfoFrom(row, 2);
    };
    return forEachRow(m_database,
                      u"SELECT id, lessons_in_all, %1 FROM package WHERE shown AND course_id=? AND course_id<>''"_s.arg(
                          QLatin1StringView(courseInfoColumns)),
                      {notNull(id.toString())}, take)
        .and_then([&] { return readModules(m_database, package, *outline); })
        .and_then([&] { return readLessons(m_database, package, *outline); })
        .transform([&]() -> std::shared_ptr<const CourseOutline> { return package == 0 ? nullptr : outline; });
}

Result<std::optional<FilePlace>> IndexReader::lessonFile(const LessonRef &ref) const
{
    std::optional<FilePlace> place;
    return forEachRow(
               m_database,
               u"SELECT p.store, p.rank, p.folder, l.path, l.kept, l.sha256 FROM lesson AS l "
               "JOIN package AS p ON p.id=l.package WHERE p.shown AND p.course_id=? AND l.slug=? AND l.path<>''"_s,
               {notNull(ref.course.toString()), notNull(ref.lesson.toString())},
               [&place](const Statement &row) {
                   place = FilePlace{row.text(0), int(row.integer(1)),      row.text(2),
                                     row.text(3), keptIdsFrom(row.text(4)), row.text(5)};
               })
        .transform([&place] { return std::move(place); });
}

Result<AssetPlaces> IndexReader::assets(const CourseId &id) const
{
    AssetPlaces places;
    const auto take = [&places](const Statement &row) {
        places.assets.emplace(row.text(0), assetFrom(row));
        places.folder = row.text(11);
        places.store = row.text(12);
        places.rank = int(row.integer(13));
    };
    return forEachRow(m_database,
                      u"SELECT a.path, a.sha256, a.media_type, a.bytes, a.width, a.height, a.credit, a.licence_name, "
                      "a.licence_url, a.licence_spdx, a.licence_attribution, p.folder, p.store, p.rank "
                      "FROM asset AS a JOIN package AS p ON p.id=a.package WHERE p.shown AND p.course_id=?"_s,
                      {notNull(id.toString())}, take)
        .transform([&places] { return std::move(places); });
}

Result<std::map<LessonSlug, LessonFileInfo>> IndexReader::lessonFiles(const CourseId &id) const
{
    std::map<LessonSlug, LessonFileInfo> files;
    const auto take = [&files](const Statement &row) {
        files.emplace(LessonSlug(row.text(0)), LessonFileInfo{row.text(1), row.text(2), keptIdsFrom(row.text(3))});
    };
    return forEachRow(m_database,
                      u"SELECT l.slug, l.path, l.sha256, l.kept FROM lesson AS l JOIN package AS p ON p.id=l.package "
                      "WHERE p.shown AND p.course_id=? AND l.here AND l.problem=0"_s,
                      {notNull(id.toString())}, take)
        .transform([&files] { return std::move(files); });
}

Result<QHash<QByteArray, std::vector<LessonRef>>> IndexReader::lessonsByHash() const
{
    QHash<QByteArray, std::vector<LessonRef>> lessons;
    const auto take = [&lessons](const Statement &row) {
        lessons[row.text(0).toLatin1()].push_back({CourseId(row.text(1)), LessonSlug(row.text(2))});
    };
    return forEachRow(m_database,
                      u"SELECT l.sha256, p.course_id, l.slug FROM lesson AS l JOIN package AS p ON p.id=l.package "
                      "WHERE p.shown AND p.rank=0 AND p.condition=0 AND p.identity<>0 AND l.here AND l.problem=0"_s,
                      {}, take)
        .transform([&lessons] { return std::move(lessons); });
}

Result<std::vector<HeadingEntry>> IndexReader::headings() const
{
    std::vector<HeadingEntry> headings;
    const auto take = [&headings](const Statement &row) {
        const LessonRef lesson{CourseId(row.text(0)), LessonSlug(row.text(1))};
        const QStringList titles = row.text(2).split(passageEnd, Qt::SkipEmptyParts);
        const QStringList blocks = row.text(3).split(u'\n', Qt::SkipEmptyParts);
        for (qsizetype i = 0; i < std::min(titles.size(), blocks.size()); ++i) {
            headings.push_back({lesson, BlockId(blocks[i]), titles[i].simplified()});
        }
    };
    return forEachRow(m_database,
                      u"SELECT p.course_id, l.slug, w.heading, s.heading FROM package AS p "
                      "JOIN lesson AS l ON l.package=p.id JOIN passage AS s ON s.lesson=l.id "
                      "JOIN words AS w ON w.rowid=l.id WHERE p.shown AND s.heading<>'' ORDER BY p.id, l.place"_s,
                      {}, take)
        .transform([&headings] { return std::move(headings); });
}

Result<std::vector<FilePlace>> IndexReader::assetFiles(const AssetHash &hash) const
{
    std::vector<FilePlace> places;
    return forEachRow(m_database,
                      u"SELECT p.store, p.rank, p.folder, a.path FROM asset AS a JOIN package AS p ON p.id=a.package "
                      "WHERE a.sha256=? ORDER BY p.condition, p.rank"_s,
                      {notNull(hash.toString())},
                      [&places](const Statement &row) {
                          places.push_back({row.text(0), int(row.integer(1)), row.text(2), row.text(3)});
                      })
        .transform([&places] { return std::move(places); });
}

} // namespace Carrel
