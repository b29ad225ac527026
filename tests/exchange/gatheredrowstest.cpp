// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/gatheredrows.h"

#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

Diagnostic picture(const QString &file, int line)
{
    return {.code = u"picture-elsewhere"_s, .file = file, .line = line, .message = u"A picture is elsewhere."_s};
}

QStringList messages(const Diagnostics &rows)
{
    QStringList list;
    for (const Diagnostic &row : rows) {
        list << row.message;
    }
    return list;
}

} // namespace

/** A report says a thing once, however often it is so. */
class GatheredRowsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void equalRowsBecomeOneAtTheFirstPlace()
    {
        const Diagnostics rows =
            gatheredRows({picture(u"/c/one/1.mdx"_s, 7), picture(u"/c/one/2.mdx"_s, 9), picture(u"/c/two/1.mdx"_s, 3)});
        QCOMPARE(messages(rows), QStringList{u"A picture is elsewhere. The same at: one/2.mdx, line 9; two/1.mdx, "
                                             "line 3."_s});
        QCOMPARE(rows.front().file, u"/c/one/1.mdx"_s);
        QCOMPARE(rows.front().line, std::optional(7));
    }

    void onlyTheFirstPlacesAreNamed()
    {
        Diagnostics many;
        for (int line = 1; line <= 10; ++line) {
            many.push_back(picture(u"/c/one/1.mdx"_s, line));
        }
        QCOMPARE(messages(gatheredRows(many)),
                 QStringList{u"A picture is elsewhere. The same at: one/1.mdx, line 2; one/1.mdx, line 3; one/1.mdx, "
                             "line 4 and 6 more place(s)."_s});
    }

    void aFileIsNamedAsItIsCalled()
    {
        const Diagnostics rows = gatheredRows({picture(u"a"_s, 1), picture(u"/c/50%2/%1.md"_s, 3)});
        QCOMPARE(messages(rows), QStringList{u"A picture is elsewhere. The same at: 50%2/%1.md, line 3."_s});
    }

    void aPlaceIsNamedOnce()
    {
        const Diagnostics rows = gatheredRows({picture(u"a"_s, 1), picture(u"a"_s, 1), picture(u"a"_s, 2)});
        QCOMPARE(messages(rows), QStringList{u"A picture is elsewhere. The same at: a, line 2."_s});
    }

    void otherWordsSeverityOrHintStayApart()
    {
        Diagnostic note = picture(u"a"_s, 1);
        note.severity = Severity::Note;
        Diagnostic hinted = picture(u"a"_s, 1);
        hinted.hint = u"Get it."_s;
        Diagnostic other = picture(u"a"_s, 1);
        other.message = u"Another is elsewhere."_s;
        QCOMPARE(gatheredRows({picture(u"a"_s, 1), note, hinted, other}).size(), 4U);
    }

    void errorsStayApart()
    {
        const Diagnostic lost{.severity = Severity::Error, .code = u"file-empty"_s, .file = u"a"_s, .message = u"E."_s};
        QCOMPARE(gatheredRows({lost, lost}).size(), 2U);
    }
};

QTEST_GUILESS_MAIN(GatheredRowsTest)
#include "gatheredrowstest.moc"
