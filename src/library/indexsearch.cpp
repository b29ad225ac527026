// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/indexsearch.h"

#include "library/courseinforow.h"
#include "library/hits.h"
#include "storage/statement.h"

#include <QHash>

#include <algorithm>
#include <span>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr int hitsPerLesson = 3;
constexpr size_t lessonsAStep = 20;
constexpr int lessonsLookedAt = 60;    ///< the best ones, of which the hits are taken
constexpr qsizetype trigram = 3;       ///< shorter parts are looked up among the beginnings of trigrams
constexpr int placesLookedUp = 20'000; ///< of a very common sign

/** Conditions of a WHERE clause with their values. */
struct Conditions {
    QStringList sql;
    QVariantList values;

    void add(const QString &condition, const QVariantList &more)
    {
        sql += condition;
        values += more;
    }
    [[nodiscard]] QString all() const { return sql.join(u" AND "_s); }
};

void addStretch(Conditions &conditions, const QString &rowid, const QString &stretch)
{
    if (stretch.size() >= trigram) {
        conditions.add(rowid + u" IN (SELECT rowid FROM stretches WHERE stretches MATCH ?)"_s, {u'"' + stretch + u'"'});
    } else {
        conditions.add(
            rowid + u" IN (SELECT doc FROM stretch_places WHERE term>=? AND term<? LIMIT %1)"_s.arg(placesLookedUp),
            {stretch, QString(stretch).append(QChar::fromUcs4(QChar::LastValidCodePoint))});
    }
}

/** What a lesson must be besides having the words; @p rowid is how its number is called. */
Conditions conditionsOf(const SearchQuery &query, const std::optional<CourseId> &course, const QString &rowid)
{
    Conditions conditions;
    if (course) {
        conditions.add(rowid + u" IN (SELECT id FROM lesson WHERE package IN (SELECT id FROM package WHERE shown AND "
                               "course_id=?))"_s,
                       {notNull(course->toString())});
    } else {
        conditions.add(rowid + u" NOT IN (SELECT id FROM lesson WHERE package IN (SELECT id FROM package WHERE NOT "
                               "shown))"_s,
                       {});
    }
    for (const QString &stretch : query.stretches) {
        addStretch(conditions, rowid, stretch);
    }
    return conditions;
}

/** One search; lives as long as that. */
class IndexSearch
{
public:
    IndexSearch(const Database &database, const SearchQuery &query, int limit, const std::optional<CourseId> &course)
        : m_database(database)
        , m_query(query)
        , m_limit(limit)
        , m_course(course)
        , m_match(query.terms.join(u" AND "_s))
    {
    }

    Result<std::vector<SearchHit>> run()
    {
        const auto lessons = m_query.terms.isEmpty() ? lessonsByStretch() : lessonsByWords();
        if (!lessons) {
            return std::unexpected(lessons.error());
        }
        std::vector<LessonHits> together;
        std::vector<LessonHits> apart;
        const std::span<const qint64> all(*lessons);
        int found = 0;
        for (size_t at = 0; at < all.size() && found < m_limit; at += lessonsAStep) {
            auto step = searched(all.subspan(at, std::min(lessonsAStep, all.size() - at)));
            if (!step) {
                return std::unexpected(step.error());
            }
            for (SearchedLesson &lesson : *step) {
                LessonHits hits = hitsIn(std::move(lesson), m_query, hitsPerLesson);
                found += hits.together ? int(hits.hits.size()) : 0;
                (hits.together ? together : apart).push_back(std::move(hits));
            }
        }
        return joined(together, apart);
    }

private:
    /** Ranked before anything is joined: a common word is in every lesson. */
    Result<std::vector<qint64>> lessonsByWords()
    {
        // The plus keeps SQLite from asking the words once for every lesson of a list.
        const Conditions conditions = conditionsOf(m_query, m_course, u"+words.rowid"_s);
        return numbers(u"SELECT rowid FROM words WHERE words MATCH ? AND %1 "
                       "ORDER BY bm25(words, 10.0, 4.0, 1.0, 0.5), rowid LIMIT %2"_s.arg(conditions.all())
                           .arg(lessonsLookedAt),
                       QVariantList{m_match} + conditions.values);
    }

    Result<std::vector<qint64>> lessonsByStretch()
    {
        const Conditions conditions = conditionsOf(m_query, m_course, u"l.id"_s);
        return numbers(u"SELECT l.id FROM lesson AS l WHERE %1 ORDER BY instr(l.title, ?)=0, l.package, l.place "
                       "LIMIT %2"_s.arg(conditions.all())
                           .arg(lessonsLookedAt),
                       conditions.values + QVariantList{m_query.stretches.first()});
    }

    Result<std::vector<qint64>> numbers(const QString &sql, const QVariantList &values)
    {
        auto rows = m_database.prepare(sql);
        if (!rows) {
            return std::unexpected(rows.error());
        }
        if (auto done = rows->execute(values); !done) {
            return std::unexpected(done.error());
        }
        std::vector<qint64> found;
        while (rows->next()) {
            found.push_back(rows->integer(0));
        }
        if (const auto failure = rows->failure()) {
            return std::unexpected(*failure);
        }
        return found;
    }

    /** The columns of @p lessons with their found words marked, in the same order. */
    Result<std::vector<SearchedLesson>> searched(std::span<const qint64> lessons)
    {
        const bool byWords = !m_match.isEmpty();
        const QString columns = byWords ? u"highlight(words,0,char(1),char(2)), highlight(words,1,char(1),char(2)), "
                                          "highlight(words,2,char(1),char(2)), highlight(words,3,char(1),char(2))"_s
                                        : u"words.title, words.heading, words.text, words.checks"_s;
        // All at once, and the plus again: a beginning that many words have is costly to look up for each lesson.
        auto rows = m_database.prepare(
            u"SELECT %1, p.heading, p.text, p.checks, k.course_id, l.slug, k.title, l.title, l.id FROM words "
            "JOIN passage AS p ON p.lesson=words.rowid JOIN lesson AS l ON l.id=words.rowid "
            "JOIN package AS k ON k.id=l.package WHERE %2words.rowid IN (SELECT value FROM json_each(?)) %3"_s.arg(
                columns, byWords ? u"+"_s : QString(), byWords ? u"AND words MATCH ?"_s : QString()));
        if (!rows) {
            return std::unexpected(rows.error());
        }
        QStringList ids;
        for (const qint64 id : lessons) {
            ids += QString::number(id);
        }
        const QString list = u'[' + ids.join(u',') + u']';
        if (auto done = rows->execute(byWords ? QVariantList{list, m_match} : QVariantList{list}); !done) {
            return std::unexpected(done.error());
        }
        QHash<qint64, SearchedLesson> found;
        while (rows->next()) {
            found.insert(rows->integer(11), lessonFrom(*rows));
        }
        if (const auto failure = rows->failure()) {
            return std::unexpected(*failure);
        }
        std::vector<SearchedLesson> inOrder;
        for (const qint64 id : lessons) {
            inOrder.push_back(found.take(id));
        }
        return inOrder;
    }

    static SearchedLesson lessonFrom(const Statement &row)
    {
        const auto list = [&row](int column) { return row.text(column).split(u'\n'); };
        SearchHit about;
        about.lesson = {CourseId(row.text(7)), LessonSlug(row.text(8))};
        about.courseTitle = row.text(9);
        about.lessonTitle = row.text(10);
        return {about, row.text(0), row.text(1), row.text(2), row.text(3), list(4), list(5), list(6)};
    }

    [[nodiscard]] std::vector<SearchHit> joined(std::vector<LessonHits> &together, std::vector<LessonHits> &apart) const
    {
        std::vector<SearchHit> all;
        for (std::vector<LessonHits> *const group : {&together, &apart}) {
            for (LessonHits &lesson : *group) {
                // Words that lie apart count for the lesson, which is shown by its best passage.
                const size_t most = group == &together ? lesson.hits.size() : std::min(lesson.hits.size(), size_t(1));
                for (size_t i = 0; i < most && int(all.size()) < m_limit; ++i) {
                    all.push_back(std::move(lesson.hits[i]));
                }
            }
        }
        return all;
    }

    const Database &m_database;
    const SearchQuery &m_query;
    const int m_limit;
    const std::optional<CourseId> m_course;
    const QString m_match;
};

} // namespace

Result<std::vector<SearchHit>> searchIndex(const Database &database, const SearchQuery &query, int limit,
                                           const std::optional<CourseId> &course)
{
    if (query.isEmpty() || limit <= 0) {
        return std::vector<SearchHit>();
    }
    return IndexSearch(database, query, limit, course).run();
}

} // namespace Carrel
