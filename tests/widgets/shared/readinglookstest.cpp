// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shared/readinglooks.h"

#include "settings/keys.h"
#include "settings/settings.h"

#include <QFontInfo>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

class ReadingLooksTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void zoomGoesInSteps_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("steps");
        QTest::addColumn<int>("to");
        QTest::newRow("larger") << 100 << 1 << 110;
        QTest::newRow("smaller") << 100 << -1 << 90;
        QTest::newRow("from between two steps up") << 105 << 1 << 110;
        QTest::newRow("from between two steps down") << 105 << -1 << 100;
        QTest::newRow("no further than 300") << 250 << 5 << 300;
        QTest::newRow("no further than 50") << 67 << -5 << 50;
        QTest::newRow("there and back") << 125 << 0 << 125;
    }

    void zoomGoesInSteps()
    {
        QFETCH(int, from);
        QFETCH(int, steps);
        QTEST(ReadingLooks::zoomAfter(from, steps), "to");
    }

    void whatIsKeptIsWithinItsRange()
    {
        QTemporaryDir folder;
        QDir().mkpath(folder.filePath(u"user"_s));
        QFile file(folder.filePath(u"user/settings.json"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            R"({"zoom":9000,"textSize":1,"lineHeight":0,"lineWidth":-3,"letterSpacing":500,"wordSpacing":-1,"lineNumbers":"much","wrapCode":true,)"
            R"("textFont":"Wingdings"})");
        file.close();
        const QString none = folder.filePath(u"none"_s);
        const Settings settings({folder.filePath(u"user"_s), none, none});
        const TextLooks looks = ReadingLooks::from(settings);
        QVERIFY(!looks.lineNumbers && looks.wrapCode);
        QCOMPARE(looks.zoom, 300);
        QCOMPARE(looks.size, 12);
        QCOMPARE(looks.lineHeight, 110);
        QCOMPARE(looks.lineWidth, 40);
        QCOMPARE(looks.letterSpacing, 20);
        QCOMPARE(looks.wordSpacing, 0);
        QCOMPARE(familyOf(looks).name, u"Charis SIL"_s);
    }

    void nothingChosenIsTheDefaultOfThePage()
    {
        QTemporaryDir folder;
        const QString none = folder.filePath(u"none"_s);
        const Settings settings({none, none, none});
        QVERIFY(ReadingLooks::from(settings) == TextLooks());
    }

    void checksAreSetAsTheLesson()
    {
        QFont base(u"DejaVu Sans"_s);
        base.setPixelSize(13);
        QCOMPARE(ReadingLooks::checkFont(base, {}), base);
        const QFont twice = ReadingLooks::checkFont(base, {.zoom = 200});
        QCOMPARE(twice.pixelSize(), 26);
        QCOMPARE(twice.families(), base.families());
        const QFont legible =
            ReadingLooks::checkFont(base, {.family = u"Atkinson Hyperlegible"_s, .size = 38, .letterSpacing = 10});
        QCOMPARE(QFontInfo(legible).family(), u"Atkinson Hyperlegible"_s);
        QCOMPARE(legible.pixelSize(), 26);
        QVERIFY(qAbs(legible.letterSpacing() - 2.6) < 0.02); // kept in sixty-fourths
    }
};

QTEST_MAIN(ReadingLooksTest)
#include "readinglookstest.moc"
