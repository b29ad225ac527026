// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/searchrows.h"

#include "library/courseinforow.h"
#include "library/writing.h"

#include <QStringList>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

/** One column of the table words and the ids that belong to it. */
struct Column {
    QString text = u""_s;
    QString ids = u""_s;
};

template<typename Id> Column columnOf(const std::vector<std::pair<Id, QString>> &passages)
{
    Column column;
    for (const auto &[id, passage] : passages) {
        QString clean = passage;
        column.text += clean.replace(passageEnd, u' ') + passageEnd;
        column.ids += id.toString() + u'\n';
    }
    return column;
}

} // namespace

SearchRows::SearchRows(Database database)
    : m_database(std::move(database))
{
}

Result<void> SearchRows::write(qint64 lesson, const LessonText &text)
{
    const Column headings = columnOf(text.headings);
    const Column texts = columnOf(text.texts);
    const Column checks = columnOf(text.checks);
    auto done =
        m_words
            .execute(m_database,
                     u"INSERT OR REPLACE INTO words (rowid, title, heading, text, checks) VALUES (?,?,?,?,?)"_s,
                     {lesson, notNull(text.title), headings.text, texts.text, checks.text})
            .and_then([&] {
                return m_passage.execute(
                    m_database, u"INSERT OR REPLACE INTO passage (lesson, heading, text, checks) VALUES (?,?,?,?)"_s,
                    {lesson, headings.ids, texts.ids, checks.ids});
            });
    const QString title = unspacedStretches(text.title);
    const QString stretches = unspacedStretches(headings.text + texts.text + checks.text);
    if (done && !(title.isEmpty() && stretches.isEmpty())) {
        done =
            m_stretches.execute(m_database, u"INSERT OR REPLACE INTO stretches (rowid, title, text) VALUES (?,?,?)"_s,
                                {lesson, notNull(title), notNull(stretches)});
    }
    return done.and_then(
        [&] { return m_mark.execute(m_database, u"UPDATE lesson SET searchable=1 WHERE id=?"_s, {lesson}); });
}

Result<void> SearchRows::drop(const Database &database, const QString &lessons, const QVariantList &values)
{
    for (const QString &sql :
         {u"DELETE FROM words WHERE rowid IN (%1)"_s, u"DELETE FROM stretches WHERE rowid IN (%1)"_s,
          u"DELETE FROM passage WHERE lesson IN (%1)"_s}) {
        if (auto done = database.run(sql.arg(lessons), values); !done) {
            return done;
        }
    }
    return {};
}

} // namespace Carrel
