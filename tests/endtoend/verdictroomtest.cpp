// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "endtoend/windowdriver.h"
#include "page/pageengine.h"
#include "support/testpaths.h"
#include "widgets/quiz/checkview.h"
#include "widgets/quiz/optioncard.h"
#include "widgets/quiz/quizpanel.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

/** After an answer every option has the room its reason needs. */
class VerdictRoomTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyReasonIsWhole_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("wide") << QSize(1280, 800);
        QTest::newRow("high") << QSize(1280, 1400);
    }

    void everyReasonIsWhole()
    {
        QFETCH(const QSize, size);
        const QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        driver.window().resize(size);
        QVERIFY(driver.start({Test::dataPath(u"courses/growth"_s)}));
        QuizPanel &quiz = driver.quiz();
        CheckView &check = *quiz.checkView();
        QVERIFY(driver.wait([&] { return check.phase() == CheckPhase::Asking; }));
        for (const QString &name : {u"pairs"_s, u"curve"_s, u"loop"_s, u"table"_s}) {
            quiz.showCheck(CheckId(name));
            check.takeFocus();
            QVERIFY(driver.answer(check, false));
            QCoreApplication::processEvents(); // what is drawn first is to be whole, however slow the computer
            QStringList cut;
            for (const OptionCard *const card : check.findChildren<OptionCard *>()) {
                if (card->isVisibleTo(&check) && card->height() < card->heightForWidth(card->width())) {
                    cut << u"%1 %2: %3 of %4"_s.arg(name, card->objectName())
                               .arg(card->height())
                               .arg(card->heightForWidth(card->width()));
                }
            }
            QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
            driver.press(Qt::Key_Escape);
        }
    }
};

int main(int argc, char *argv[])
{
    preparePageEngine();
    QApplication application(argc, argv);
    VerdictRoomTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "verdictroomtest.moc"
