// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/indexwriter.h"

#include "library/courseinforow.h"
#include "library/writing.h"
#include "storage/statement.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

QVariant optionalNumber(const std::optional<int> &number)
{
    return number ? QVariant(*number) : QVariant(QMetaType::fromType<int>());
}

QString kindsAsJson(const std::map<QString, int> &kinds)
{
    QJsonObject object;
    for (const auto &[kind, count] : kinds) {
        object.insert(kind, count);
    }
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

/** The statements for the lessons of one package, prepared once: a course may have thousands. */
class LessonWriter
{
public:
    LessonWriter(Database database, qint64 package)
        : m_database(std::move(database))
        , m_package(package)
    {
    }

    Result<void> write(const LessonContent &lesson, int place)
    {
        return lesson.known ? moveKnown(lesson, place) : insert(lesson, place);
    }

private:
    Result<Statement *> statement(std::optional<Statement> &slot, const QString &sql)
    {
        if (!slot) {
            auto prepared = m_database.prepare(sql);
            if (!prepared) {
                return std::unexpected(prepared.error());
            }
            slot.emplace(std::move(*prepared));
        }
        return &*slot;
    }

    Result<void> execute(std::optional<Statement> &slot, const QString &sql, const QVariantList &values)
    {
        return statement(slot, sql).and_then([&values](Statement *ready) { return ready->execute(values); });
    }

    Result<void> moveKnown(const LessonContent &lesson, int place)
    {
        return execute(m_move,
                       u"UPDATE lesson SET module=?, place=?, path=?, problem=?, position=coalesce(?, position) "
                       "WHERE package=? AND slug=?"_s,
                       {lesson.module, place, notNull(lesson.path), int(lesson.problem),
                        optionalNumber(lesson.entry.position), m_package, lesson.entry.slug.toString()});
    }

    Result<void> insert(const LessonContent &lesson, int place)
    {
        const LessonEntry &entry = lesson.entry;
        auto done = execute(m_insert,
                            u"INSERT OR IGNORE INTO lesson (package, module, place, slug, title, minutes, position, "
                            "here, path, sha256, problem, block_count, last_block, options, kinds) "
                            "VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"_s,
                            {m_package, lesson.module, place, notNull(entry.slug.toString()), notNull(entry.title),
                             optionalNumber(entry.minutes), optionalNumber(entry.position), entry.here ? 1 : 0,
                             notNull(lesson.path), notNull(lesson.sha256), int(lesson.problem), entry.blockCount,
                             notNull(entry.lastBlock.toString()), lesson.options, kindsAsJson(lesson.kinds)});
        if (!done || m_insert->rowsChanged() == 0) {
            return done;
        }
        const qint64 id = m_insert->lastInsertId();
        return insertChecks(entry, id).and_then([&] { return insertPassages(lesson, id); });
    }

    Result<void> insertChecks(const LessonEntry &entry, qint64 lesson)
    {
        int place = 0;
        for (const auto &[check, fingerprint] : entry.checks) {
            auto done =
                execute(m_check, u"INSERT INTO lesson_check (lesson, place, id, fingerprint) VALUES (?,?,?,?)"_s,
                        {lesson, place++, notNull(check.toString()), notNull(fingerprint.toString())});
            if (!done) {
                return done;
            }
        }
        return {};
    }

    Result<void> insertPassages(const LessonContent &lesson, qint64 id)
    {
        for (const PassageText &passage : lesson.passages) {
            auto done = insertPassage(passage, id);
            if (!done) {
                return done;
            }
        }
        return {};
    }

    Result<void> insertPassage(const PassageText &passage, qint64 lesson)
    {
        auto done = execute(m_passage, u"INSERT INTO passage (lesson, block) VALUES (?,?)"_s,
                            {lesson, notNull(passage.block.toString())});
        if (!done) {
            return done;
        }
        const qint64 id = m_passage->lastInsertId();
        done = execute(m_words, u"INSERT INTO words (rowid, title, heading, text) VALUES (?,?,?,?)"_s,
                       {id, notNull(passage.title), notNull(passage.heading), notNull(passage.text)});
        const QString all = passage.title + passage.heading + passage.text;
        if (!done || !hasUnspacedWriting(all)) {
            return done;
        }
        return execute(m_stretches, u"INSERT INTO stretches (rowid, text) VALUES (?,?)"_s, {id, all});
    }

    Database m_database;
    qint64 m_package;
    std::optional<Statement> m_move, m_insert, m_check, m_passage, m_words, m_stretches;
};

Result<void> dropLessons(const Database &database, qint64 package, const std::vector<LessonContent> &keep)
{
    QStringList kept;
    for (const LessonContent &lesson : keep) {
        if (lesson.known) {
            kept += lesson.entry.slug.toString();
        }
    }
    const QString gone = u"SELECT id FROM lesson WHERE package=? AND slug NOT IN (SELECT value FROM json_each(?))"_s;
    const QVariantList values{
        package, QString::fromUtf8(QJsonDocument(QJsonArray::fromStringList(kept)).toJson(QJsonDocument::Compact))};
    for (const QString &sql : {u"DELETE FROM words WHERE rowid IN (SELECT id FROM passage WHERE lesson IN (%1))"_s,
                               u"DELETE FROM stretches WHERE rowid IN (SELECT id FROM passage WHERE lesson IN (%1))"_s,
                               u"DELETE FROM lesson WHERE id IN (%1)"_s}) {
        if (auto done = database.run(sql.arg(gone), values); !done) {
            return done;
        }
    }
    return {};
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
    QStringList updates;
    for (const QString &column : columns.join(u", "_s).split(u", "_s)) {
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
    auto rows = m_database.prepare(u"SELECT slug, sha256 FROM lesson WHERE problem=0 AND here "
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

Result<void> IndexWriter::write(const PackageContent &content, const QString &store, int rank) const
{
    const auto package = writePackageRow(m_database, content, store, rank);
    if (!package) {
        return std::unexpected(package.error());
    }
    auto done = dropLessons(m_database, *package, content.lessons)
                    .and_then([&] { return writeModules(m_database, *package, content.outline); })
                    .and_then([&] { return writeAssets(m_database, *package, content.assets); });
    LessonWriter lessons(m_database, *package);
    for (size_t i = 0; done && i < content.lessons.size(); ++i) {
        done = lessons.write(content.lessons[i], int(i));
    }
    return done.and_then([&] { return writeTotals(m_database, *package); });
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
    return dropLessons(m_database, package, {}).and_then([&] {
        return m_database.run(u"DELETE FROM package WHERE id=?"_s, {package});
    });
}

Result<void> IndexWriter::clear() const
{
    for (const auto table : {"words"_L1, "stretches"_L1, "package"_L1}) {
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
