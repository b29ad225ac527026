// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "benchmarks/generatedcourse.h"
#include "exchange/exportcourse.h"
#include "formats/archive/unpackarchive.h"
#include "formats/registry.h"
#include "support/testpaths.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

constexpr qint64 someDay = 1'764'000'000'000;

/** Where files lie is no part of what a course is. */
std::map<QString, Asset> assetsOf(const Course &course)
{
    std::map<QString, Asset> assets = course.assets;
    for (auto &[path, asset] : assets) {
        asset.file.clear();
    }
    return assets;
}

void compare(const Course &actual, const Course &expected)
{
    QCOMPARE(actual.outline.info.id, expected.outline.info.id);
    QCOMPARE(actual.outline.info.language, expected.outline.info.language);
    QVERIFY(actual.outline.info == expected.outline.info);
    QVERIFY(actual.outline.modules == expected.outline.modules);
    QCOMPARE(actual.outline.lessonsInAll, expected.outline.lessonsInAll);
    QCOMPARE(actual.lessons.size(), expected.lessons.size());
    for (const auto &[slug, lesson] : expected.lessons) {
        QVERIFY2(*actual.lesson(slug) == *lesson, qPrintable(slug.toString()));
    }
    QVERIFY(assetsOf(actual) == assetsOf(expected));
}

} // namespace

/** What leaves as a package comes back as the same course. */
class ExportTest final : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    ReadOutcome m_input;
    ReadOutcome m_output;

    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }

    static ReadOutcome read(const QString &path)
    {
        JobControl control;
        return readCourses({path}, {}, control);
    }

    Result<Diagnostics> write(const QString &from, ExportFormat format, const QString &to)
    {
        m_input = read(from);
        JobControl control;
        return exportCourse(m_input.courses.at(0), format, path(to), someDay, control);
    }

    static QByteArray entry(const QString &zip, const QString &name)
    {
        Diagnostics rows;
        JobControl control;
        const auto unpacked = unpackArchive(zip, {}, rows, control);
        return rows.empty() ? Test::readFile(unpacked->root + u'/' + name) : QByteArray();
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QFile lesson(path(u"lesson.json"_s));
        QVERIFY(lesson.open(QIODevice::WriteOnly));
        lesson.write(Test::generatedLesson(1, 3, 5));
    }

    void aPackageSaysWhatItIsAndHoldsItsLessonsAsTheyCame()
    {
        QVERIFY(write(path(u"lesson.json"_s), ExportFormat::Package, u"a.carrel"_s));
        const QByteArray zip = Test::readFile(path(u"a.carrel"_s));
        QCOMPARE(zip.sliced(30, 40), "mimetypeapplication/vnd.carrel.course+zi");
        QCOMPARE(entry(path(u"a.carrel"_s), u"lessons/002-lesson-3.json"_s), Test::generatedLesson(1, 3, 5));
        const QByteArray rights = entry(path(u"a.carrel"_s), u"LICENCE.txt"_s);
        QVERIFY(rights.contains("Licence: " + m_input.courses[0].outline.info.licence.name.toUtf8()));
    }

    void theSeedLiesInItsPackageByteForByte()
    {
        CARREL_NEED_SHARED("data/seed");
        const QString seed = Test::sharedPath(u"data/seed/000_3574706d083fdad4.txt"_s);
        QVERIFY(write(seed, ExportFormat::Package, u"seed.carrel"_s));
        QCOMPARE(entry(path(u"seed.carrel"_s), u"lessons/002-normalisation-and-stability.json"_s),
                 Test::readFile(seed));
        m_output = read(path(u"seed.carrel"_s));
        QVERIFY(m_output.diagnostics.empty());
        compare(m_output.courses.at(0), m_input.courses.at(0));
    }

    void aPackageComesBackAsTheSameCourse_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("folder") << u"out"_s;
        QTest::newRow("file") << u"out.carrel"_s;
    }

    void aPackageComesBackAsTheSameCourse()
    {
        QFETCH(QString, name);
        QVERIFY(write(Test::dataPath(u"packages/tides"_s), *exportFormatFor(name), name));
        m_output = read(path(name));
        compare(m_output.courses.at(0), m_input.courses.at(0));
        const QByteArray manifest = QFileInfo(path(name)).isDir() ? Test::readFile(path(name + u"/course.json"_s))
                                                                  : entry(path(name), u"course.json"_s);
        const QJsonArray words = QJsonDocument::fromJson(manifest)[u"requires"].toArray();
        QVERIFY(!words.contains(u"block:hologram"_s));
        QVERIFY(words.contains(u"check:several"_s));
        QVERIFY(words.contains(u"block:table"_s));
        QVERIFY(!words.contains(u"block:p"_s));
    }

    void everyFileLiesInAnExportByteForByte_data() { aPackageComesBackAsTheSameCourse_data(); }

    void everyFileLiesInAnExportByteForByte()
    {
        QFETCH(QString, name);
        const QString from = Test::dataPath(u"packages/tides"_s);
        QVERIFY(write(from, *exportFormatFor(name), name));
        for (const QString &file :
             {u"lessons/001-two-bulges.json"_s, u"lessons/002-spring-and-neap.json"_s, u"images/red.png"_s}) {
            const QByteArray written =
                QFileInfo(path(name)).isDir() ? Test::readFile(path(name + u'/' + file)) : entry(path(name), file);
            QVERIFY2(written == Test::readFile(from + u'/' + file), qPrintable(file));
        }
    }

    void theSameCourseMakesTheSameBytes()
    {
        QVERIFY(write(Test::dataPath(u"packages/tides"_s), ExportFormat::Package, u"a.carrel"_s));
        QVERIFY(write(Test::dataPath(u"packages/tides"_s), ExportFormat::Package, u"b.carrel"_s));
        QCOMPARE(Test::readFile(path(u"a.carrel"_s)), Test::readFile(path(u"b.carrel"_s)));
    }

    void aStoppedExportLeavesWhatWasThere()
    {
        QVERIFY(write(path(u"lesson.json"_s), ExportFormat::Package, u"a.carrel"_s));
        const QByteArray before = Test::readFile(path(u"a.carrel"_s));
        JobControl control;
        control.cancel();
        const auto done =
            exportCourse(m_input.courses.at(0), ExportFormat::Package, path(u"a.carrel"_s), someDay, control);
        QVERIFY(!done);
        QCOMPARE(int(done.error().code), int(ErrorCode::Cancelled));
        QCOMPARE(Test::readFile(path(u"a.carrel"_s)), before);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), (QStringList{u"a.carrel"_s, u"lesson.json"_s}));
    }

    void aFolderWithSomethingInItIsLeftAlone()
    {
        const auto done = write(path(u"lesson.json"_s), ExportFormat::PackageFolder, QString());
        QVERIFY(!done);
        QCOMPARE(int(done.error().code), int(ErrorCode::Conflict));
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{u"lesson.json"_s});
    }
};

QTEST_GUILESS_MAIN(ExportTest)
#include "exporttest.moc"
