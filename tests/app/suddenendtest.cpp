// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a learner saw judged is kept, however the program ends.
#include "app/programdriver.h"
#include "base/clock.h"
#include "exchange/datafolders.h"
#include "study/studyrecord.h"
#include "support/bindmount.h"
#include "support/testpaths.h"

#include <QStandardPaths>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

class SuddenEndTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anAnswerIsThereAfterAKillRightAfterItsVerdict()
    {
        if (QStandardPaths::findExecutable(u"Xvfb"_s).isEmpty() ||
            QStandardPaths::findExecutable(u"xdotool"_s).isEmpty()) {
            QSKIP("Xvfb or xdotool is not installed.");
        }
        const QTemporaryDir data;
        const QString lesson = Test::dataPath(u"courses/sorting/005-quicksort-and-its-pivot.json"_s);
        const Test::VirtualDisplay display;
        QVERIFY(display.isRunning());
        {
            Test::ProgramDriver program(display, data.path());
            QVERIFY(program.start({lesson}));
            QVERIFY(program.waitForLesson(u"Quicksort and its pivot"_s));
            QVERIFY(!program.isVerdictDrawn());
            QVERIFY(program.answerCheck());
            program.kill();
        }
        {
            SystemClock clock;
            StudyRecord record(DataFolders::under(data.path()).studyPaths(), clock, u"test"_s);
            QVERIFY(record.waitUntilRead(10'000));
            QCOMPARE(record.state().checks().size(), size_t(1));
            QCOMPARE(record.state().checks().begin()->second.answers, 1);
        }
        Test::ProgramDriver again(display, data.path());
        QVERIFY(again.start({lesson}));
        QVERIFY(again.waitForLesson(u"Quicksort and its pivot"_s));
        QTRY_VERIFY(again.isVerdictDrawn());
    }

    void aDriveThatHangsDoesNotKeepTheProgramFromEnding()
    {
        if (QStandardPaths::findExecutable(u"Xvfb"_s).isEmpty() ||
            QStandardPaths::findExecutable(u"xdotool"_s).isEmpty()) {
            QSKIP("Xvfb or xdotool is not installed.");
        }
        const QTemporaryDir data;
        Test::BindMount mount(data.filePath(u"server"_s), DataFolders::under(data.path()).store);
        if (!mount.isMounted()) {
            QSKIP("bindfs cannot mount here");
        }
        const Test::VirtualDisplay display;
        QVERIFY(display.isRunning());
        Test::ProgramDriver program(display, data.path());
        mount.hang(); // what reads the stores waits for it from the start
        QVERIFY(program.start({}));
        QVERIFY(program.waitForWindow(u"Carrel"_s));
        QVERIFY(program.leave(20'000));
    }
};

QTEST_MAIN(SuddenEndTest)
#include "suddenendtest.moc"
