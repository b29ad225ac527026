// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The panel as people see it, in every state, size and theme. Pictures go to the folder in CARREL_PICTURES, when set.
#include "render/codehighlighter.h"
#include "study/studyrecord.h"
#include "widgets/quiz/checkview.h"
#include "widgets/quiz/optionlist.h"
#include "widgets/quiz/quizpanel.h"
#include "widgets/samplelesson.h"
#include "widgets/shared/actionbutton.h"
#include "widgets/shared/theme.h"

#include <QDateTime>
#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

Check longCheck()
{
    Check check = multipleCheck(u"long"_s);
    for (Option &option : check.options) {
        const QString text = std::get<Runs>(option.text.content).front().text;
        option.text = words(text + u", with every card of the pile laid out on a table long enough for all of them, "
                                   "looked at in turn from the left to the right and never twice in the same pass"_s);
    }
    return check;
}

} // namespace

class QuizLooksTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsCutInAnyState_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("dark");
        QTest::addColumn<std::vector<Check>>("checks");
        QTest::addColumn<int>("pick");
        const std::vector<Check> one{singleCheck(u"c"_s)};
        const std::vector<Check> five{singleCheck(u"c"_s), multipleCheck(u"d"_s), codeCheck(u"e"_s),
                                      singleCheck(u"f"_s), multipleCheck(u"g"_s)};
        const auto row = [](const QString &name, QSize size, bool dark, const std::vector<Check> &checks, int pick) {
            QTest::newRow(qPrintable(name)) << name << size << dark << checks << pick;
        };
        for (const bool dark : {false, true}) {
            const QString theme = dark ? u"-dark"_s : u"-light"_s;
            row(u"one-wrong"_s + theme, {356, 740}, dark, one, 1);
            row(u"five-right"_s + theme, {356, 740}, dark, five, 2);
            row(u"code-wrong"_s + theme, {356, 740}, dark, {codeCheck(u"c"_s)}, 1);
            row(u"long-wrong"_s + theme, {356, 740}, dark, {longCheck()}, 2);
        }
        row(u"drawer-wrong"_s, {640, 400}, false, five, 1);
        row(u"narrow-wrong"_s, {300, 400}, false, five, 1);
        row(u"whole-wrong"_s, {1280, 740}, false, five, 1);
    }

    void nothingIsCutInAnyState()
    {
        QFETCH(QString, name);
        QFETCH(QSize, size);
        QFETCH(bool, dark);
        QFETCH(std::vector<Check>, checks);
        QFETCH(int, pick);
        Theme theme;
        theme.choose(dark ? ThemeChoice::Dark : ThemeChoice::Light);
        QTemporaryDir folder;
        ManualClock clock(QDateTime(QDate(2026, 11, 29), QTime(12, 0), QTimeZone::UTC).toMSecsSinceEpoch());
        StudyRecord record({folder.filePath(u"study"_s), folder.filePath(u"index"_s), folder.filePath(u"spool"_s)},
                           clock, u"test"_s);
        CodeHighlighter highlighter;
        QuizPanel panel(record, clock);
        panel.setLocale(QLocale(u"en_GB"_s));
        QFont font(u"Noto Sans"_s);
        font.setPixelSize(14);
        panel.setFont(font);
        panel.setAutoFillBackground(true);
        panel.setMeans(&highlighter, {}, nullptr);
        panel.setDrawer(size.height() < 500);
        panel.resize(size);
        panel.showLesson(lessonWith(checks));
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        verify(panel, name + u"-1-before"_s);
        panel.takeFocus();
        QTest::keyClick(&panel, Qt::Key(Qt::Key_0 + pick));
        verify(panel, name + u"-2-picked"_s);
        clock.advance(1000);
        QTest::keyClick(&panel, Qt::Key_Return);
        QTRY_COMPARE(panel.checkView()->phase(), CheckPhase::Verdict);
        verify(panel, name + u"-3-verdict"_s);
        QTest::keyClick(&panel, Qt::Key_O);
        verify(panel, name + u"-4-reasons"_s);
        const LessonOnScreen lesson = lessonWith(checks);
        panel.showLesson({});
        panel.showLesson(lesson);
        panel.showCheck(checks.front().id);
        verify(panel, name + u"-5-reopened"_s);
    }

private:
    static void verify(QuizPanel &panel, const QString &name)
    {
        QTest::qWait(1);
        QCoreApplication::sendPostedEvents();
        const QString pictures = qEnvironmentVariable("CARREL_PICTURES");
        if (!pictures.isEmpty()) {
            QDir().mkpath(pictures);
            QVERIFY(panel.grab().save(pictures + u'/' + name + u".png"_s));
        }
        for (const OptionCard *card : panel.findChildren<OptionCard *>()) {
            if (card->isVisible()) {
                QVERIFY2(card->height() >= card->heightForWidth(card->width()), qPrintable(name));
            }
        }
        for (const ActionButton *button : panel.findChildren<ActionButton *>()) {
            if (button->isVisible()) {
                QVERIFY2(button->height() >= button->heightForWidth(button->width()), qPrintable(button->text()));
                const QRect place(button->mapTo(&panel, QPoint()), button->size());
                const bool inScroll = button->objectName() == u"reasons"_s;
                QVERIFY2(inScroll || panel.rect().contains(place), qPrintable(name + u": "_s + button->text()));
            }
        }
    }
};

QTEST_MAIN(QuizLooksTest)
#include "quizlookstest.moc"
