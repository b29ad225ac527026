// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testpaths.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

/** Runs the built program without a display, as a script of a school would. */
class ExportPdfTest final : public QObject
{
    Q_OBJECT

private:
    struct Outcome {
        int status = -1;
        QString out;
        QString messages;
    };

    QTemporaryDir m_folder;

    [[nodiscard]] Outcome run(const QString &program, const QStringList &line) const
    {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"CARREL_DATA_DIR"_s, m_folder.filePath(u"data"_s));
        environment.insert(u"CARREL_SHIPPED_COURSES"_s, m_folder.filePath(u"none"_s));
        for (const QString &display : {u"QT_QPA_PLATFORM"_s, u"DISPLAY"_s, u"WAYLAND_DISPLAY"_s}) {
            environment.remove(display);
        }
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(CARREL_PROGRAMS "/") + program, line);
        if (!process.waitForFinished(120'000)) {
            return {};
        }
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
                QString::fromUtf8(process.readAllStandardError())};
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
        QTest::newRow("answers") << QStringList{u"--export-pdf"_s, u"tides"_s, u"--answers"_s, u"a.pdf"_s};
    }

    void aCourseOrALessonIsWrittenWithoutAWindow()
    {
        QFETCH(QStringList, line);
        QFile::remove(m_folder.filePath(u"a.pdf"_s));
        const Outcome outcome = run(u"carrel"_s, line);
        QVERIFY2(outcome.status == 0, qPrintable(outcome.messages));
        QVERIFY2(outcome.out.contains(u"a.pdf"_s), qPrintable(outcome.out));
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
        QTest::newRow("answers alone") << QStringList{u"--answers"_s} << 2 << u"--answers belongs"_s;
    }

    void whatCannotBeWrittenSaysWhy()
    {
        QFETCH(QStringList, line);
        const Outcome outcome = run(u"carrel"_s, line);
        QTEST(outcome.status, "status");
        QFETCH(QString, word);
        QVERIFY2(outcome.messages.contains(word), qPrintable(outcome.messages));
        QVERIFY(!QFile::exists(m_folder.filePath(u"b.pdf"_s)));
    }
};

QTEST_GUILESS_MAIN(ExportPdfTest)
#include "exportpdftest.moc"
