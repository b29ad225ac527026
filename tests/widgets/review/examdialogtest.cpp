// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/examdialog.h"

#include <QCheckBox>
#include <QDateEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

const QDate firstDay(2026, 11, 30);

CourseOutline outline()
{
    CourseOutline outline;
    outline.info.id = CourseId(u"example.org/c"_s);
    outline.info.title = u"C & its pointers"_s;
    outline.modules = {{u"basics"_s, u"Basics"_s, {}}, {u"pointers"_s, u"Pointers & arrays"_s, {}}};
    return outline;
}

Exam examOf(const QString &course, std::vector<QString> modules, int days)
{
    return {CourseId(course), std::move(modules), {firstDay.addDays(days).toJulianDay()}};
}

} // namespace

class ExamDialogTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anExamInChosenModulesIsSetBesideThoseOfOtherCourses()
    {
        const Exam other = examOf(u"example.org/d"_s, {u"m"_s}, 40);
        ExamDialog dialog(outline(), {other}, firstDay, nullptr);
        QSignalSpy chosen(&dialog, &ExamDialog::chosen);
        const QList<QCheckBox *> boxes = dialog.findChildren<QCheckBox *>();
        QCOMPARE(boxes.size(), 2);
        QCOMPARE(boxes[1]->text(), u"Pointers && arrays"_s);
        QVERIFY(boxes[0]->isChecked() && boxes[1]->isChecked());
        QVERIFY(dialog.findChild<QPushButton *>(u"noExam"_s)->isHidden());
        boxes[0]->setChecked(false);
        dialog.findChild<QDateEdit *>(u"date"_s)->setDate(firstDay.addDays(9));
        dialog.findChild<QPushButton *>(u"goButton"_s)->click();
        QCOMPARE(chosen.size(), 1);
        QVERIFY(chosen.front().front().value<std::vector<Exam>>() ==
                (std::vector{other, examOf(u"example.org/c"_s, {u"pointers"_s}, 9)}));
    }

    void theExamThatIsSetIsShownAndCanBeTakenAway()
    {
        ExamDialog dialog(outline(), {examOf(u"example.org/c"_s, {u"basics"_s}, 5)}, firstDay, nullptr);
        QSignalSpy chosen(&dialog, &ExamDialog::chosen);
        const QList<QCheckBox *> boxes = dialog.findChildren<QCheckBox *>();
        QVERIFY(boxes[0]->isChecked() && !boxes[1]->isChecked());
        QCOMPARE(dialog.findChild<QDateEdit *>(u"date"_s)->date(), firstDay.addDays(5));
        dialog.findChild<QPushButton *>(u"noExam"_s)->click();
        QCOMPARE(chosen.size(), 1);
        QVERIFY(chosen.front().front().value<std::vector<Exam>>().empty());
    }

    void longNamesOfModulesNeedNoScrollingSideways()
    {
        CourseOutline course = outline();
        course.info.title = QString(900, u'W');
        course.modules[1].title = u"Pointers & arrays "_s.repeated(40);
        course.modules.push_back({u"w"_s, QString(700, u'W'), {}});
        ExamDialog dialog(course, {}, firstDay, nullptr);
        dialog.show();
        QVERIFY2(dialog.width() <= 640, qPrintable(QString::number(dialog.width())));
        QCOMPARE(dialog.findChild<QScrollArea *>(u"scroll"_s)->horizontalScrollBar()->maximum(), 0);
        QVERIFY(dialog.findChildren<QCheckBox *>()[1]->text().startsWith(u"Pointers && arrays Pointers"_s));
    }

    void withoutAModuleThereIsNoExam()
    {
        ExamDialog dialog(outline(), {}, firstDay, nullptr);
        const auto *const go = dialog.findChild<QPushButton *>(u"goButton"_s);
        const QList<QCheckBox *> boxes = dialog.findChildren<QCheckBox *>();
        for (QCheckBox *const box : boxes) {
            QVERIFY(go->isEnabled());
            box->setChecked(false);
        }
        QVERIFY(!go->isEnabled());
    }
};

QTEST_MAIN(ExamDialogTest)
#include "examdialogtest.moc"
