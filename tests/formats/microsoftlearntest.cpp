// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/blocklisting.h"
#include "formats/registry.h"
#include "support/testpaths.h"

#include <QtTest>

#include <algorithm>

using namespace Carrel;
using Carrel::Test::listing;
using namespace Qt::Literals::StringLiterals;

namespace
{

ReadOutcome read(const QString &path)
{
    JobControl control;
    return readCourses({path}, {}, control);
}

QStringList rows(const Diagnostics &diagnostics)
{
    QStringList list;
    for (const Diagnostic &row : diagnostics) {
        list << severityName(row.severity) + u' ' + row.code + u' ' + row.file.section(u'/', -1) + u':' +
                    QString::number(row.line.value_or(0));
    }
    return list;
}

} // namespace

/** Modules of Microsoft Learn: a small path of our own words, the hostile unit, and real ones where they are here. */
class MicrosoftLearnTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pathsAndModulesOfNoPathAreCourses()
    {
        const ReadOutcome outcome = read(Test::dataPath(u"microsoftlearn"_s));
        QCOMPARE(outcome.courses.size(), size_t(2));
        const CourseOutline &path = outcome.courses[0].outline;
        QCOMPARE(path.info.title, u"All about tides"_s);
        QCOMPARE(path.info.id, CourseId(u"sea.tides"_s));
        QCOMPARE(path.modules.size(), size_t(1));
        QCOMPARE(path.modules[0].title, u"Tides, basics"_s);
        QStringList lessons;
        for (const LessonEntry *entry : path.lessons()) {
            lessons << entry->slug.toString() + u' ' + entry->title + u' ' + QString::number(*entry->minutes);
        }
        QCOMPARE(lessons,
                 (QStringList{u"tides-basics-motivation Introduction 3"_s, u"tides-basics-check Knowledge check 2"_s}));
        QCOMPARE(outcome.courses[1].outline.info.title, u"A module of no path"_s);
        QCOMPARE(rows(outcome.diagnostics),
                 (QStringList{u"warning skipped-module index.yml:9"_s, u"warning picture-missing 1-introduction.md:7"_s,
                              u"warning skipped-unit index.yml:6"_s}));
    }

    void textsAreIncludedAndTheirSignsRead()
    {
        const ReadOutcome outcome = read(Test::dataPath(u"microsoftlearn"_s));
        const auto lesson = outcome.courses[0].lesson(LessonSlug(u"tides-basics-motivation"_s));
        QCOMPARE(listing(lesson->blocks),
                 u"p[Tides move **water**.] note[](p[Twice a day.]) "
                 "p[!(sea/tides-basics/media/chart.png|A chart) Not here] p[Left of the row.] "
                 "image[sea/tides-basics/media/chart.png | The chart > again |  | ] link[https://example.org/film] "
                 "code Python {2}[def height(t):\n    return 2] p[From a *shared* file.] code YAML[:::row:::]"_s);
        QVERIFY(outcome.courses[0].assets.contains(u"sea/tides-basics/media/chart.png"_s));
    }

    void quizzesBecomeChecks()
    {
        const ReadOutcome outcome = read(Test::dataPath(u"microsoftlearn"_s));
        const auto lesson = outcome.courses[0].lesson(LessonSlug(u"tides-basics-check"_s));
        QCOMPARE(listing(lesson->blocks), u"p[Answer these.] h2[Check your knowledge] check[check-1] check[check-2]"_s);
        QCOMPARE(listing(lesson->checks[0]), u"Does `height()` return a number?\n+ True / why: It returns 2.\n"
                                             "- False / tempting: Look again."_s);
        QCOMPARE(listing(lesson->checks[1]), u"Which is first?\n+ 010\n- 9 / tempting: 9 comes later."_s);
    }

    void theHostileUnitIsTextAsWrittenAndStaysInside()
    {
        const ReadOutcome outcome = read(Test::dataPath(u"nasty/08-text/learn-unit.yml"_s));
        QCOMPARE(outcome.courses.size(), size_t(1));
        const Lesson &lesson = *outcome.courses.front().lessons.begin()->second;
        QCOMPARE(lesson.title, u"1.10"_s);
        QCOMPARE(lesson.checks.size(), size_t(3));
        QCOMPARE(listing(lesson.checks[0]), u"True or false?\n+ True\n- No / tempting: 2018-09-24"_s);
        QCOMPARE(listing(lesson.checks[1]), u"Tab\there\n+ ~\n- 010"_s);
        QCOMPARE(listing(lesson.checks[2]), u"Alias\n+ ~\n- 010"_s);
        QCOMPARE(rows(outcome.diagnostics), QStringList{u"warning skipped-include learn-unit.yml:6"_s});
    }

    void realModulesAreWhole()
    {
        CARREL_NEED_SHARED("data/microsoft-learn");
        const ReadOutcome outcome = read(Test::sharedPath(u"data/microsoft-learn"_s));
        int lessons = 0;
        int checks = 0;
        int options = 0;
        for (const Course &course : outcome.courses) {
            QCOMPARE(course.outline.info.licence.spdx, u"CC-BY-4.0"_s);
            for (const auto &[slug, lesson] : course.lessons) {
                ++lessons;
                QVERIFY2(!lesson->blocks.empty(), qPrintable(slug.toString()));
                for (const Check &check : lesson->checks) {
                    ++checks;
                    options += int(check.options.size());
                    QVERIFY2(check.isUsable(), qPrintable(slug.toString() + check.needsLook));
                }
            }
        }
        QCOMPARE(lessons, 20);
        QCOMPARE(checks, 28);
        QCOMPARE(options, 95);
    }
};

QTEST_GUILESS_MAIN(MicrosoftLearnTest)
#include "microsoftlearntest.moc"
