// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/outlinemodel.h"

#include "base/translation.h"
#include "models/modeldump.h"
#include "study/fold.h"

#include <QAbstractItemModelTester>
#include <QJsonDocument>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

LessonEntry entry(const QString &slug, std::optional<int> minutes, bool here)
{
    LessonEntry lesson;
    lesson.slug = LessonSlug(slug);
    lesson.title = u"About "_s + slug;
    lesson.minutes = minutes;
    lesson.here = here;
    lesson.checks = {{CheckId(u"check"_s), Fingerprint(u"f"_s)}};
    return lesson;
}

std::shared_ptr<const CourseOutline> outline()
{
    auto course = std::make_shared<CourseOutline>();
    course->info.id = CourseId(u"c"_s);
    course->info.title = u"Course"_s;
    course->modules = {{u"m1"_s, u"Begin"_s, {entry(u"a"_s, 5, true), entry(u"b"_s, {}, true)}},
                       {u"m2"_s, {}, {entry(u"c"_s, 7, false)}}};
    course->lessonsInAll = 3;
    return course;
}

/** A paragraph "before", then for each level a heading "h0" with text "p0" and a quote "q0" of "in0" under it. */
Lesson withHeadings(const std::vector<int> &levels)
{
    const auto words = [](const QString &text) {
        Run run;
        run.text = text;
        return Runs{run};
    };
    Lesson lesson;
    lesson.blocks.push_back({BlockId(u"before"_s), false, Paragraph{words(u"Before"_s)}});
    for (size_t i = 0; i < levels.size(); ++i) {
        const QString n = QString::number(i);
        lesson.blocks.push_back({BlockId(u"h"_s + n), false, Heading{levels[i], words(u"Heading "_s + n)}});
        lesson.blocks.push_back({BlockId(u"p"_s + n), false, Paragraph{words(u"Text"_s)}});
        lesson.blocks.push_back(
            {BlockId(u"q"_s + n), false, Quote{{{BlockId(u"in"_s + n), false, Paragraph{words(u"Quoted"_s)}}}}});
    }
    return lesson;
}

Event event(quint32 n, EventBody body)
{
    Event made;
    made.stamp.ref = {SessionId(u"s"_s), n};
    made.stamp.at = made.stamp.wallMs = 1'000'000 + n;
    made.stamp.day = {2'461'000};
    made.body = std::move(body);
    return made;
}

StudyState opened()
{
    const LessonRef lesson{CourseId(u"c"_s), LessonSlug(u"a"_s)};
    return fold({event(1, PlaceEvent{lesson, BlockId(u"p"_s), 0, false, 3'000})});
}

StudyState answeredWrong()
{
    AnswerEvent answer;
    answer.check = {CourseId(u"c"_s), LessonSlug(u"a"_s), CheckId(u"check"_s)};
    answer.fingerprint = Fingerprint(u"f"_s);
    return fold({event(1, MarkReadEvent{answer.check.lessonRef(), true}), event(2, answer)});
}

} // namespace

class OutlineModelTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { installTranslations(u"en"_s); }

    void rowsSayWhatALessonIsInSignsAndWords()
    {
        OutlineModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setOutline(outline(), answeredWrong(), {2'461'001});
        model.setCurrent(LessonSlug(u"b"_s));
        const QByteArray expected = R"([
            {"display":"1 Begin","rows":[
                {"display":"About a","slug":"a","minutes":5,"here":true,"sign":"↻","markWords":"read, fading, 1 check due","current":false},
                {"display":"About b","slug":"b","minutes":0,"here":true,"sign":"○","markWords":"not read","current":true}]},
            {"display":"Lessons","rows":[
                {"display":"About c","slug":"c","minutes":7,"here":false,"sign":"–","markWords":"Not in the library","current":false}]}
        ])";
        const QJsonArray rows =
            Test::dump(model, {"display", "slug", "minutes", "here", "sign", "markWords", "current"});
        QCOMPARE(QJsonDocument(rows).toJson(), QJsonDocument::fromJson(expected).toJson());
    }

    void modulesThatNumberThemselvesGetNoSecondNumber_data()
    {
        QTest::addColumn<QStringList>("titles");
        QTest::addColumn<QStringList>("shown");
        QTest::newRow("no numbers") << QStringList{u"Begin"_s, u"End"_s} << QStringList{u"1 Begin"_s, u"2 End"_s};
        const QStringList own{u"0. Setup"_s, u"1. Transformer models"_s, u"Course events"_s};
        QTest::newRow("some number themselves") << own << own;
        const QStringList chapters{u"Chapter 1: Counting"_s, u"Chapter 2: Halving"_s};
        QTest::newRow("chapters") << chapters << chapters;
        QTest::newRow("a number is no numbering")
            << QStringList{u"3D pictures"_s, u"Python 3"_s} << QStringList{u"1 3D pictures"_s, u"2 Python 3"_s};
    }

    void modulesThatNumberThemselvesGetNoSecondNumber()
    {
        QFETCH(QStringList, titles);
        auto course = std::make_shared<CourseOutline>(*outline());
        course->modules.clear();
        for (const QString &title : titles) {
            course->modules.push_back({title, title, {entry(u"a"_s, 5, true)}});
        }
        OutlineModel model;
        model.setOutline(course, {}, {2'461'001});
        QStringList shown;
        for (int row = 0; row < model.rowCount(); ++row) {
            shown << model.index(row, 0).data().toString();
        }
        QTEST(shown, "shown");
    }

    void rowsAreWholeWhenTheViewFirstAsks()
    {
        OutlineModel model;
        QString sign;
        connect(&model, &QAbstractItemModel::modelReset, this,
                [&] { sign = model.index(0, 0, model.index(0, 0)).data(OutlineModel::SignRole).toString(); });
        model.setOutline(outline(), {}, {2'461'000});
        QCOMPARE(sign, u"○"_s);
    }

    void everyRowCanBeHeard()
    {
        OutlineModel model;
        model.setOutline(outline(), {}, {2'461'001});
        const QModelIndex lesson = model.indexOf(LessonSlug(u"a"_s));
        const QString spoken = lesson.data(Qt::AccessibleTextRole).toString();
        QVERIFY2(spoken.contains("About a"_L1) && spoken.contains("not read"_L1) && spoken.contains("5 minute"_L1),
                 qPrintable(spoken));
        QVERIFY(!model.index(0, 0).data(Qt::AccessibleTextRole).toString().isEmpty());
    }

    void aBegunLessonShowsItAndSaysWhatTheSignMeans()
    {
        OutlineModel model;
        model.setOutline(outline(), opened(), {2'461'000});
        const QModelIndex lesson = model.indexOf(LessonSlug(u"a"_s));
        QCOMPARE(lesson.data(OutlineModel::SignRole).toString(), u"◔"_s);
        QVERIFY(lesson.data(Qt::AccessibleTextRole).toString().contains("begun"_L1));
        const QString meaning = u"Begun, but not read to its end."_s;
        QCOMPARE(lesson.data(Qt::AccessibleDescriptionRole).toString(), meaning);
        QVERIFY(lesson.data(Qt::ToolTipRole).toString().endsWith(u"◔ "_s + meaning));
    }

    void theLessonOnScreenShowsItsHeadings()
    {
        OutlineModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setOutline(outline(), {}, {2'461'001});
        model.setCurrent(LessonSlug(u"a"_s), LessonSections(withHeadings({2, 3, 2})));
        const QByteArray expected = R"([
            {"display":"1 Begin","rows":[
                {"display":"About a","slug":"a","current":true,"rows":[
                    {"display":"Heading 0","slug":"a","block":"h0","depth":0,"current":false},
                    {"display":"Heading 1","slug":"a","block":"h1","depth":1,"current":false},
                    {"display":"Heading 2","slug":"a","block":"h2","depth":0,"current":false}]},
                {"display":"About b","slug":"b","current":false}]},
            {"display":"Lessons","rows":[{"display":"About c","slug":"c","current":false}]}
        ])";
        const QJsonArray rows = Test::dump(model, {"display", "slug", "block", "depth", "current"});
        QCOMPARE(QJsonDocument(rows).toJson(), QJsonDocument::fromJson(expected).toJson());
        model.setCurrent(LessonSlug(u"b"_s), LessonSections(withHeadings({2})));
        QCOMPARE(model.rowCount(model.indexOf(LessonSlug(u"a"_s))), 0);
        QCOMPARE(model.rowCount(model.indexOf(LessonSlug(u"b"_s))), 1);
        model.setCurrent(LessonSlug(u"b"_s));
        QCOMPARE(model.rowCount(model.indexOf(LessonSlug(u"b"_s))), 0);
    }

    void theCurrentHeadingFollowsThePlace_data()
    {
        QTest::addColumn<QString>("block");
        QTest::addColumn<int>("row");
        QTest::newRow("the top of the page") << QString() << -1;
        QTest::newRow("above the first heading") << u"before"_s << -1;
        QTest::newRow("a heading") << u"h1"_s << 1;
        QTest::newRow("the text under it") << u"p1"_s << 1;
        QTest::newRow("a block in a block") << u"in2"_s << 2;
        QTest::newRow("what is not there") << u"gone"_s << -1;
    }

    void theCurrentHeadingFollowsThePlace()
    {
        QFETCH(QString, block);
        QFETCH(int, row);
        OutlineModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setOutline(outline(), {}, {2'461'001});
        model.setCurrent(LessonSlug(u"a"_s), LessonSections(withHeadings({2, 2, 2})));
        model.setPlace(BlockId(u"h0"_s));
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.setPlace(BlockId(block));
        QCOMPARE(model.currentSection().row(), row);
        QVERIFY(!changed.isEmpty());
        const QModelIndex lesson = model.indexOf(LessonSlug(u"a"_s));
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(model.index(i, 0, lesson).data(OutlineModel::CurrentRole).toBool(), i == row);
        }
        if (row >= 0) {
            QVERIFY(model.currentSection().data(Qt::AccessibleTextRole).toString().contains("You are reading here"_L1));
            QCOMPARE(model.lessonAt(model.currentSection()), LessonSlug(u"a"_s));
        }
        changed.clear();
        model.setPlace(BlockId(block));
        QVERIFY(changed.isEmpty()); // reading on under the same heading
    }

    void manyHeadingsAreThinnedOut()
    {
        std::vector<int> levels;
        for (int i = 0; i < 20; ++i) {
            levels.push_back(i % 4 == 0 ? 2 : 3);
        }
        const LessonSections sections(withHeadings(levels));
        QCOMPARE(sections.sections().size(), size_t(5));
        QCOMPARE(sections.sectionOf(BlockId(u"p7"_s)), 1);
        QCOMPARE(LessonSections(withHeadings({3, 3})).sections()[1].depth, 0);
        QCOMPARE(LessonSections(withHeadings({3, 4, 2})).sections().size(), size_t(2)); // the fourth rank is too fine
    }

    void headingsStayWhenTheCourseIsReadAnew()
    {
        OutlineModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setOutline(outline(), {}, {2'461'001});
        model.setCurrent(LessonSlug(u"a"_s), LessonSections(withHeadings({2, 2})));
        model.setPlace(BlockId(u"h1"_s));
        model.setOutline(outline(), {}, {2'461'001});
        QCOMPARE(model.rowCount(model.indexOf(LessonSlug(u"a"_s))), 2);
        QCOMPARE(model.currentSection().data().toString(), u"Heading 1"_s);
    }

    void onlyModulesWithChangedMarksAreToldOf()
    {
        OutlineModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setOutline(outline(), {}, {2'461'000});
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.setMarks({}, {2'461'000});
        QCOMPARE(changed.size(), 0);
        model.setMarks(answeredWrong(), {2'461'001});
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.first().first().toModelIndex().parent(), model.index(0, 0));
    }

    void indexesLeadToLessonsAndBack()
    {
        OutlineModel model;
        model.setOutline(outline(), {}, {2'461'000});
        const QModelIndex lesson = model.indexOf(LessonSlug(u"c"_s));
        QCOMPARE(model.lessonAt(lesson), LessonSlug(u"c"_s));
        QCOMPARE(lesson.parent().row(), 1);
        QVERIFY(model.lessonAt(model.index(0, 0)).isEmpty());
        QVERIFY(!model.indexOf(LessonSlug(u"nowhere"_s)).isValid());
    }
};

QTEST_MAIN(OutlineModelTest)
#include "outlinemodeltest.moc"
