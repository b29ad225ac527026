// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mainwindow/learnermenu.h"

#include "base/clock.h"
#include "study/learnerfolders.h"
#include "study/studyrecord.h"

#include <QMenu>
#include <QTemporaryDir>
#include <QtTest>

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
        QMenu menu;
        QAction *const add = menu.addAction(u"Add"_s);
        new LearnerMenu(record, &menu, add);
        Q_EMIT menu.aboutToShow();
        QCOMPARE(wordsOf(menu), (QStringList{u"Ada (111111)"_s, u"ada (222222)"_s, u"Grace"_s}));
    }
};

QTEST_MAIN(LearnerMenuTest)
#include "learnermenutest.moc"
