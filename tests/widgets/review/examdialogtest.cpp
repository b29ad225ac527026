// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/examdialog.h"

#include "widgets/shared/theme.h"

#include <QCheckBox>
#include <QDateEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopeGuard>
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

    void everyDateIsWholeInItsField_data()
    {
        QTest::addColumn<QString>("language");
        for (const char *const language : {"de", "en_GB", "en_US", "ar_EG", "fa", "hu", "ja", "lt", "th", "zh_CN"}) {
            QTest::newRow(language) << QString::fromLatin1(language);
        }
    }

    void everyDateIsWholeInItsField()
    {
        QFETCH(QString, language);
        const Theme theme;
        const QLocale before;
        const auto back = qScopeGuard([&before] { QLocale::setDefault(before); });
        QLocale::setDefault(QLocale(language));
        ExamDialog dialog(outline(), {}, firstDay, nullptr);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        auto *const field = dialog.findChild<QDateEdit *>(u"date"_s);
        const auto *const words = field->findChild<QLineEdit *>();
        for (int month = 1; month <= 12; ++month) {
            field->setDate(QDate(2028, month, 28));
            QVERIFY2(
                words->text().contains(QLocale(language).toString(2028).remove(QLocale(language).groupSeparator())),
                qPrintable(words->text()));
            QVERIFY2(words->fontMetrics().horizontalAdvance(words->text()) + 5 <= words->width(),
                     qPrintable(words->text()));
        }
    }

    void aDateThatIsNotWholeIsToldAndNotTaken()
    {
        const QLocale before;
        const auto back = qScopeGuard([&before] { QLocale::setDefault(before); });
        QLocale::setDefault(QLocale(u"de_DE"_s));
        ExamDialog dialog(outline(), {}, firstDay, nullptr);
        QSignalSpy chosen(&dialog, &ExamDialog::chosen);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto *const field = dialog.findChild<QDateEdit *>(u"date"_s);
        const auto *const go = dialog.findChild<QPushButton *>(u"goButton"_s);
        const auto *const fault = dialog.findChild<QLabel *>(u"fault"_s);
        QVERIFY(go->isEnabled() && fault->isHidden());
        field->setFocus(Qt::TabFocusReason);
        QTest::keyClicks(field, u"010120"_s);
        QVERIFY2(fault->isVisible() && fault->text().contains("whole date"_L1), qPrintable(fault->text()));
        QVERIFY2(fault->text().contains("15.12.2026"_L1), qPrintable(fault->text()));
        QVERIFY(!go->isEnabled());
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(dialog.isVisible() && chosen.isEmpty());
        dialog.findChild<QCheckBox *>()->setFocus();
        QVERIFY(fault->isVisible() && !go->isEnabled());
        field->setFocus(Qt::TabFocusReason);
        QTest::keyClicks(field, u"01012027"_s);
        QVERIFY2(fault->isHidden() && go->isEnabled(), qPrintable(fault->text()));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.front().front().value<std::vector<Exam>>().front().day.date(), QDate(2027, 1, 1));
    }

    void aDayThatIsPastIsToldAndNotTaken_data()
    {
        QTest::addColumn<int>("days");
        QTest::addColumn<bool>("isTaken");
        QTest::newRow("long ago") << -4000 << false;
        QTest::newRow("today") << 0 << false;
        QTest::newRow("tomorrow") << 1 << true;
    }

    void aDayThatIsPastIsToldAndNotTaken()
    {
        QFETCH(int, days);
        QFETCH(bool, isTaken);
        ExamDialog dialog(outline(), {}, firstDay, nullptr);
        dialog.findChild<QDateEdit *>(u"date"_s)->setDate(firstDay.addDays(days));
        QCOMPARE(dialog.findChild<QPushButton *>(u"goButton"_s)->isEnabled(), isTaken);
        QCOMPARE(dialog.findChild<QLabel *>(u"fault"_s)->isHidden(), isTaken);
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
