// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/blocklisting.h"
#include "formats/registry.h"
#include "support/testpaths.h"

#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

ReadOutcome readPath(const QString &path)
{
    JobControl control;
    return readCourses({path}, {}, control);
}

QStringList codes(const Diagnostics &diagnostics)
{
    QStringList list;
    for (const Diagnostic &row : diagnostics) {
        list << row.code;
    }
    list.sort();
    return list;
}

} // namespace

class H5pTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void chaptersOfABookBecomeLessons()
    {
        const ReadOutcome outcome = readPath(dataPath(u"h5p/book"_s));
        QCOMPARE(outcome.courses.size(), 1U);
        const Course &course = outcome.courses.front();
        QCOMPARE(course.outline.info.title, u"A small book of lights"_s);
        QCOMPARE(course.outline.info.authorship, u"K. Keeper"_s);
        QCOMPARE(course.outline.info.licence.spdx, u"CC-BY-SA-4.0"_s);
        QCOMPARE(course.outline.lessons().size(), 2U);
        const auto seeing = course.lesson(LessonSlug(u"seeing"_s));
        QVERIFY(seeing);
        QCOMPARE(
            listing(seeing->blocks),
            u"h3[Light] p[A *beam*.] image[content/images/light.png | A light |  | ] "
            "image[ | Outside |  | images/../../../etc/passwd] more(p[Inside.]) link[https://example.org/film.mp4]"_s);
        QCOMPARE(course.assets.size(), 1U);
        QCOMPARE(codes(outcome.diagnostics),
                 (QStringList{u"picture-missing"_s, u"skipped-content-coursepresentation"_s,
                              u"skipped-content-dragtext"_s, u"skipped-content-interactivevideo"_s, u"skipped-hint"_s,
                              u"skipped-score-feedback"_s, u"skipped-script"_s}));
    }

    void questionsBecomeChecks()
    {
        const ReadOutcome outcome = readPath(dataPath(u"h5p/book"_s));
        const auto asking = outcome.courses.front().lesson(LessonSlug(u"asking"_s));
        QVERIFY(asking);
        QCOMPARE(listing(asking->blocks), u"check[tf-1] check[sc-1] check[mc-1]"_s);
        QCOMPARE(listing(asking->checks[0]), u"Light is slow.\n- True / tempting: Nothing is faster.\n"
                                             "+ False / why: It is the fastest."_s);
        QVERIFY(!asking->checks[0].shuffle);
        QCOMPARE(listing(asking->checks[1]), u"What bends it?\n+ Glass\n- Air"_s);
        QCOMPARE(listing(asking->checks[2]),
                 u"image[content/images/light.png | A light |  | ] p[Which shine?]\n+ Sun / why: It does.\n+ Lamp\n"
                 "- Moon / tempting: It only **mirrors**."_s);
        QCOMPARE(asking->checks[2].kind, CheckKind::Multiple);
    }

    void partsThatRunAsAProgramAreListedByTheirNames()
    {
        const ReadOutcome outcome = readPath(dataPath(u"h5p/book"_s));
        QStringList messages;
        for (const Diagnostic &row : outcome.diagnostics) {
            if (row.code.startsWith("skipped-content-"_L1)) {
                messages << row.message;
            }
        }
        QCOMPARE(messages,
                 (QStringList{u"2 part(s) could not be taken over: parts of the kind “Course Presentation”, which run "
                              "as a program (“A tour of the lamp”, “How it burns”)."_s,
                              u"1 part(s) could not be taken over: parts of the kind “Drag Text”, which run as a "
                              "program."_s,
                              u"1 part(s) could not be taken over: parts of the kind “Interactive Video”, which run "
                              "as a program (“From oil to light”)."_s}));
    }

    void aQuestionSetIsOneLesson()
    {
        const ReadOutcome outcome = readPath(dataPath(u"h5p/set"_s));
        QCOMPARE(outcome.courses.size(), 1U);
        const auto lesson = outcome.courses.front().lessons.begin()->second;
        QCOMPARE(listing(lesson->blocks), u"p[Begin.] check[q1]"_s);
        QCOMPARE(listing(lesson->checks.front()), u"Sea?\n+ Blue\n- Red\n= It scatters."_s);
        QCOMPARE(codes(outcome.diagnostics), QStringList{u"skipped-content-blanks"_s});
        QCOMPARE(outcome.courses.front().outline.info.licence.spdx, u"CC0-1.0"_s);
    }

    void theSharedSamplesAreRead_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("checks");
        QTest::newRow("multiple choice") << u"tides-multichoice.h5p"_s << 1;
        QTest::newRow("question set") << u"tides-questionset.h5p"_s << 1;
        QTest::newRow("broken content") << u"broken-content-json.h5p"_s << 0;
    }

    void theSharedSamplesAreRead()
    {
        CARREL_NEED_SHARED("data/made-here");
        QFETCH(QString, file);
        QFETCH(int, checks);
        const ReadOutcome outcome = readPath(sharedPath(u"data/made-here/h5p/"_s + file));
        QCOMPARE(int(outcome.courses.size()), checks);
        if (checks == 0) {
            QVERIFY(std::ranges::contains(outcome.diagnostics, Severity::Error, &Diagnostic::severity));
            return;
        }
        const Check &check = outcome.courses.front().lessons.begin()->second->checks.front();
        QVERIFY(check.isUsable());
        QCOMPARE(check.options.size(), 4U);
        QVERIFY(check.options.front().correct && check.options.front().why && check.options[1].tempting);
    }
};

QTEST_GUILESS_MAIN(H5pTest)
#include "h5ptest.moc"
