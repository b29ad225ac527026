// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/spelledcode.h"

#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

class SpelledCodeTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everySignIsSaid_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("said");
        QTest::newRow("a loop") << u"for (int i = 0; i < n; ++i) {"_s
                                << u"for open bracket int i equals 0 semicolon i less than n semicolon plus plus i "
                                   "close bracket open brace"_s;
        QTest::newRow("moved in") << u"    return x[0]"_s
                                  << u"4 space(s) return x open square bracket 0 close square bracket"_s;
        QTest::newRow("a name of parts") << u"snake_case"_s << u"snake underscore case"_s;
        QTest::newRow("signs without a word") << u"a → b"_s << u"a → b"_s;
        QTest::newRow("other letters") << u"größe = \"日本\""_s << u"größe equals double quote 日本 double quote"_s;
        QTest::newRow("an empty line") << u"   "_s << QString();
    }

    void everySignIsSaid()
    {
        QFETCH(QString, line);
        QTEST(spelledCode(line), "said");
    }
};

QTEST_APPLESS_MAIN(SpelledCodeTest)
#include "spelledcodetest.moc"
