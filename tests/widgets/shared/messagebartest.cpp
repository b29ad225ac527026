// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shared/messagebar.h"

#include <QProgressBar>
#include <QPushButton>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

class MessageBarTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMessageStaysUntilItIsClosed()
    {
        MessageBar bar;
        QVERIFY(bar.text().isEmpty());
        bar.say({MessageKind::Problem, u"lesson.json cannot be read."_s, {}});
        QCOMPARE(bar.text(), u"lesson.json cannot be read."_s);
        bar.close();
        QVERIFY(bar.text().isEmpty());
    }

    void anActionRunsOnceAndClosesTheMessage()
    {
        MessageBar bar;
        bar.show();
        int runs = 0;
        bar.say({MessageKind::News, u"Added."_s, {{u"&Show"_s, [&runs] { ++runs; }}}});
        bar.findChild<QPushButton *>()->click();
        QCOMPARE(runs, 1);
        QVERIFY(bar.text().isEmpty());
    }

    void anActionMaySayTheNextThing()
    {
        MessageBar bar;
        bar.say(
            {MessageKind::News, u"One."_s, {{u"&Next"_s, [&bar] { bar.say({MessageKind::News, u"Two."_s, {}}); }}}});
        bar.findChild<QPushButton *>()->click();
        QCOMPARE(bar.text(), u"Two."_s);
    }

    void workShowsHowFarItIs()
    {
        MessageBar bar;
        bar.show();
        bar.say({MessageKind::Working, u"Adding…"_s, {}});
        auto *const progress = bar.findChild<QProgressBar *>();
        QVERIFY(progress->isVisible());
        bar.setProgress(3, 9, u"Adding lesson 3…"_s);
        QCOMPARE(progress->value(), 3);
        QCOMPARE(progress->maximum(), 9);
        QCOMPARE(bar.text(), u"Adding lesson 3…"_s);
        bar.say({MessageKind::News, u"Done."_s, {}});
        QVERIFY(!progress->isVisible());
    }

    void whatIsAboutTheLessonGoesWithIt()
    {
        MessageBar bar;
        bar.say({MessageKind::News, u"Update found."_s, {}, true});
        bar.say({.text = u"This is the passage."_s, .passing = true});
        bar.moveOn();
        QCOMPARE(bar.text(), u"Update found."_s);
        bar.moveOn();
        QCOMPARE(bar.text(), u"Update found."_s);
        bar.say({.text = u"This is the passage."_s, .passing = true});
        bar.say({MessageKind::Problem, u"It cannot be read."_s, {}});
        bar.moveOn();
        QCOMPARE(bar.text(), u"It cannot be read."_s);
    }

    void aLastingMessageComesBackUntilItIsClosedItself()
    {
        MessageBar bar;
        bar.say({MessageKind::News, u"No graphics card."_s, {}, true});
        bar.say({MessageKind::Working, u"Adding…"_s, {}});
        bar.say({MessageKind::Problem, u"It cannot be read."_s, {}});
        QCOMPARE(bar.text(), u"It cannot be read."_s);
        bar.close();
        QCOMPARE(bar.text(), u"No graphics card."_s);
        bar.close();
        QVERIFY(bar.text().isEmpty());
    }
};

QTEST_MAIN(MessageBarTest)
#include "messagebartest.moc"
