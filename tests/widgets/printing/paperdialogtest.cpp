// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/printing/paperdialog.h"

#include "widgets/quiz/lessononscreen.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

LessonOnScreen onScreen(const QString &module)
{
    auto lesson = std::make_shared<Lesson>();
    lesson->slug = LessonSlug(u"a/b"_s);
    lesson->title = u"Cats & dogs"_s;
    CourseInfo course;
    course.id = CourseId(u"example.org/pets"_s);
    course.slug = u"pets"_s;
    course.title = u"Pets"_s;
    LessonOnScreen shown;
    shown.course = course;
    shown.lesson = lesson;
    shown.moduleTitle = module;
    return shown;
}

QAbstractButton *button(PaperDialog &dialog, const char *name)
{
    return dialog.findChild<QAbstractButton *>(QLatin1StringView(name));
}

} // namespace

/** What to print is asked in words of the lesson on screen. */
class PaperDialogTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWishIsWhatWasChosen_data()
    {
        QTest::addColumn<QByteArray>("choice");
        QTest::addColumn<QString>("part");
        QTest::addColumn<QString>("name");
        QTest::newRow("lesson") << QByteArray("lesson") << u"a/b"_s << u"a-b"_s;
        QTest::newRow("module") << QByteArray("module") << u"Furry"_s << u"Furry"_s;
        QTest::newRow("course") << QByteArray("course") << QString() << u"pets"_s;
    }

    void aWishIsWhatWasChosen()
    {
        QFETCH(QByteArray, choice);
        PaperDialog dialog(onScreen(u"Furry"_s), true, PaperDialog::Target::Pdf, nullptr);
        button(dialog, choice.constData())->click();
        button(dialog, "answers")->click();
        QVERIFY(!dialog.wish().checksAlone);
        button(dialog, "checksAlone")->click();
        QVERIFY(dialog.wish().checksAlone);
        QTEST(dialog.wish().part, "part");
        QTEST(dialog.name(), "name");
        QVERIFY(dialog.wish().answers);
        QVERIFY(dialog.wish().lineNumbers); // as the lesson on screen has them
        button(dialog, "lineNumbers")->click();
        QVERIFY(!dialog.wish().lineNumbers);
        QCOMPARE(dialog.wish().course, CourseId(u"example.org/pets"_s));
    }

    void theLessonIsMeantUntilSomethingElseIsChosen()
    {
        PaperDialog dialog(onScreen(u"Furry"_s), false, PaperDialog::Target::Printer, nullptr);
        QCOMPARE(dialog.wish().part, u"a/b"_s);
        QVERIFY(!dialog.wish().answers);
        QVERIFY(!dialog.wish().lineNumbers);
        QVERIFY(button(dialog, "lesson")->text().contains(u"Cats && dogs"_s));
    }

    void aLongTitleKeepsTheButtonsInSight()
    {
        const QString module = u"Furry ones & others "_s.repeated(40).trimmed();
        PaperDialog dialog(onScreen(module), false, PaperDialog::Target::Printer, nullptr);
        QVERIFY2(dialog.sizeHint().width() < 640, qPrintable(QString::number(dialog.sizeHint().width())));
        QCOMPARE(dialog.wish().part, u"a/b"_s);
        button(dialog, "module")->click();
        QCOMPARE(dialog.wish().part, module);
        QVERIFY(button(dialog, "module")->text().startsWith(u"The &module “Furry ones && others Furry"_s));
        QVERIFY(button(dialog, "module")->toolTip().startsWith(u"Furry ones & others Furry"_s));
        QVERIFY(button(dialog, "module")->accessibleName().startsWith(u"The module “Furry ones & others Furry"_s));
        QCOMPARE(button(dialog, "lesson")->toolTip(), QString());
    }

    void whatDoesNotApplyIsNotShown()
    {
        PaperDialog printer(onScreen({}), false, PaperDialog::Target::Printer, nullptr);
        printer.show();
        QVERIFY(!button(printer, "module")->isVisible());
        QVERIFY(!printer.findChild<QComboBox *>(u"size"_s)->isVisible());
        PaperDialog pdf(onScreen(u"Furry"_s), false, PaperDialog::Target::Pdf, nullptr);
        pdf.show();
        QVERIFY(button(pdf, "module")->isVisible());
        QVERIFY(pdf.findChild<QComboBox *>(u"size"_s)->isVisible());
    }

    void everyChoiceHasAKeyOfItsOwn()
    {
        PaperDialog dialog(onScreen(u"Furry"_s), false, PaperDialog::Target::Pdf, nullptr);
        QStringList keys;
        const auto buttons = dialog.findChildren<QAbstractButton *>();
        for (const QAbstractButton *one : buttons) {
            keys << one->shortcut().toString();
        }
        keys.removeDuplicates();
        QCOMPARE(keys.size(), buttons.size());
        QVERIFY(!keys.contains(QString()));
    }
};

QTEST_MAIN(PaperDialogTest)
#include "paperdialogtest.moc"
