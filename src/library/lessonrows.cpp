// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/lessonrows.h"

#include "library/courseinforow.h"
#include "library/keptidsjson.h"
#include "library/searchrows.h"

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

} // namespace

LessonRows::LessonRows(Database database, qint64 package)
    : m_database(std::move(database))
    , m_package(package)
{
}

Result<qint64> LessonRows::write(const LessonContent &lesson, int place)
{
    return lesson.known ? move(lesson, place).transform([] { return qint64(0); }) : insert(lesson, place);
}

Result<void> LessonRows::move(const LessonContent &lesson, int place)
{
    return m_move.execute(
        m_database,
        u"UPDATE lesson SET module=?, place=?, path=?, problem=?, position=coalesce(?, position), kept=? "
        "WHERE package=? AND slug=?"_s,
        {lesson.module, place, notNull(lesson.path), int(lesson.problem), optionalNumber(lesson.entry.position),
         keptIdsText(lesson.kept), m_package, lesson.entry.slug.toString()});
}

Result<qint64> LessonRows::insert(const LessonContent &lesson, int place)
{
    const LessonEntry &entry = lesson.entry;
    auto done = m_insert.execute(
        m_database,
        u"INSERT OR IGNORE INTO lesson (package, module, place, slug, title, minutes, position, "
        "here, path, sha256, problem, text_blocks, last_block, options, kinds, kept) "
        "VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"_s,
        {m_package, lesson.module, place, notNull(entry.slug.toString()), notNull(entry.title),
         optionalNumber(entry.minutes), optionalNumber(entry.position), entry.here ? 1 : 0, notNull(lesson.path),
         notNull(lesson.sha256), int(lesson.problem), entry.textBlocks, notNull(entry.lastBlock.toString()),
         lesson.options, kindsAsJson(lesson.kinds), keptIdsText(lesson.kept)});
    if (!done) {
        return std::unexpected(done.error());
    }
    if (m_insert.statement().rowsChanged() == 0) {
        return 0;
    }
    const qint64 id = m_insert.statement().lastInsertId();
    return insertChecks(entry, id).transform([id] { return id; });
}

Result<void> LessonRows::insertChecks(const LessonEntry &entry, qint64 lesson)
{
    int place = 0;
    for (const auto &[check, fingerprint] : entry.checks) {
        auto done =
            m_check.execute(m_database, u"INSERT INTO lesson_check (lesson, place, id, fingerprint) VALUES (?,?,?,?)"_s,
                            {lesson, place++, notNull(check.toString()), notNull(fingerprint.toString())});
        if (!done) {
            return done;
        }
    }
    return {};
}

Result<void> LessonRows::dropAllBut(const Database &database, qint64 package, const std::vector<LessonContent> &keep)
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
    return SearchRows::drop(database, gone, values).and_then([&] {
        return database.run(u"DELETE FROM lesson WHERE id IN (%1)"_s.arg(gone), values);
    });
}

} // namespace Carrel
