// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/asidedialog.h"

#include "course/identity.h"
#include "exchange/packagecodec.h"
#include "library/library.h"
#include "study/studyrecord.h"
#include "support/timespans.h"
#include "widgets/quiz/askedcheck.h"
#include "widgets/quiz/checkkeys.h"
#include "widgets/storedcourse.h"

#include <QDateTime>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTreeView>
#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

constexpr int patience = 30'000; // ms, for a disk that others keep busy

/** A lesson with three checks on Tuesday 3 November; nothing is laid aside yet. */
struct Desk {
    QTemporaryDir folder;
    ManualClock clock{QDateTime(QDate(2026, 11, 3), QTime(12, 0), QTimeZone::UTC).toMSecsSinceEpoch()};
    StudyRecord record{
        {folder.filePath(u"study"_s), folder.filePath(u"index"_s), folder.filePath(u"spool"_s)}, clock, u"test"_s};
    Library library{{folder.filePath(u"store"_s), {}, folder.filePath(u"library.db"_s)}, packageCodec()};
    CheckActions actions{nullptr};
    LessonOnScreen cards = lessonWith({singleCheck(u"a"_s), multipleCheck(u"b"_s), codeCheck(u"c"_s)}, u"cards"_s);

    Desk()
    {
        if (!storeCourse(library, folder.filePath(u"store"_s), {cards})) {
            qFatal("the course could not be stored");
        }
    }

    [[nodiscard]] CheckKey key(const QString &id) const { return {cards.course.id, cards.lesson->slug, CheckId(id)}; }

    void answer(const QString &id, bool right)
    {
        const Check &check = *findCheck(*cards.lesson, CheckId(id));
        AnswerEvent answer;
        answer.check = key(id);
        answer.fingerprint = fingerprintOf(check);
        answer.optionCount = int(check.options.size());
        answer.rightCount = 1;
        answer.right = right;
        answer.occasion = Occasion::Review;
        record.append(answer);
    }

    /** a is retired today, b rests, c was forgotten eight times by now. */
    void layAside()
    {
        for (const QString &id : {u"a"_s, u"b"_s}) {
            answer(id, false);
        }
        for (int lapse = 0; lapse < leechLapses; ++lapse) {
            for (const bool right : {true, false}) {
                answer(u"c"_s, right);
                clock.advance(Test::dayMs);
            }
        }
        record.append(RetireEvent{key(u"a"_s), RetireReason::Faulty});
        record.append(RestEvent{key(u"b"_s), 1});
        store();
    }

    void store()
    {
        if (!record.waitUntilStored(patience)) {
            qFatal("the events were not kept");
        }
    }

    [[nodiscard]] const CheckState &stateOf(const QString &id) const { return *record.state().check(key(id)); }
};

struct Shown {
    AsideDialog dialog;

    explicit Shown(Desk &desk)
        : dialog(desk.record, desk.library, desk.actions, nullptr)
    {
        dialog.setLocale(QLocale(u"en_GB"_s));
        dialog.show();
        dialog.activateWindow();
        if (!QTest::qWaitForWindowActive(&dialog, patience)) {
            qFatal("the window did not become active");
        }
    }

    template<typename Widget> Widget *part(const char *name) const
    {
        return dialog.findChild<Widget *>(QLatin1StringView(name));
    }
    [[nodiscard]] QTreeView &list() const { return *part<QTreeView>("list"); }
    [[nodiscard]] QString below() const { return list().currentIndex().data(AsideModel::BelowRole).toString(); }
    [[nodiscard]] bool isOffered(const char *button) const
    {
        const auto *const found = part<QPushButton>(button);
        return found->isVisible() && found->isEnabled();
    }
};

} // namespace

class AsideDialogTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withNothingLaidAsideItSaysWhatItIsFor()
    {
        Desk desk;
        Shown shown(desk);
        const auto *const empty = shown.part<QLabel>("empty");
        QVERIFY(empty->isVisible());
        QVERIFY(empty->text().startsWith(u"No check is laid aside."_s));
        QVERIFY(!shown.isOffered("bringBack"));
        QVERIFY(!shown.isOffered("openButton"));
        QVERIFY(!shown.part<QLineEdit>("filter")->isVisible());
        QTest::keyClick(&shown.dialog, Qt::Key_Escape);
        QVERIFY(!shown.dialog.isVisible());
    }

    void eachIsListedWithItsReasonAndBroughtBackByKeys()
    {
        Desk desk;
        desk.layAside();
        Shown shown(desk);
        QSignalSpy told(&shown.dialog, &AsideDialog::told);
        QCOMPARE(shown.list().accessibleName(), u"Checks laid aside"_s);
        QVERIFY(shown.list().hasFocus());
        const QString day = QLocale(u"en_GB"_s).toString(desk.record.today().date(), u"dddd d MMMM"_s);
        QVERIFY2(shown.below().startsWith(u"Retired on %1, as the check is faulty or unclear. "_s.arg(day)),
                 qPrintable(shown.below()));
        QVERIFY(shown.isOffered("bringBack"));
        QTest::keyClick(&shown.list(), Qt::Key_B);
        QTRY_VERIFY_WITH_TIMEOUT(!desk.stateOf(u"a"_s).retired, patience);
        QVERIFY(!desk.stateOf(u"a"_s).retiredOn);
        QVERIFY(desk.stateOf(u"a"_s).scheduled);
        QCOMPARE(told.size(), 1);

        QVERIFY2(shown.below().startsWith(u"Rests. Comes back tomorrow, "_s), qPrintable(shown.below()));
        QTest::keyClick(&shown.list(), Qt::Key_B);
        QTRY_VERIFY_WITH_TIMEOUT(!desk.stateOf(u"b"_s).isResting(desk.record.today()), patience);

        QVERIFY2(shown.below().startsWith(u"Not known at 8 review(s). Comes back today."_s), qPrintable(shown.below()));
        QVERIFY(!shown.isOffered("bringBack")); // it is asked as ever
        QTest::keyClick(&shown.list(), Qt::Key_B);
        QCOMPARE(told.size(), 2);
        desk.record.undoLast();
        QTRY_COMPARE_WITH_TIMEOUT(shown.list().model()->rowCount(), 2, patience); // it rests again
    }

    void whatIsFilteredIsOpenedWithEnter()
    {
        Desk desk;
        desk.layAside();
        Shown shown(desk);
        QSignalSpy opened(&shown.dialog, &AsideDialog::passageRequested);
        shown.part<QLineEdit>("filter")->setFocus();
        QTest::keyClicks(shown.part<QLineEdit>("filter"), u"bring me nothing"_s); // B is a letter here
        QCOMPARE(shown.part<QLabel>("empty")->text(), u"No check has these words."_s);
        QVERIFY(shown.part<QLineEdit>("filter")->isVisible());
        QVERIFY(desk.stateOf(u"a"_s).retired);
        shown.part<QLineEdit>("filter")->setText(u"faulty"_s);
        QTest::keyClick(shown.part<QLineEdit>("filter"), Qt::Key_Down);
        QVERIFY(shown.list().hasFocus());
        QTest::keyClick(&shown.list(), Qt::Key_Return);
        QCOMPARE(opened.size(), 1);
        QVERIFY(opened[0][0].value<LessonRef>() == desk.key(u"a"_s).lessonRef());
        QCOMPARE(opened[0][1].value<BlockId>(), BlockId(u"edge"_s));
        QVERIFY(!shown.dialog.isVisible());
    }
};

QTEST_MAIN(AsideDialogTest)
#include "asidedialogtest.moc"
