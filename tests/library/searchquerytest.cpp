// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/searchquery.h"

#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

class SearchQueryTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void longerWordsMayBeBeginnings_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QStringList>("beginnings");
        QTest::newRow("two words") << u"spring tid"_s << QStringList{u"\"spring\"*"_s, u"\"tid\"*"_s};
        QTest::newRow("closed words") << u"spring tide "_s << QStringList{u"\"spring\"*"_s, u"\"tide\"*"_s};
        QTest::newRow("a short word") << u"of tid"_s << QStringList{u"\"of\""_s, u"\"tid\"*"_s};
        QTest::newRow("a phrase") << u"\"spring tide\" moon "_s << QStringList{u"\"spring tide\""_s, u"\"moon\"*"_s};
        QTest::newRow("a phrase left open") << u"\"spring ti"_s << QStringList{u"\"spring ti\"*"_s};
    }

    void longerWordsMayBeBeginnings()
    {
        QFETCH(QString, typed);
        QTEST(parseSearch(typed).beginnings, "beginnings");
        QCOMPARE(parseSearch(typed).byBeginnings().terms, parseSearch(typed).beginnings);
    }

    void wordsBecomeQuotedTerms_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QStringList>("terms");
        QTest::addColumn<QStringList>("stretches");
        const QStringList none;
        QTest::newRow("nothing") << u""_s << none << none;
        QTest::newRow("signs alone") << u" - + \" ' ( * "_s << none << none;
        QTest::newRow("one word, still typed") << u"tid"_s << QStringList{u"\"tid\"*"_s} << none;
        QTest::newRow("one word, closed by a space") << u"tide "_s << QStringList{u"\"tide\""_s} << none;
        QTest::newRow("two words") << u"spring tid"_s << QStringList{u"\"spring\""_s, u"\"tid\"*"_s} << none;
        QTest::newRow("a phrase") << u"\"spring tide\""_s << QStringList{u"\"spring tide\""_s} << none;
        QTest::newRow("curly quotes") << u"\u201cspring tide\u201d moon"_s
                                      << QStringList{u"\"spring tide\""_s, u"\"moon\"*"_s} << none;
        QTest::newRow("a phrase left open") << u"\"spring ti"_s << QStringList{u"\"spring ti\"*"_s} << none;
        QTest::newRow("operators are words")
            << u"a AND NEAR(b"_s << QStringList{u"\"a\""_s, u"\"AND\""_s, u"\"NEAR(b\"*"_s} << none;
        QTest::newRow("a column filter is a word") << u"title:tide"_s << QStringList{u"\"title:tide\"*"_s} << none;
        QTest::newRow("Chinese") << u"潮汐 moon"_s << QStringList{u"\"moon\"*"_s} << QStringList{u"潮汐"_s};
        QTest::newRow("Korean hangs endings on its words") << u"조석"_s << none << QStringList{u"조석"_s};
        QTest::newRow("two writings in one word")
            << u"moon月亮"_s << QStringList{u"\"moon\""_s} << QStringList{u"月亮"_s};
    }

    void wordsBecomeQuotedTerms()
    {
        QFETCH(QString, typed);
        const SearchQuery query = parseSearch(typed);
        QTEST(query.terms, "terms");
        QTEST(query.stretches, "stretches");
    }
};

QTEST_APPLESS_MAIN(SearchQueryTest)
#include "searchquerytest.moc"
