// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quiz/checkkeys.h"

#include "study/studyrecord.h"
#include "widgets/quiz/checkview.h"

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
        int taken = 0;
        for (int key = Qt::Key_Space; key <= Qt::Key_AsciiTilde; ++key) {
            taken += isTaken(view, Qt::Key(key), named) ? 1 : 0;
        }
        for (int key = Qt::Key_Escape; key <= Qt::Key_F35; ++key) {
            taken += isTaken(view, Qt::Key(key), named) ? 1 : 0;
        }
        QVERIFY2(taken >= 18, qPrintable(QString::number(taken))); // nine digits, Enter twice, seven letters
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
