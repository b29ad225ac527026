// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments.h"

#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

class ArgumentsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theLineIsReadAsWritten_data()
    {
        using enum Arguments::Ask;
        QTest::addColumn<QStringList>("line");
        QTest::addColumn<Arguments>("expected");
        QTest::newRow("nothing") << QStringList() << Arguments{};
        QTest::newRow("a file") << QStringList{u"lesson.json"_s}
                                << Arguments{Run, {u"/home/a/lesson.json"_s}, {}, false, {}};
        QTest::newRow("an absolute file and one above")
            << QStringList{u"/x/y.txt"_s, u"../b"_s} << Arguments{Run, {u"/x/y.txt"_s, u"/home/b"_s}, {}, false, {}};
        QTest::newRow("a file as a URL") << QStringList{u"file:///x/a%20b.json"_s}
                                         << Arguments{Run, {u"/x/a b.json"_s}, {}, false, {}};
        QTest::newRow("a name that is none") << QStringList{QString()} << Arguments{Run, {QString()}, {}, false, {}};
        QTest::newRow("data folder") << QStringList{u"--data-dir"_s, u"d"_s}
                                     << Arguments{Run, {}, u"/home/a/d"_s, false, {}};
        QTest::newRow("data folder with equals")
            << QStringList{u"--data-dir=/d"_s} << Arguments{Run, {}, u"/d"_s, false, {}};
        QTest::newRow("safe mode and a file")
            << QStringList{u"--safe-mode"_s, u"c"_s} << Arguments{Run, {u"/home/a/c"_s}, {}, true, {}};
        QTest::newRow("help") << QStringList{u"--help"_s} << Arguments{Help, {}, {}, false, {}};
        QTest::newRow("version") << QStringList{u"-v"_s} << Arguments{Version, {}, {}, false, {}};
        QTest::newRow("a file that begins with a dash")
            << QStringList{u"--"_s, u"-odd"_s} << Arguments{Run, {u"/home/a/-odd"_s}, {}, false, {}};
    }

    void theLineIsReadAsWritten()
    {
        QFETCH(QStringList, line);
        QFETCH(Arguments, expected);
        QCOMPARE(readArguments(QStringList{u"carrel"_s} + line, u"/home/a"_s), expected);
    }

    void anUnknownOptionIsNamed()
    {
        const Arguments arguments = readArguments({u"carrel"_s, u"--fast"_s}, u"/"_s);
        QCOMPARE(arguments.ask, Arguments::Ask::Wrong);
        QVERIFY(arguments.complaint.contains("fast"_L1));
    }

    void aDataFolderThatIsNoneIsRefused_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::newRow("without a name") << QString();
        QTest::newRow("a file") << QStringLiteral(CARREL_SOURCE "/README.md");
    }

    void aDataFolderThatIsNoneIsRefused()
    {
        QFETCH(QString, folder);
        const Arguments arguments = readArguments({u"carrel"_s, u"--data-dir"_s, folder}, u"/"_s);
        QCOMPARE(arguments.ask, Arguments::Ask::Wrong);
        QVERIFY(arguments.complaint.contains("folder"_L1));
    }

    void helpNamesEveryOption()
    {
        for (const QString &option : {u"--data-dir"_s, u"--safe-mode"_s, u"--help"_s, u"--version"_s, u"FILES"_s}) {
            QVERIFY2(helpText().contains(option), qPrintable(option));
        }
    }
};

QTEST_APPLESS_MAIN(ArgumentsTest)
#include "argumentstest.moc"
