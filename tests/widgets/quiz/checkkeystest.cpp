// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quiz/checkkeys.h"

#include "study/studyrecord.h"
#include "widgets/quiz/checkview.h"
#include "widgets/shared/actionbutton.h"

#include <QAction>
#include <QKeyEvent>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

class CheckKeysTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKeyTheCheckTakesIsNamed()
    {
        const QTemporaryDir folder;
        ManualClock clock{1795953600000};
        StudyRecord record({folder.filePath(u"study"_s), folder.filePath(u"index"_s), folder.filePath(u"spool"_s)},
                           clock, u"test"_s);
        CheckView view(record, clock);
        QList<Qt::Key> named;
        for (const CheckKeyWords &words : checkKeyWords()) {
            QVERIFY(!words.name.isEmpty() && !words.what.isEmpty());
            named += words.keys;
        }
        for (const QAction *const action : view.keyedActions().all()) {
            QVERIFY(!action->text().isEmpty() && !action->objectName().isEmpty());
            named << action->shortcut()[0].key();
        }
        int taken = 0;
        for (int key = Qt::Key_Space; key <= Qt::Key_AsciiTilde; ++key) {
            taken += isTaken(view, Qt::Key(key), named) ? 1 : 0;
        }
        for (int key = Qt::Key_Escape; key <= Qt::Key_F35; ++key) {
            taken += isTaken(view, Qt::Key(key), named) ? 1 : 0;
        }
        QVERIFY2(taken >= 18, qPrintable(QString::number(taken))); // nine digits, Enter twice, seven letters
    }

    void anotherKeyCanBeChosen()
    {
        const QTemporaryDir folder;
        ManualClock clock{1795953600000};
        StudyRecord record({folder.filePath(u"study"_s), folder.filePath(u"index"_s), folder.filePath(u"spool"_s)},
                           clock, u"test"_s);
        CheckView view(record, clock);
        const CheckActions &actions = view.keyedActions();
        const auto press = [](int key, Qt::KeyboardModifiers modifiers = {}) {
            return QKeyEvent(QEvent::KeyPress, key, modifiers);
        };
        QCOMPARE(actions.pressedBy(press(Qt::Key_G)), actions.guess);
        actions.guess->setShortcuts({QKeySequence(u"Ctrl+J"_s), QKeySequence(u"5"_s)});
        QCOMPARE(actions.pressedBy(press(Qt::Key_G)), nullptr);
        QCOMPARE(actions.pressedBy(press(Qt::Key_J)), nullptr);
        QCOMPARE(actions.pressedBy(press(Qt::Key_J, Qt::ControlModifier)), actions.guess);
        QCOMPARE(actions.pressedBy(press(Qt::Key_5, Qt::KeypadModifier)), actions.guess);
        QCOMPARE(view.findChild<ActionButton *>(u"guess"_s)->keyHint(), u"Ctrl+J"_s);
        actions.guess->setShortcuts(QList<QKeySequence>());
        QCOMPARE(view.findChild<ActionButton *>(u"guess"_s)->keyHint(), QString());
    }

private:
    /** Held down, a key of the check is taken whatever the check shows just now. */
    static bool isTaken(CheckView &view, Qt::Key key, const QList<Qt::Key> &named)
    {
        const bool taken = view.handleKey(QKeyEvent(QEvent::KeyPress, key, Qt::NoModifier, QString(), true));
        if (taken && !named.contains(key)) {
            QTest::qFail(qPrintable(u"not named: "_s + QKeySequence(key).toString()), __FILE__, __LINE__);
        }
        return taken;
    }
};

QTEST_MAIN(CheckKeysTest)
#include "checkkeystest.moc"
