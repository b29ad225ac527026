// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/builtprogram.h"
#include "support/testpaths.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using Carrel::Test::Outcome;
using namespace Qt::Literals::StringLiterals;

/** Runs the built program without a display, as a script of a school would. */
class ExportPdfTest final : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    [[nodiscard]] Outcome run(const QString &program, const QStringList &line) const
    {
        return Test::BuiltProgram(program, m_folder.path(), 120'000).run(line);
    }

private Q_SLOTS:
    void initTestCase()
    {
        QCOMPARE(run(u"carrel-cli"_s, {u"import"_s, Test::dataPath(u"packages/tides"_s)}).status, 0);
    }

    void aCourseOrALessonIsWrittenWithoutAWindow_data()
    {
        QTest::addColumn<QStringList>("line");
        QTest::newRow("course") << QStringList{u"--export-pdf"_s, u"tides"_s, u"a.pdf"_s};
        QTest::newRow("lesson") << QStringList{u"--export-pdf"_s, u"tides/spring-and-neap"_s, u"a.pdf"_s};
        QTest::newRow("numbers") << QStringList{u"--export-pdf"_s, u"tides"_s, u"--line-numbers"_s, u"a.pdf"_s};
        QTest::newRow("answers") << QStringList{u"--export-pdf"_s, u"tides"_s, u"--answers"_s, u"a.pdf"_s};
    }

    void aCourseOrALessonIsWrittenWithoutAWindow()
    {
        QFETCH(QStringList, line);
        QFile::remove(m_folder.filePath(u"a.pdf"_s));
        const Outcome outcome = run(u"carrel"_s, line);
        QVERIFY2(outcome.status == 0, outcome.messages.constData());
        QVERIFY2(outcome.out.contains("a.pdf"), outcome.out.constData());
        const QByteArray pdf = Test::readFile(m_folder.filePath(u"a.pdf"_s));
        QVERIFY(pdf.startsWith("%PDF-"));
        QVERIFY(pdf.contains("/Outlines"));
    }

    void whatCannotBeWrittenSaysWhy_data()
    {
        QTest::addColumn<QStringList>("line");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("word");
        QTest::newRow("no such course") << QStringList{u"--export-pdf"_s, u"nobody"_s, u"b.pdf"_s} << 1
                                        << u"“nobody”"_s;
        QTest::newRow("no such lesson") << QStringList{u"--export-pdf"_s, u"tides/storm"_s, u"b.pdf"_s} << 1
                                        << u"“storm”"_s;
        QTest::newRow("no such folder") << QStringList{u"--export-pdf"_s, u"tides"_s, u"missing/b.pdf"_s} << 1
                                        << u"missing/b.pdf"_s;
        QTest::newRow("no file") << QStringList{u"--export-pdf"_s, u"tides"_s} << 2 << u"--export-pdf needs"_s;
        QTest::newRow("numbers alone") << QStringList{u"--line-numbers"_s} << 2 << u"--line-numbers belongs"_s;
        QTest::newRow("answers alone") << QStringList{u"--answers"_s} << 2 << u"--answers belongs"_s;
    }

    void whatCannotBeWrittenSaysWhy()
    {
        QFETCH(QStringList, line);
        const Outcome outcome = run(u"carrel"_s, line);
        QTEST(outcome.status, "status");
        QFETCH(QString, word);
        QVERIFY2(QString::fromUtf8(outcome.messages).contains(word), outcome.messages.constData());
        QVERIFY(!QFile::exists(m_folder.filePath(u"b.pdf"_s)));
    }
};

QTEST_GUILESS_MAIN(ExportPdfTest)
#include "exportpdftest.moc"
