// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/foreigntext.h"

#include <QTextDocument>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

class ForeignTextTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTipIsNeverRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("a picture") << u"<img src='/tmp/a.png'>"_s;
        QTest::newRow("in the middle") << u"Lesson <b>one</b>, 2 minutes"_s;
        QTest::newRow("without an end") << u"<br/>"_s;
        QTest::newRow("a declaration") << u"<?xml version='1.0'?><p>a"_s;
        QTest::newRow("a comment") << u"<!doctype html><html>"_s;
        QTest::newRow("a space before its name") << u"< b>a"_s;
        QTest::newRow("a sign of HTML") << u"a &lt; b"_s;
        QTest::newRow("behind an empty line") << u"\n \n<i>a</i>"_s;
    }

    void aTipIsNeverRead()
    {
        QFETCH(QString, text);
        const QString tip = plainTip(text);
        QVERIFY2(!Qt::mightBeRichText(tip), qPrintable(tip));
        QCOMPARE(QString(tip).remove(u'\u2060'), text);
    }

    void aTipWithoutTagsIsAsItWas()
    {
        const QString text = u"A title & more\nsecond line, 3 > 2, c:\\folder"_s;
        QCOMPARE(plainTip(text), text);
    }

    void everyAndOfATitleIsReadOnAButton_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("onButton");
        QTest::newRow("inside") << u"a&b"_s << u"a&&b"_s;
        QTest::newRow("between spaces") << u"Cats & dogs"_s << u"Cats && dogs"_s;
        QTest::newRow("two") << u"a && b"_s << u"a &&&& b"_s;
        QTest::newRow("at the ends") << u"&a&"_s << u"&&a&&"_s;
        QTest::newRow("none") << u"Quicksort"_s << u"Quicksort"_s;
    }

    void everyAndOfATitleIsReadOnAButton()
    {
        QFETCH(QString, title);
        QTEST(buttonText(title), "onButton");
        QCOMPARE(readOnButton(buttonText(title)), title);
    }

    void theLetterOfAButtonIsReadWithoutItsSign()
    {
        QCOMPARE(readOnButton(u"The &module “Cats && dogs”"_s), u"The module “Cats & dogs”"_s);
        QCOMPARE(readOnButton(u"Open&"_s), u"Open"_s);
    }
};

QTEST_APPLESS_MAIN(ForeignTextTest)
#include "foreigntexttest.moc"
