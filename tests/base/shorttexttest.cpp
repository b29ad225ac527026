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
};

QTEST_APPLESS_MAIN(ShortTextTest)
#include "shorttexttest.moc"
