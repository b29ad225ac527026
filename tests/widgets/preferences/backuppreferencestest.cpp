// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preferences/backuppreferences.h"

#include "base/clock.h"
#include "study/studyevents.h"
#include "study/studyrecord.h"

#include <QComboBox>
#include <QDirIterator>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

/** The row over a record that has been answered into. */
struct Desk {
    QTemporaryDir folder;
    StudyPaths paths{folder.filePath(u"study"_s), folder.filePath(u"index"_s), folder.filePath(u"spool"_s),
                     folder.filePath(u"backups"_s)};
    ManualClock clock{Test::noonMs};
    std::unique_ptr<StudyRecord> record;
    std::unique_ptr<BackupPreferences> row;

    void study(int answers)
    {
        StudyRecord session(paths, clock, u"test"_s);
        for (int number = 0; number < answers; ++number) {
            session.append(Test::answerTo(Test::checkKey(u"check-%1"_s.arg(number)), true));
        }
        QVERIFY(session.waitUntilStored(30'000));
        QVERIFY(session.backups().make(clock.wallMs()));
    }

    void open()
    {
        record = std::make_unique<StudyRecord>(paths, clock, u"test"_s);
        QVERIFY(record->waitUntilRead(30'000));
        row = std::make_unique<BackupPreferences>(*record);
        row->resize(700, 300);
        row->show();
        row->activateWindow();
    }

    [[nodiscard]] QPushButton *button(const QString &name) const { return row->findChild<QPushButton *>(name); }
    [[nodiscard]] QString text(const QString &name) const { return row->findChild<QLabel *>(name)->text(); }
};

} // namespace

class BackupPreferencesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutABackupThereIsNothingToRestore()
    {
        Desk desk;
        desk.open();
        QVERIFY(desk.text(u"room"_s).startsWith(u"There is no backup in"_s));
        QVERIFY(!desk.button(u"look"_s)->isEnabled());
        QVERIFY(!desk.button(u"restore"_s)->isVisible());
    }

    void whereNoDiskWouldKeepThemItSaysThatNoneAreMade()
    {
        Desk desk;
        desk.paths.backupFolder.clear();
        desk.open();
        QVERIFY2(desk.text(u"room"_s).startsWith(u"No backups of your answers are made"_s),
                 qPrintable(desk.text(u"room"_s)));
        QVERIFY(!desk.button(u"look"_s)->isEnabled());
    }

    void whatIsMissingIsToldAndAddedByKeys()
    {
        Desk desk;
        desk.study(4);
        QDirIterator segments(desk.paths.studyFolder, {u"*.seg"_s}, QDir::Files, QDirIterator::Subdirectories);
        QVERIFY(segments.hasNext() && QFile::remove(segments.next()));
        desk.open();
        QVERIFY(desk.record->state().checks().empty());
        auto *const look = desk.button(u"look"_s);
        auto *const restore = desk.button(u"restore"_s);
        look->setFocus();
        QTest::keyClick(look, Qt::Key_Space);
        QTRY_VERIFY(restore->isVisible());
        QVERIFY2(desk.text(u"outcome"_s).contains(u"lacks 4 of them"_s), qPrintable(desk.text(u"outcome"_s)));
        QCOMPARE(restore->accessibleDescription(), desk.text(u"outcome"_s));
        QTRY_VERIFY(restore->hasFocus());
        QTest::keyClick(restore, Qt::Key_Space);
        QTRY_COMPARE(desk.record->state().checks().size(), size_t(4));
        QTRY_VERIFY(!restore->isVisible());
        QVERIFY(desk.row->findChild<QComboBox *>(u"backups"_s)->hasFocus());
    }

    void whatIsThereIsNotOfferedAgain()
    {
        Desk desk;
        desk.study(4);
        desk.open();
        QTest::mouseClick(desk.button(u"look"_s), Qt::LeftButton);
        QTRY_VERIFY(desk.text(u"outcome"_s).endsWith(u"The study record has all of them."_s));
        QVERIFY(!desk.button(u"restore"_s)->isVisible());
    }
};

QTEST_MAIN(BackupPreferencesTest)
#include "backuppreferencestest.moc"
