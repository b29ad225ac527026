// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/indexsearch.h"

#include "library/courseinforow.h"
#include "storage/statement.h"

#include <QHash>
#include <QSet>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr int hitsPerLesson = 3;
constexpr int snippetWords = 18;
constexpr int snippetCharacters = 24; // on each side of a hit in writing without spaces
constexpr qsizetype trigram = 3;      // shorter parts are looked for without the trigram index

/** Conditions of a WHERE clause with their values. */
struct Conditions {
    QStringList sql;
    QVariantList values;

    void add(const QString &condition, const QVariant &value)
    {
        sql += condition;
        values += value;
    }
    [[nodiscard]] QString all() const { return sql.join(u" AND "_s); }
};

QString escapedForLike(QString text)
{
    return text.replace(u'\\', u"\\\\"_s).replace(u'%', u"\\%"_s).replace(u'_', u"\\_"_s);
}

Conditions commonConditions(const SearchQuery &query, const std::optional<CourseId> &course)
{
    Conditions conditions;
    conditions.sql += u"k.shown"_s;
    if (course) {
        conditions.add(u"k.course_id=?"_s, notNull(course->toString()));
    }
    for (const QString &stretch : query.stretches) {
        if (stretch.size() >= trigram) {
            conditions.add(u"p.id IN (SELECT rowid FROM stretches WHERE stretches MATCH ?)"_s, u'"' + stretch + u'"');
        } else {
            conditions.add(u"p.id IN (SELECT rowid FROM stretches WHERE text LIKE ? ESCAPE '\\')"_s,
                           u'%' + escapedForLike(stretch) + u'%');
        }
    }
    return conditions;
}

/** One search: fills hits step by step. */
class IndexSearch
{
public:
    IndexSearch(const Database &database, const SearchQuery &query, int limit, const std::optional<CourseId> &course)
        : m_database(database)
        , m_query(query)
        , m_limit(limit)
        , m_conditions(commonConditions(query, course))
    {
    }

    Result<std::vector<SearchHit>> run()
    {
        auto done = m_query.terms.isEmpty() ? findStretches() : findPassages();
        if (done && int(m_hits.size()) < m_limit && m_query.terms.size() > 1) {
            done = findLessons();
        }
        return done.and_then([this] { return addSnippets(); }).transform([this] { return std::move(m_hits); });
    }

private:
    Result<void> findStretches()
    {
        return take(u"SELECT p.id, l.id, k.course_id, l.slug, k.title, l.title, p.block FROM passage AS p "
                    "JOIN lesson AS l ON l.id=p.lesson JOIN package AS k ON k.id=l.package WHERE %1 "
                    "ORDER BY p.block<>'', k.title, l.place, p.id"_s.arg(m_conditions.all()),
                    m_conditions.values, {}, hitsPerLesson);
    }

    Result<void> findPassages()
    {
        const QString match = m_query.terms.join(u" AND "_s);
        return findByWords(match, m_conditions, match, hitsPerLesson);
    }

    /** Lessons that have every word somewhere, each by its best passage. */
    Result<void> findLessons()
    {
        Conditions conditions = m_conditions;
        for (const QString &term : m_query.terms) {
            conditions.add(u"p.lesson IN (SELECT o.lesson FROM words JOIN passage AS o ON o.id=words.rowid "
                           "WHERE words MATCH ?)"_s,
                           term);
        }
        const QString match = m_query.terms.join(u" OR "_s);
        return findByWords(match, conditions, match, 1);
    }

    Result<void> findByWords(const QString &match, const Conditions &conditions, const QString &snippetMatch, int most)
    {
        const QString sql = u"SELECT p.id, l.id, k.course_id, l.slug, k.title, l.title, p.block FROM words "
                            "JOIN passage AS p ON p.id=words.rowid JOIN lesson AS l ON l.id=p.lesson "
                            "JOIN package AS k ON k.id=l.package WHERE words MATCH ? AND %1 "
                            "ORDER BY bm25(words, 10.0, 4.0, 1.0), p.id"_s.arg(conditions.all());
        return take(sql, QVariantList{match} + conditions.values, snippetMatch, most);
    }

    Result<void> take(const QString &sql, const QVariantList &values, const QString &snippetMatch, int most)
    {
        auto rows = m_database.prepare(sql);
        if (!rows) {
            return std::unexpected(rows.error());
        }
        if (auto done = rows->execute(values); !done) {
            return done;
        }
        while (int(m_hits.size()) < m_limit && rows->next()) {
            int &count = m_hitsOf[rows->integer(1)];
            if (count >= most) {
                continue;
            }
            ++count;
            m_passages.emplace_back(rows->integer(0), snippetMatch);
            m_hits.push_back({{CourseId(rows->text(2)), LessonSlug(rows->text(3))},
                              rows->text(4),
                              rows->text(5),
                              BlockId(rows->text(6)),
                              {}});
        }
        if (const auto failure = rows->failure()) {
            return std::unexpected(*failure);
        }
        return {};
    }

    Result<void> addSnippets()
    {
        for (size_t i = 0; i < m_hits.size(); ++i) {
            const auto &[passage, match] = m_passages[i];
            const auto snippet = match.isEmpty() ? stretchSnippet(passage) : wordSnippet(passage, match);
            if (!snippet) {
                return std::unexpected(snippet.error());
            }
            m_hits[i].snippet = *snippet;
        }
        return {};
    }

    Result<QString> wordSnippet(qint64 passage, const QString &match) const
    {
        return m_database
            .scalar(u"SELECT snippet(words, -1, char(1), char(2), '…', %1) FROM words WHERE words MATCH ? AND rowid=?"_s
                        .arg(snippetWords),
                    {match, passage})
            .transform([](const QVariant &value) { return value.toString(); });
    }

    Result<QString> stretchSnippet(qint64 passage) const
    {
        return m_database.scalar(u"SELECT text FROM stretches WHERE rowid=?"_s, {passage})
            .transform([this](const QVariant &value) { return around(value.toString(), m_query.stretches.first()); });
    }

    static QString around(const QString &text, const QString &word)
    {
        const qsizetype at = qMax(qsizetype(0), text.indexOf(word, 0, Qt::CaseInsensitive));
        const qsizetype from = qMax(qsizetype(0), at - snippetCharacters);
        const qsizetype end = qMin(text.size(), at + word.size() + snippetCharacters);
        return (from > 0 ? u"…"_s : QString()) + text.mid(from, at - from) + hitBegin + text.mid(at, word.size()) +
               hitEnd + text.mid(at + word.size(), end - at - word.size()) + (end < text.size() ? u"…"_s : QString());
    }

    const Database &m_database;
    const SearchQuery &m_query;
    const int m_limit;
    const Conditions m_conditions;
    QHash<qint64, int> m_hitsOf;                        // by lesson
    std::vector<std::pair<qint64, QString>> m_passages; // of each hit, with what its snippet shall mark
    std::vector<SearchHit> m_hits;
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
