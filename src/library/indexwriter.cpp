// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/indexwriter.h"

#include "library/courseinforow.h"
#include "library/lessonrows.h"
#include "storage/statement.h"

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

QVariant optionalNumber(const std::optional<int> &number)
{
    return number ? QVariant(*number) : QVariant(QMetaType::fromType<int>());
}

Result<void> writeModules(const Database &database, qint64 package, const CourseOutline &outline)
{
    auto done = database.run(u"DELETE FROM module WHERE package=?"_s, {package});
    for (size_t i = 0; done && i < outline.modules.size(); ++i) {
        const Module &module = outline.modules[i];
        done = database.run(u"INSERT INTO module (package, place, slug, title) VALUES (?,?,?,?)"_s,
                            {package, int(i), notNull(module.slug), notNull(module.title)});
    }
    return done;
}

Result<void> writeAssets(const Database &database, qint64 package, const std::map<QString, Asset> &assets)
{
    auto done = database.run(u"DELETE FROM asset WHERE package=?"_s, {package});
    for (const auto &[path, asset] : assets) {
        if (!done) {
            break;
        }
        const auto side = [&asset](int (QSize::*length)() const noexcept) {
            return asset.size ? QVariant(((*asset.size).*length)()) : optionalNumber({});
        };
        done =
            database.run(u"INSERT INTO asset (package, path, sha256, media_type, bytes, width, height, credit, "
                         "licence_name, licence_url, licence_spdx, licence_attribution) "
                         "VALUES (?,?,?,?,?,?,?,?,?,?,?,?)"_s,
                         {package, path, notNull(asset.hash.toString()), notNull(asset.mediaType), asset.bytes,
                          side(&QSize::width), side(&QSize::height), notNull(asset.credit), notNull(asset.licence.name),
                          notNull(asset.licence.url), notNull(asset.licence.spdx), notNull(asset.licence.attribution)});
    }
    return done;
}

/** The numbers a list of courses shows, so that it reads one row for each. */
Result<void> writeTotals(const Database &database, qint64 package)
{
    return database.run(
        u"UPDATE package SET "
        "lessons_here=(SELECT count(*) FROM lesson WHERE package=package.id AND here), "
        "checks=(SELECT count(*) FROM lesson_check JOIN lesson ON lesson.id=lesson WHERE package=package.id), "
        "options=(SELECT coalesce(sum(options),0) FROM lesson WHERE lesson.package=package.id), "
        "kinds=(SELECT json_group_object(key, n) FROM (SELECT each.key AS key, sum(each.value) AS n "
        "FROM lesson, json_each(lesson.kinds) AS each WHERE lesson.package=package.id GROUP BY each.key)) "
        "WHERE id=?"_s,
        {package});
}

Result<qint64> writePackageRow(const Database &database, const PackageContent &content, const QString &store, int rank)
{
    QStringList columns{u"store, folder, rank, manifest_bytes, manifest_ms, manifest_sha256, condition, reason, "
                        "lessons_in_all, modules"_s,
                        QLatin1StringView(courseInfoColumns)};
    QVariantList values{store,
                        content.place.folder,
                        rank,
                        content.place.manifestBytes,
                        content.place.manifestMs,
                        notNull(content.manifestSha256),
                        int(content.condition),
                        notNull(content.reason),
                        content.outline.lessonsInAll,
                        int(content.outline.modules.size())};
    values += courseInfoValues(content.outline.info);
    const QString marks = QStringList(values.size(), u"?"_s).join(u',');
    // A damaged manifest no longer says what it was of; the index does.
    const QString updated = content.condition == CourseCondition::Damaged
                                ? u"manifest_bytes, manifest_ms, manifest_sha256, condition, reason"_s
                                : columns.join(u", "_s);
    QStringList updates;
    for (const QString &column : updated.split(u", "_s)) {
        updates += column + u"=excluded."_s + column;
    }
    const auto id = database.scalar(u"INSERT INTO package (%1) VALUES (%2) ON CONFLICT (folder) DO UPDATE SET %3 "
                                    "RETURNING id"_s.arg(columns.join(u", "_s), marks, updates.join(u", "_s)),
                                    values);
    return id.transform([](const QVariant &value) { return value.toLongLong(); });
}

} // namespace

IndexWriter::IndexWriter(Database database)
    : m_database(std::move(database))
{
}

Result<std::vector<IndexedPackage>> IndexWriter::packages() const
{
    auto rows = m_database.prepare(
        u"SELECT id, store, folder, manifest_bytes, manifest_ms, manifest_sha256, condition, "
        "EXISTS(SELECT 1 FROM lesson WHERE package=package.id AND problem<>0) FROM package ORDER BY rank, folder"_s);
    if (!rows) {
        return std::unexpected(rows.error());
    }
    if (auto done = rows->execute(); !done) {
        return std::unexpected(done.error());
    }
    std::vector<IndexedPackage> found;
    while (rows->next()) {
        found.push_back({rows->integer(0), rows->text(1), rows->text(2), rows->integer(3), rows->integer(4),
                         rows->text(5), CourseCondition(rows->integer(6)), rows->integer(7) != 0});
    }
    if (const auto failure = rows->failure()) {
        return std::unexpected(*failure);
    }
    return found;
}

Result<KnownLessons> IndexWriter::knownLessons(const QString &folder) const
{
    auto rows = m_database.prepare(u"SELECT slug, sha256 || kept FROM lesson WHERE problem=0 AND here "
                                   "AND package=(SELECT id FROM package WHERE folder=?)"_s);
    if (!rows) {
        return std::unexpected(rows.error());
    }
    if (auto done = rows->execute({folder}); !done) {
        return std::unexpected(done.error());
    }
    KnownLessons known;
    while (rows->next()) {
        known.insert(rows->text(0), rows->text(1));
    }
    return known;
}

Result<WaitingTexts> IndexWriter::write(PackageContent &content, const QString &store, int rank) const
{
    const auto package = writePackageRow(m_database, content, store, rank);
    if (!package) {
        return std::unexpected(package.error());
    }
    auto done = LessonRows::dropAllBut(m_database, *package, content.lessons)
                    .and_then([&] { return writeModules(m_database, *package, content.outline); })
                    .and_then([&] { return writeAssets(m_database, *package, content.assets); });
    LessonRows rows(m_database, *package);
    WaitingTexts waiting;
    for (size_t i = 0; done && i < content.lessons.size(); ++i) {
        LessonContent &lesson = content.lessons[i];
        const auto row = rows.write(lesson, int(i));
        if (!row) {
            return std::unexpected(row.error());
        }
        if (*row != 0 && lesson.text) {
            waiting.push_back({*row, lesson.sha256, std::move(*lesson.text)});
        }
    }
    return done.and_then([&] { return writeTotals(m_database, *package); }).transform([&] {
        return std::move(waiting);
    });
}

Result<void> IndexWriter::touch(qint64 package, const PackagePlace &place) const
{
    return m_database.run(u"UPDATE package SET manifest_bytes=?, manifest_ms=? WHERE id=?"_s,
                          {place.manifestBytes, place.manifestMs, package});
}

Result<void> IndexWriter::setCondition(qint64 package, CourseCondition condition, const QString &reason) const
{
    return m_database.run(u"UPDATE package SET condition=?, reason=? WHERE id=?"_s,
                          {int(condition), notNull(reason), package});
}

Result<void> IndexWriter::drop(qint64 package) const
{
    return LessonRows::dropAllBut(m_database, package, {}).and_then([&] {
        return m_database.run(u"DELETE FROM package WHERE id=?"_s, {package});
    });
}

Result<void> IndexWriter::clear() const
{
    for (const QLatin1StringView table : {"words"_L1, "stretches"_L1, "passage"_L1, "package"_L1}) {
        if (auto done = m_database.run("DELETE FROM "_L1 + table); !done) {
            return done;
        }
    }
    return {};
}

Result<void> IndexWriter::settle() const
{
    // A package that can be read comes before one that cannot, then one's own before the others.
    // Only rows that change are written, so that a start that finds nothing new leaves the file as it is.
    const QString shown =
        u"(course_id='' OR id = (SELECT other.id FROM package AS other WHERE other.course_id=package.course_id "
        "ORDER BY other.condition, other.rank, other.folder LIMIT 1))"_s;
    return m_database.run(u"UPDATE package SET shown=%1 WHERE shown IS NOT %1"_s.arg(shown));
}

} // namespace Carrel
