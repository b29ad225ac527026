// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/translation.h"
#include "models/courselistmodel.h"
#include "models/coursesearch.h"
#include "models/modeldump.h"
#include "models/searchmodel.h"

#include <QAbstractItemModelTester>
#include <QJsonDocument>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

CourseProgress course(const QString &title, int here, int inAll, int read, int due)
{
    CourseProgress progress;
    progress.course.info.id = CourseId(title.toLower());
    progress.course.info.title = title;
    progress.course.lessonsHere = here;
    progress.course.lessonsInAll = inAll;
    progress.lessonsRead = read;
    progress.due = due;
    return progress;
}

} // namespace

class ListModelsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { installTranslations(u"en"_s); }

    void coursesSayHowFarOneIs()
    {
        CourseListModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        CourseProgress damaged = course(u"Broken"_s, 0, 0, 0, 0);
        damaged.course.condition = CourseCondition::Damaged;
        damaged.course.reason = u"Its manifest cannot be read."_s;
        damaged.course.readOnly = true;
        CourseProgress whole = course(u"Whole"_s, 4, 4, 1, 0);
        whole.lessonsBegun = 2;
        CourseProgress part = course(u"Part"_s, 1, 78, 0, 2);
        part.course.reason = u"2 lessons are damaged."_s;
        model.setCourses({whole, part, damaged});
        const QByteArray expected = R"([
            {"id":"whole","progressWords":"1 of 4 lessons read, 2 begun","dueWords":"","fraction":0.25,"reason":"","ready":true,"removable":true},
            {"id":"part","progressWords":"1 of 78 lessons here, 0 read","dueWords":"2 checks due","fraction":0,"reason":"2 lessons are damaged.","ready":true,"removable":true},
            {"id":"broken","progressWords":"","dueWords":"","fraction":0,"reason":"Its manifest cannot be read.","ready":false,"removable":false}
        ])";
        const QJsonArray rows =
            Test::dump(model, {"id", "progressWords", "dueWords", "fraction", "reason", "ready", "removable"});
        QCOMPARE(QJsonDocument(rows).toJson(), QJsonDocument::fromJson(expected).toJson());
        QCOMPARE(model.index(1).data(Qt::AccessibleTextRole).toString(),
                 u"Part. 1 of 78 lessons here, 0 read. 2 checks due. 2 lessons are damaged."_s);
        QCOMPARE(model.index(2).data(Qt::AccessibleTextRole).toString(), u"Broken. Its manifest cannot be read."_s);
    }

    void theSameCoursesResetNothing()
    {
        CourseListModel model;
        model.setCourses({course(u"One"_s, 1, 1, 0, 0)});
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        model.setCourses({course(u"One"_s, 1, 1, 0, 0)});
        QCOMPARE(reset.size(), 0);
    }

    void hitsAreReadAloudWithoutTheirSigns()
    {
        SearchModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        SearchHit hit;
        hit.lesson.lesson = LessonSlug(u"lesson"_s);
        hit.lessonTitle = u"Lesson"_s;
        hit.courseTitle = u"Course"_s;
        hit.snippet = u"before "_s + hitBegin + u"word"_s + hitEnd + u" after"_s;
        model.setHits({hit});
        QCOMPARE(model.index(0).data(Qt::AccessibleTextRole).toString(), u"Lesson, Course: before word after"_s);
        QCOMPARE(*model.hitAt(model.index(0)), hit);
        model.setHits({});
        QCOMPARE(model.rowCount(), 0);
    }

    void aCourseIsFoundByItsTitle_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QStringList>("found");
        QTest::newRow("a word") << u"big"_s << QStringList{u"Big course"_s, u"Bigger still"_s};
        QTest::newRow("both words, the last not whole") << u"course bi"_s << QStringList{u"Big course"_s};
        QTest::newRow("in quotation marks") << u"\"Big course\""_s << QStringList{u"Big course"_s};
        QTest::newRow("accents and case") << u"UBUNG"_s << QStringList{u"Übungen"_s};
        QTest::newRow("nothing to open") << u"broken"_s << QStringList();
        QTest::newRow("no lesson here") << u"empty"_s << QStringList();
        QTest::newRow("no words") << u" "_s << QStringList();
    }

    void aCourseIsFoundByItsTitle()
    {
        QFETCH(QString, words);
        CourseSummary broken = course(u"Broken"_s, 1, 1, 0, 0).course;
        broken.condition = CourseCondition::Damaged;
        const std::vector<CourseSummary> courses{
            course(u"Big course"_s, 3, 3, 0, 0).course, course(u"Bigger still"_s, 1, 3, 0, 0).course,
            course(u"Übungen"_s, 1, 1, 0, 0).course, broken, course(u"Empty"_s, 0, 9, 0, 0).course};
        const std::vector<SearchHit> hits = findCourses(courses, words, 5);
        QStringList titles;
        std::ranges::transform(hits, std::back_inserter(titles), &SearchHit::courseTitle);
        QTEST(titles, "found");
    }

    void aCourseThatWasFoundSaysThatItIsOne()
    {
        SearchModel model;
        model.setHits(findCourses({course(u"Big course"_s, 3, 3, 0, 0).course}, u"big"_s, 5));
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.index(0).data().toString(), u"Big course"_s);
        QCOMPARE(model.index(0).data(SearchModel::WhereRole).toString(), u"Course"_s);
        QCOMPARE(model.index(0).data(Qt::AccessibleTextRole).toString(), u"Big course, a course: 3 lessons"_s);
    }
};

QTEST_MAIN(ListModelsTest)
#include "listmodelstest.moc"
