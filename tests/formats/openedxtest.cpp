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

const ReadOutcome &harbour()
{
    static const ReadOutcome outcome = [] {
        JobControl control;
        return readCourses({dataPath(u"openedx/harbour"_s)}, {}, control);
    }();
    return outcome;
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

QString treeOf(const Course &course)
{
    QStringList modules;
    for (const Module &module : course.outline.modules) {
        QStringList lessons;
        for (const LessonEntry &lesson : module.lessons) {
            lessons << lesson.title + u'=' + lesson.slug.toString();
        }
        modules << module.title + u": "_s + lessons.join(u", "_s);
    }
    return modules.join(u" / "_s);
}

std::shared_ptr<const Lesson> lesson(const QString &slug)
{
    return harbour().courses.front().lesson(LessonSlug(slug));
}

} // namespace

class OpenEdxTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void unitsBecomeLessons()
    {
        QCOMPARE(harbour().courses.size(), 1U);
        const Course &course = harbour().courses.front();
        QCOMPARE(course.outline.info.title, u"Into the Harbour"_s);
        QCOMPARE(course.outline.info.licence.spdx, u"CC-BY-SA-4.0"_s);
        QCOMPARE(treeOf(course), u"Lights › Colours: Red and green=u1, Which light?=u2, On the platform only=u3 / "
                                 "Ropes › Knots: Knots=knots"_s);
    }

    void textLinksAndPicturesAreFound()
    {
        QCOMPARE(listing(lesson(u"u1"_s)->blocks),
                 u"h3[Port and starboard] p[Red is **port**. See <u2|the check>, <u3|a unit>, a list and $a^2$.] "
                 "image[static/red light.png | A red light |  | ] image[static/red light.png | The same |  | ] "
                 "image[ | None |  | /static/none.png] link[https://www.youtube.com/watch?v=b_C-1]"_s);
        QCOMPARE(listing(lesson(u"knots"_s)->blocks), u"p[A component without a unit.]"_s);
    }

    void responsesBecomeChecks_data()
    {
        QTest::addColumn<int>("number");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("check");
        QTest::newRow("single, its letters gone")
            << 0 << u"single"_s
            << u"Which light is on the port side?\n+ **Red** / why: As port wine.\n"
               "- Green / tempting: That is starboard.\n- White / tempting: White is for the mast.\n"
               "= Red marks port."_s;
        QTest::newRow("several")
            << 1 << u"several"_s
            << u"p[Which are seen *at night*?] p[Choose all.]\n+ Red / why: Yes.\n+ Green / why: It is lit too.\n"
               "- The cone / tempting: Only by day."_s;
        QTest::newRow("dropdown") << 2 << u"drop"_s << u"Starboard is\n+ green\n- red\n- it's white"_s;
        QTest::newRow("first of two") << 3 << u"mixed"_s
                                      << u"First: what is it?\n- A buoy / tempting: Buoys float.\n+ A beacon"_s;
        QTest::newRow("second of two") << 4 << u"mixed-2"_s << u"Second: and this?\n- no\n+ yes"_s;
        const QString gaps = u"p[Look out to sea.] p[Starboard is _____ (1) and port is _____ (2).] "_s;
        QTest::newRow("first dropdown of a sentence")
            << 5 << u"gaps"_s << gaps + u"p[What belongs into gap 1?]\n+ green\n- red"_s;
        QTest::newRow("second dropdown of it")
            << 6 << u"gaps-2"_s << gaps + u"p[What belongs into gap 2?]\n+ red / why: As wine.\n- green"_s;
        QTest::newRow("dropdown inside its sentence")
            << 7 << u"gaps-3"_s << u"A cone is black _____ on ships.\n+ by day\n- by night\n= So say the rules."_s;
    }

    void responsesBecomeChecks()
    {
        QFETCH(int, number);
        const auto read = lesson(u"u2"_s);
        QCOMPARE(read->checks.size(), 8U);
        const Check &check = read->checks[size_t(number)];
        QTEST(check.id.toString(), "id");
        QTEST(listing(check), "check");
        QVERIFY2(check.isUsable(), qPrintable(check.needsLook));
    }

    void problemsThatNeedThePlatformAreShownAsText()
    {
        const auto read = lesson(u"u3"_s);
        QVERIFY(read->checks.empty());
        const QString text = listing(read->blocks);
        QVERIFY2(text.contains("note[Computed](p[What is $a?]"_L1), qPrintable(text));
        QVERIFY2(text.contains("note[Depth](p[How deep is it?]"_L1), qPrintable(text));
        QVERIFY2(!text.contains("import os"_L1), qPrintable(text));
    }

    void nothingIsLeftOutWithoutARow_data()
    {
        QTest::addColumn<QString>("code");
        for (const char *code :
             {"skipped-discussion", "skipped-component-drag-and-drop-v2", "skipped-missing", "skipped-staff-only",
              "skipped-drafts", "skipped-hint", "skipped-compound-hint", "skipped-problem-script",
              "skipped-problem-numericalresponse", "skipped-link-target", "picture-missing"}) {
            QTest::newRow(code) << QString::fromLatin1(code);
        }
    }

    void nothingIsLeftOutWithoutARow()
    {
        QFETCH(QString, code);
        const QStringList all = codes(harbour().diagnostics);
        QVERIFY2(all.count(code) == 1, qPrintable(all.join(u' ')));
        const auto row = std::ranges::find(harbour().diagnostics, code, &Diagnostic::code);
        QVERIFY2(QFileInfo(row->file).isFile(), qPrintable(row->file));
    }
};

QTEST_GUILESS_MAIN(OpenEdxTest)
#include "openedxtest.moc"
