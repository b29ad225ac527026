// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/importtreemodel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

PlannedCourse course(const QString &id, PlannedAs as)
{
    PlannedCourse course;
    course.info.id = CourseId(id);
    course.info.title = u"Course "_s + id;
    course.as = as;
    course.modules = {{u"First module"_s,
                       {{LessonSlug(u"a"_s), u"Lesson A"_s, true, LessonChange::Added},
                        {LessonSlug(u"b"_s), u"Lesson B"_s, false, LessonChange::Same}}}};
    return course;
}

QString shown(const QAbstractItemModel &model, const QModelIndex &parent = {}, int depth = 0)
{
    QString text;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex title = model.index(row, ImportTreeModel::TitleColumn, parent);
        const QString change = title.siblingAtColumn(ImportTreeModel::ChangeColumn).data().toString();
        text += u"%1%2 [%3]\n"_s.arg(QString(depth * 2, u' '), title.data().toString(), change);
        text += shown(model, title, depth + 1);
    }
    return text;
}

} // namespace

class ImportTreeModelTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNewCourseIsShownWithItsLessons()
    {
        const auto plan = std::make_shared<ImportPlan>();
        plan->courses = {course(u"one"_s, PlannedAs::NewCourse)};
        ImportTreeModel model(plan);
        const QAbstractItemModelTester tester(&model);
        QCOMPARE(shown(model), u"Course one [New course]\n"
                               "  First module [2 lesson(s)]\n"
                               "    Lesson A [new]\n"
                               "    Lesson B [not here]\n"_s);
    }

    void anUpdateSaysWhatItTakesAwayBeforeWhatItHas()
    {
        PlannedCourse update = course(u"one"_s, PlannedAs::Update);
        update.lessons.added = {{LessonSlug(u"a"_s), u"Lesson A"_s}};
        update.lessons.removed = {{LessonSlug(u"c"_s), u"Lesson C"_s}};
        update.checks.changed = {{LessonSlug(u"a"_s), CheckId(u"check"_s), u"What is it?"_s}};
        const auto plan = std::make_shared<ImportPlan>();
        plan->courses = {update};
        ImportTreeModel model(plan);
        const QAbstractItemModelTester tester(&model);
        QCOMPARE(shown(model), u"Course one [1 lesson(s) added, 1 removed]\n"
                               "  Lessons that go [your answers are kept]\n"
                               "    Lesson C [removed]\n"
                               "  Checks that ask something else now [1 check(s)]\n"
                               "    What is it? []\n"
                               "  First module [2 lesson(s)]\n"
                               "    Lesson A [new]\n"
                               "    Lesson B [not here]\n"_s);
    }

    void aCourseCanBeLeftOut()
    {
        const auto plan = std::make_shared<ImportPlan>();
        plan->courses = {course(u"one"_s, PlannedAs::NewCourse), course(u"two"_s, PlannedAs::NewCourse)};
        ImportTreeModel model(plan);
        const QAbstractItemModelTester tester(&model);
        const QSignalSpy changed(&model, &ImportTreeModel::choicesChanged);
        QCOMPARE(model.index(1, 0).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
        QVERIFY(model.setData(model.index(1, 0), Qt::Unchecked, Qt::CheckStateRole));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(model.index(1, 0).data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
        QCOMPARE(model.choices().leaveOut, std::set{CourseId(u"two"_s)});
        QVERIFY(model.takesAnything());
        QVERIFY(model.setData(model.index(0, 0), Qt::Unchecked, Qt::CheckStateRole));
        QVERIFY(!model.takesAnything());
        QVERIFY(model.setData(model.index(1, 0), Qt::Checked, Qt::CheckStateRole));
        QCOMPARE(model.choices().leaveOut, std::set{CourseId(u"one"_s)});
    }

    void whatIsHereAlreadyIsNoQuestion()
    {
        const auto plan = std::make_shared<ImportPlan>();
        plan->courses = {course(u"one"_s, PlannedAs::Nothing)};
        ImportTreeModel model(plan);
        QVERIFY(!model.index(0, 0).data(Qt::CheckStateRole).isValid());
        QVERIFY(!model.setData(model.index(0, 0), Qt::Unchecked, Qt::CheckStateRole));
        QVERIFY(!model.takesAnything());
    }

    void aCourseBySomeoneElseJoinsOnlyWhenAskedTo()
    {
        const auto plan = std::make_shared<ImportPlan>();
        plan->courses = {course(u"one"_s, PlannedAs::OtherRights)};
        ImportTreeModel model(plan);
        const QAbstractItemModelTester tester(&model);
        const QModelIndex join = model.index(0, 0, model.index(0, 0));
        QCOMPARE(join.data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
        QVERIFY(model.choices().joinAnyway.empty());
        QVERIFY(model.setData(join, Qt::Checked, Qt::CheckStateRole));
        QCOMPARE(model.choices().joinAnyway, std::set{CourseId(u"one"_s)});
    }
};

QTEST_GUILESS_MAIN(ImportTreeModelTest)
#include "importtreemodeltest.moc"
