// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/shorttext.h"

#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

class ShortTextTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTitleTurnsNothingAroundIt_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("shown");
        const auto row = [](const char *name, const QString &title, const QString &shown) {
            QTest::newRow(name) << title << shown;
        };
        row("a plain one", u"Quicksort"_s, u"Quicksort"_s);
        row("an override that is left open", u"Sorting \u202Eand more"_s, u"Sorting and more"_s);
        row("an embedding", u"\u202Babc\u202C"_s, u"abc"_s);
        row("an isolate that is left open", u"abc \u2067def"_s, u"abc def"_s);
        row("Hebrew with its marks", u"\u05D0\u05D1 C\u200F"_s, u"\u05D0\u05D1 C\u200F"_s);
        row("nothing else", u"\u202E"_s, QString());
        row("a very long one", QString(1'000'000, u'a'), QString(longestShown - 1, u'a') + u'…');
    }

    void aTitleTurnsNothingAroundIt()
    {
        QFETCH(QString, title);
        QFETCH(QString, shown);
        QCOMPARE(titleText(title), shown);
    }

    void aLineMayEndInALongWord_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("broken");
        const QString tenLetters(10, u'a');
        const auto row = [](const char *name, const QString &text, const QString &broken) {
            QTest::newRow(name) << text << broken;
        };
        row("words as they are", u"Quicksort and its pivot"_s, u"Quicksort and its pivot"_s);
        row("nothing", QString(), QString());
        row("a long word", u"Of "_s + tenLetters.repeated(4) + u" letters"_s,
            u"Of "_s + QString(15, u'a') + u'\u200B' + QString(15, u'a') + u'\u200B' + tenLetters + u" letters"_s);
        row("a letter keeps its marks", QString(14, u'a') + u"e\u0301"_s + QString(17, u'a'),
            QString(14, u'a') + u"e\u0301\u200B"_s + QString(15, u'a') + u"\u200Baa"_s);
    }

    void aLineMayEndInALongWord()
    {
        QFETCH(QString, text);
        QTEST(breakable(text), "broken");
        QCOMPARE(breakable(text).remove(u'\u200B'), text);
    }
};

QTEST_APPLESS_MAIN(ShortTextTest)
#include "shorttexttest.moc"
