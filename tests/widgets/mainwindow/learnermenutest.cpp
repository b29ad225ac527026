// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mainwindow/learnermenu.h"

#include "base/clock.h"
#include "study/learnerfolders.h"
#include "study/studyrecord.h"

#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

QStringList wordsOf(const QMenu &menu)
{
    QStringList words;
    for (const QAction *const action : menu.actions()) {
        if (action->isCheckable()) {
            words << action->text();
        }
    }
    return words;
}

const CheckKey theCheck{CourseId(u"example.org/course"_s), LessonSlug(u"lesson"_s), CheckId(u"check"_s)};

/** The menu on a window. */
struct Desk {
    QWidget window;
    QMenu menu{&window};
    QMenu join{&menu};
    LearnerMenu *learners;

    explicit Desk(StudyRecord &record)
    {
        menu.addMenu(&join);
        learners = new LearnerMenu(record, &menu, &join, menu.addAction(u"Add"_s), [] { return true; });
    }

    /** The one that waits for an answer. */
    [[nodiscard]] QMessageBox *question() const
    {
        const auto boxes = window.findChildren<QMessageBox *>();
        const auto open = std::ranges::find_if(boxes, &QWidget::isVisible);
        return open == boxes.end() ? nullptr : *open;
    }
};

} // namespace

class LearnerMenuTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void learnersOfOneNameAreToldApart()
    {
        const QTemporaryDir folder;
        const QString study = folder.filePath(u"study"_s);
        // As when two computers that had not met bring their folders together.
        for (const auto &[digit, name] :
             {std::pair(u'1', u"Ada"_s), std::pair(u'2', u"ada"_s), std::pair(u'3', u"Grace"_s)}) {
            QVERIFY(writeLearner(study, {LearnerId(QString(32, digit)), name}));
        }
        ManualClock clock(0);
        StudyRecord record({study, folder.filePath(u"index"_s), folder.filePath(u"spool"_s)}, clock, u"test"_s);
        QVERIFY(record.waitUntilRead(30'000));
        Desk desk(record);
        Q_EMIT desk.menu.aboutToShow();
        QCOMPARE(wordsOf(desk.menu), (QStringList{u"Ada (111111)"_s, u"ada (222222)"_s, u"Grace"_s}));
    }

    void namesAreReadAsTheyAre()
    {
        const QTemporaryDir folder;
        const QString study = folder.filePath(u"study"_s);
        QVERIFY(writeLearner(study, {LearnerId(QString(32, u'1')), u"Ada & <b>Grace</b>"_s}));
        ManualClock clock(0);
        StudyRecord record({study, folder.filePath(u"index"_s), folder.filePath(u"spool"_s)}, clock, u"test"_s);
        QVERIFY(record.waitUntilRead(30'000));
        QVERIFY(record.addLearner(u"Me"_s));
        Desk desk(record);
        Q_EMIT desk.menu.aboutToShow();
        QVERIFY2(wordsOf(desk.menu).contains(u"Ada && <b>Grace</b>"_s), qPrintable(wordsOf(desk.menu).join(u'\n')));
        QCOMPARE(desk.join.actions().front()->text(), u"Ada && <b>Grace</b>"_s);
        desk.join.actions().front()->trigger();
        QVERIFY(desk.question());
        QVERIFY(desk.question()->text().contains(u"“Ada & <b>Grace</b>”"_s));
        int labels = 0;
        for (const QLabel *const label : desk.question()->findChildren<QLabel *>()) {
            labels += label->text().contains(u"<b>Grace</b>"_s) && label->textFormat() == Qt::PlainText ? 1 : 0;
        }
        QCOMPARE(labels, 2); // what is asked, and the details below it
    }

    void twoLearnersWhoAreOnePersonAreJoinedAfterAQuestion()
    {
        const QTemporaryDir folder;
        ManualClock clock(0);
        StudyRecord record({folder.filePath(u"study"_s), folder.filePath(u"index"_s), folder.filePath(u"spool"_s)},
                           clock, u"test"_s);
        QVERIFY(record.addLearner(u"Laptop"_s));
        record.append(BringBackEvent{theCheck, true});
        QVERIFY(record.waitUntilStored(30'000));
        Desk desk(record);
        Q_EMIT desk.menu.aboutToShow();
        QVERIFY(!desk.join.isEnabled()); // alone
        clock.advance(1000);             // or the order of what both did would be by chance
        const Result<LearnerId> desktop = record.addLearner(u"Desktop"_s);
        QVERIFY(desktop);
        QCOMPARE(record.state().check(theCheck), nullptr);

        Q_EMIT desk.menu.aboutToShow();
        QCOMPARE(desk.join.actions().size(), 1);
        QCOMPARE(desk.join.actions().front()->text(), u"Laptop"_s);
        desk.join.actions().front()->trigger();
        QVERIFY(desk.question());
        QCOMPARE(desk.question()->text(), u"Are “Desktop” and “Laptop” both you?"_s);
        QCOMPARE(desk.question()->defaultButton()->text(), u"&Keep apart"_s);
        desk.question()->defaultButton()->click();
        QVERIFY(record.waitUntilStored(30'000));
        QVERIFY(!record.canUndo());

        desk.join.actions().front()->trigger();
        desk.question()->buttons().front()->click();
        QTRY_VERIFY(record.state().check(theCheck));
        QCOMPARE(record.learner(), *desktop);
        Q_EMIT desk.menu.aboutToShow();
        QVERIFY(!desk.join.isEnabled()); // it is joined already
        record.undoLast();
        QTRY_COMPARE(record.state().check(theCheck), nullptr);
        Q_EMIT desk.menu.aboutToShow();
        QVERIFY(desk.join.isEnabled());
    }
};

QTEST_MAIN(LearnerMenuTest)
#include "learnermenutest.moc"
