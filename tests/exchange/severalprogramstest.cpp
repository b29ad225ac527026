// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "benchmarks/generatedcourse.h"
#include "exchange/importcourses.h"
#include "exchange/packagecodec.h"
#include "library/library.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

/** Two programs, each with its own Library, on one data folder. */
class SeveralProgramsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_other = open(packageCodec());
    }

    void cleanup()
    {
        m_other.reset();
        m_folder.reset();
    }

    void anOutlineIsOfWhatAnotherProgramLeft()
    {
        const auto mine = open(packageCodec());
        take(*mine, 1);
        QCOMPARE(lessonsIn(*mine), 1);
        take(*m_other, 2);
        QCOMPARE(lessonsIn(*mine), 2);
        take(*mine, 3);
        QCOMPARE(lessonsIn(*m_other), 3);
    }

    void whatComesInWhileAPlanIsMadeStays()
    {
        take(*m_other, 1);
        bool overtaken = false;
        PackageCodec codec = packageCodec();
        codec.readLesson = [&](const QByteArray &bytes, const QString &file) {
            if (!std::exchange(overtaken, true)) { // the plan compares the first lesson with what the library has
                take(*m_other, 2);
            }
            return packageCodec().readLesson(bytes, file);
        };
        const auto mine = open(codec);
        JobControl control;
        const ImportPlan plan = planImport({written(1, "{\"corrected\": true, ")}, *mine, control);
        QVERIFY(overtaken);
        const ImportReport report = applyImport(plan, *mine, control);
        QCOMPARE(report.courses.size(), size_t(1));
        QCOMPARE(lessonsIn(*mine), 2);
    }

private:
    [[nodiscard]] std::unique_ptr<Library> open(const PackageCodec &codec) const
    {
        return std::make_unique<Library>(
            LibraryPaths{m_folder->filePath(u"own"_s), {}, m_folder->filePath(u"cache/library.db"_s)}, codec);
    }

    /** A loose lesson of three; @p start takes the place of its first brace. */
    [[nodiscard]] QString written(int number, const QByteArray &start = "{") const
    {
        QFile file(m_folder->filePath(u"%1.txt"_s.arg(number)));
        [&] { QVERIFY(file.open(QIODevice::WriteOnly)); }();
        file.write(start + Test::generatedLesson(1, number, 3).mid(1));
        return file.fileName();
    }

    void take(Library &library, int number) const
    {
        JobControl control;
        const ImportReport report = importCourses({written(number)}, library, control);
        QCOMPARE(report.courses.size(), size_t(1));
    }

    static int lessonsIn(const Library &library)
    {
        const std::vector<CourseSummary> courses = library.courses();
        const auto outline = courses.size() == 1 ? library.outline(courses.front().info.id) : nullptr;
        return outline ? int(std::ranges::count(outline->lessons(), true, &LessonEntry::here)) : 0;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Library> m_other;
};

QTEST_GUILESS_MAIN(SeveralProgramsTest)
#include "severalprogramstest.moc"
