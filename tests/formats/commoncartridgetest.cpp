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

const Diagnostic *rowOf(const ReadOutcome &outcome, const QString &code)
{
    const auto row = std::ranges::find(outcome.diagnostics, code, &Diagnostic::code);
    return row == outcome.diagnostics.end() ? nullptr : &*row;
}

/** "Module: lesson, lesson / Module: …" */
QString treeOf(const Course &course)
{
    QStringList modules;
    for (const Module &module : course.outline.modules) {
        QStringList lessons;
        for (const LessonEntry &lesson : module.lessons) {
            lessons << lesson.title;
        }
        modules << module.title + u": "_s + lessons.join(u", "_s);
    }
    return modules.join(u" / "_s);
}

const QString shore = u"commoncartridge/shore"_s;

} // namespace

class CommonCartridgeTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTableOfContentsBecomesModulesAndLessons()
    {
        const ReadOutcome outcome = readPath(dataPath(shore));
        QCOMPARE(outcome.courses.size(), 1U);
        const Course &course = outcome.courses.front();
        QCOMPARE(course.outline.info.title, u"Life on the shore"_s);
        QCOMPARE(course.outline.info.importer, u"carrel-commoncartridge"_s);
        QCOMPARE(course.outline.info.licence.spdx, u"CC0-1.0"_s);
        QCOMPARE(course.outline.info.language, u"en"_s);
        QCOMPARE(treeOf(course), u"Between the tides: Zones of the shore, What did you see?, Links / "
                                 "Between the tides › Rock pools: Limpets / More pages: Left over"_s);
    }

    void linksLeadToLessons()
    {
        const ReadOutcome outcome = readPath(dataPath(shore));
        const auto lesson = outcome.courses.front().lesson(LessonSlug(u"zones-of-the-shore"_s));
        QVERIFY(lesson);
        const QString text = listing(lesson->blocks);
        QVERIFY2(text.contains("<limpets-and-friends|limpets>"_L1), qPrintable(text));
        QVERIFY2(text.contains("<left-over#end|the rest>"_L1), qPrintable(text));
        QVERIFY2(text.contains("p[Get the table.]"_L1), qPrintable(text));
        const auto back = outcome.courses.front().lesson(LessonSlug(u"limpets-and-friends"_s));
        QVERIFY(back);
        QVERIFY(listing(back->blocks).contains("<zones-of-the-shore|home>"_L1));
        const auto links = outcome.courses.front().lesson(LessonSlug(u"links"_s));
        QVERIFY(links);
        QCOMPARE(listing(links->blocks), u"link[https://example.org/tables] link[https://example.org/map]"_s);
    }

    void whatIsNotReadIsCounted_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("count");
        QTest::newRow("discussion") << u"skipped-discussion"_s << 1;
        QTest::newRow("tool") << u"skipped-tool"_s << 1;
        QTest::newRow("assignment") << u"skipped-assignment"_s << 1;
        QTest::newRow("page that is not there") << u"skipped-missing"_s << 1;
        QTest::newRow("file") << u"skipped-file"_s << 1;
        QTest::newRow("page listed twice") << u"skipped-listed-again"_s << 1;
        QTest::newRow("essay") << u"skipped-question-cc-essay"_s << 1;
        QTest::newRow("kind nobody knows") << u"skipped-question-cc-strange"_s << 1;
        QTest::newRow("picture") << u"picture-missing"_s << 1;
        QTest::newRow("link to a file") << u"skipped-link-target"_s << 1;
    }

    void whatIsNotReadIsCounted()
    {
        QFETCH(QString, code);
        const ReadOutcome outcome = readPath(dataPath(shore));
        const QStringList all = codes(outcome.diagnostics);
        QVERIFY2(all.count(code) == 1, qPrintable(all.join(u' ')));
        const Diagnostic *row = rowOf(outcome, code);
        QVERIFY2(row->message.contains(u'1') || code == "picture-missing"_L1, qPrintable(row->message));
        QVERIFY(QFileInfo(row->file).exists());
    }

    // instructure/canvas-lms #252 and pressbooks/pressbooks #76
    void pictureOfACartridgeKeepsItsPath()
    {
        const ReadOutcome outcome = readPath(dataPath(shore));
        const Course &course = outcome.courses.front();
        const QString path = u"web_resources/pictures/red square.png"_s;
        QVERIFY(course.assets.contains(path));
        QCOMPARE(course.assets.size(), 1U);
        const auto lesson = course.lesson(LessonSlug(u"zones-of-the-shore"_s));
        QVERIFY(listing(lesson->blocks).contains("image["_L1 + path + " | A red square"_L1));
    }

    // instructure/canvas-lms #1175
    void cartridgeReadTwiceIsTheSameCourse()
    {
        const ReadOutcome once = readPath(dataPath(shore));
        const ReadOutcome twice = readPath(dataPath(shore));
        QCOMPARE(treeOf(once.courses.front()), treeOf(twice.courses.front()));
        QCOMPARE(once.courses.front().outline.info.id, twice.courses.front().outline.info.id);
        JobControl control;
        const ReadOutcome both = readCourses({dataPath(shore), dataPath(shore)}, {}, control);
        QCOMPARE(both.courses.size(), 1U);
        QCOMPARE(treeOf(both.courses.front()), treeOf(once.courses.front()));
    }

    // chamilo/chamilo-lms #3104 and instructure/canvas-lms #1375
    void optionsAndReasonsKeepTheirFormatting()
    {
        const ReadOutcome outcome = readPath(dataPath(shore));
        const auto lesson = outcome.courses.front().lesson(LessonSlug(u"what-did-you-see"_s));
        QVERIFY(lesson);
        QCOMPARE(lesson->checks.size(), 4U);
        const Check &check = lesson->checks.front();
        QCOMPARE(check.id.toString(), u"single"_s);
        QVERIFY(check.idGiven);
        QCOMPARE(listing(check),
                 u"p[Why does a limpet *clamp down*?] image[web_resources/pictures/red square.png | square |  | ]\n"
                 "+ To keep `H2O` in\n"
                 "- To hide from light / tempting: It has $0$ good eyes.\n"
                 "- To **sleep** / tempting: Think of the sun.\n"
                 "= p[Shells are a **roof**.] p[Water is scarce.]"_s);
    }

    void severalAnswersAndTruthAreRead()
    {
        const ReadOutcome outcome = readPath(dataPath(shore));
        const auto lesson = outcome.courses.front().lesson(LessonSlug(u"what-did-you-see"_s));
        const Check &several = lesson->checks[1];
        QCOMPARE(several.kind, CheckKind::Multiple);
        QCOMPARE(listing(several), u"Which live here?\n+ Barnacle\n- Whale\n+ Winkle"_s);
        const Check &truth = lesson->checks[2];
        QVERIFY(!truth.shuffle);
        QVERIFY(truth.options.front().correct);
        QCOMPARE(listing(lesson->blocks), u"check[single] check[several] check[truth] check[unanswerable]"_s);
    }

    // ubc/ubcpi #156
    void checkWithoutRightOptionIsKeptAndSaid()
    {
        const ReadOutcome outcome = readPath(dataPath(shore));
        const auto lesson = outcome.courses.front().lesson(LessonSlug(u"what-did-you-see"_s));
        QVERIFY(!lesson->checks[3].isUsable());
        QVERIFY(codes(outcome.diagnostics).contains(u"check-no-right-option"_s) ||
                std::ranges::any_of(outcome.diagnostics,
                                    [](const Diagnostic &row) { return row.message.contains("No answer given"_L1); }));
    }

    // instructure/canvas-lms #1168
    void rubricOfAnItemDoesNotVanish()
    {
        const ReadOutcome outcome = readPath(dataPath(u"qti/limpet21.xml"_s));
        QCOMPARE(outcome.courses.size(), 1U);
        const auto lesson = outcome.courses.front().lessons.begin()->second;
        QCOMPARE(listing(lesson->checks.front()),
                 u"p[Choose all that apply.] p[A limpet is out of the water.] p[What does it do *now*?]\n"
                 "+ It clamps down. / why: So the water stays in.\n"
                 "- It **swims** away. / tempting: It cannot swim.\n"
                 "+ It waits.\n"
                 "= Low water lasts hours."_s);
        QVERIFY(codes(outcome.diagnostics).contains(u"skipped-rubric"_s));
    }

    void scormIsExplained()
    {
        const ReadOutcome outcome = readPath(dataPath(u"scorm/tides"_s));
        QVERIFY(outcome.courses.empty());
        QCOMPARE(codes(outcome.diagnostics), QStringList{u"skipped-scorm"_s});
        const QString &message = outcome.diagnostics.front().message;
        QVERIFY2(message.contains("Tides as a program"_L1) && message.contains("Ebb, Flood"_L1), qPrintable(message));
        QVERIFY(!outcome.diagnostics.front().hint.isEmpty());
    }

    void theSharedSamplesHoldTheOneCheck_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("tree");
        QTest::newRow("cartridge") << u"common-cartridge/tides.imscc"_s << u"Basics: What moves the sea, Check"_s;
        QTest::newRow("QTI 2.1 package") << u"qti21/tides-qti21.zip"_s << QString();
        QTest::newRow("QTI 2.1") << u"qti21/tides1.xml"_s << QString();
        QTest::newRow("QTI 3.0") << u"qti30/tides1.xml"_s << QString();
    }

    void theSharedSamplesHoldTheOneCheck()
    {
        CARREL_NEED_SHARED("data/made-here");
        QFETCH(QString, path);
        QFETCH(QString, tree);
        const ReadOutcome outcome = readPath(sharedPath(u"data/made-here/"_s + path));
        QCOMPARE(outcome.courses.size(), 1U);
        const Course &course = outcome.courses.front();
        if (!tree.isEmpty()) {
            QCOMPARE(treeOf(course), tree);
        }
        const auto lesson = course.lessons.at(course.outline.lessons().back()->slug);
        QCOMPARE(lesson->checks.size(), 1U);
        const Check &check = lesson->checks.front();
        QVERIFY(check.isUsable());
        QCOMPARE(check.options.size(), 4U);
        QVERIFY(check.options.front().correct && check.options.front().why.has_value());
        QVERIFY(check.options[3].tempting.has_value());
    }
};

QTEST_GUILESS_MAIN(CommonCartridgeTest)
#include "commoncartridgetest.moc"
