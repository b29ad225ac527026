// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preferences/recordpreferences.h"

#include "base/clock.h"
#include "study/studyevents.h"
#include "study/studyrecord.h"

#include <QDirIterator>
#include <QFileDialog>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

/** The row over a record with two answers, and a backup of them. */
struct Desk {
    QTemporaryDir folder;
    StudyPaths paths{folder.filePath(u"study"_s), folder.filePath(u"index"_s), folder.filePath(u"spool"_s),
                     folder.filePath(u"backups"_s)};
    ManualClock clock{Test::noonMs};
    StudyRecord record{paths, clock, u"test"_s};
    RecordPreferences row{record, [](const LessonRef &) { return u"A lesson"_s; }};

    Desk()
    {
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        for (const QString &id : {u"a"_s, u"b"_s}) {
            record.append(Test::answerTo(Test::checkKey(id), true));
        }
        if (!record.waitUntilStored(30'000) || !record.backups().make(clock.wallMs())) {
            qFatal("the record could not be made");
        }
        row.resize(700, 300);
        row.show();
        row.activateWindow();
    }

    [[nodiscard]] QPushButton *button(const QString &name) const { return row.findChild<QPushButton *>(name); }
    [[nodiscard]] QString outcome() const { return row.findChild<QLabel *>(u"outcome"_s)->text(); }

    QMessageBox *askToErase()
    {
        QTest::mouseClick(button(u"eraseRecord"_s), Qt::LeftButton);
        QMessageBox *question = nullptr;
        if (!QTest::qWaitFor([&] { return (question = row.findChild<QMessageBox *>()) && question->isVisible(); })) {
            qFatal("nothing was asked");
        }
        return question;
    }

    /** Files and folders that are named by @p learner. */
    [[nodiscard]] int placesOf(const LearnerId &learner) const
    {
        int found = 0;
        for (QDirIterator all(folder.path(), QDir::AllEntries | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
             all.hasNext();) {
            found += all.next().contains(learner.toString()) ? 1 : 0;
        }
        return found;
    }
};

} // namespace

class RecordPreferencesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theRecordIsWrittenAsItsEndingSays_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("holds");
        QTest::newRow("to take in again") << u"mine.jsonl"_s << QByteArray("\"learner\"");
        QTest::newRow("to read") << u"mine.html"_s << QByteArray("A lesson");
        QTest::newRow("a table") << u"mine.csv"_s << QByteArray("session");
    }

    void theRecordIsWrittenAsItsEndingSays()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, holds);
        Desk desk;
        QTest::mouseClick(desk.button(u"exportRecord"_s), Qt::LeftButton);
        auto *const dialog = desk.row.findChild<QFileDialog *>();
        QVERIFY(dialog);
        Q_EMIT dialog->fileSelected(desk.folder.filePath(name));
        dialog->close();
        QTRY_VERIFY2(desk.outcome().contains(name), qPrintable(desk.outcome()));
        QVERIFY2(desk.outcome().startsWith(u"2 entries"_s) || desk.outcome().startsWith(u"3 entries"_s),
                 qPrintable(desk.outcome()));
        QFile file(desk.folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains(holds));
    }

    void whatCannotBeWrittenIsSaid()
    {
        Desk desk;
        QTest::mouseClick(desk.button(u"exportRecord"_s), Qt::LeftButton);
        auto *const dialog = desk.row.findChild<QFileDialog *>();
        Q_EMIT dialog->fileSelected(desk.folder.filePath(u"no/such/folder/mine.csv"_s));
        dialog->close();
        QTRY_VERIFY2(desk.outcome().contains(u"cannot be written"_s), qPrintable(desk.outcome()));
    }

    void nothingIsErasedUnlessOneSaysSo()
    {
        Desk desk;
        const LearnerId learner = desk.record.learner();
        QMessageBox *const question = desk.askToErase();
        QVERIFY(question->informativeText().contains(learner.toString())); // it names what would go
        QVERIFY(question->informativeText().contains(u"cannot be undone"_s));
        QVERIFY(question->informativeText().contains(u"cannot be taken in again"_s));
        QCOMPARE(question->defaultButton(), question->button(QMessageBox::Cancel));
        QTest::keyClick(question, Qt::Key_Return);
        QTRY_VERIFY(!desk.row.findChild<QMessageBox *>());
        QCOMPARE(desk.record.learner(), learner);
        QCOMPARE(desk.record.state().checks().size(), 2U);
    }

    void whatIsErasedIsGoneFromEveryFolder()
    {
        Desk desk;
        const LearnerId learner = desk.record.learner();
        QVERIFY(desk.placesOf(learner) > 2);
        QMessageBox *const question = desk.askToErase();
        const auto buttons = question->buttons();
        const auto erase = std::ranges::find_if(buttons, [question](QAbstractButton *button) {
            return question->buttonRole(button) == QMessageBox::DestructiveRole;
        });
        QVERIFY(erase != buttons.end());
        (*erase)->click();
        QTRY_VERIFY2(desk.outcome().contains(u"was erased"_s), qPrintable(desk.outcome()));
        QVERIFY(desk.record.learner().isEmpty());
        QVERIFY(desk.record.state().checks().empty());
        QCOMPARE(desk.placesOf(learner), 0);
    }
};

QTEST_MAIN(RecordPreferencesTest)
#include "recordpreferencestest.moc"
