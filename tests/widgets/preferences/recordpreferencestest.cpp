// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preferences/recordpreferences.h"

#include "base/clock.h"
#include "exchange/recordexport.h"
#include "study/studyevents.h"
#include "study/studyrecord.h"
#include "support/nospace.h"
#include "support/testpaths.h"

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

const QString aTitle = u"A lesson"_s;

/** The row over a record with these answers, and a backup of them. */
struct Desk {
    QTemporaryDir folder;
    StudyPaths paths{folder.filePath(u"study"_s), folder.filePath(u"index"_s), folder.filePath(u"spool"_s),
                     folder.filePath(u"backups"_s)};
    ManualClock clock{Test::noonMs};
    StudyRecord record{paths, clock, u"test"_s};
    RecordPreferences row{record, [](const LessonRef &) { return aTitle; }};

    explicit Desk(const QStringList &answered = {u"a"_s, u"b"_s})
    {
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        for (const QString &id : answered) {
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

    QMessageBox *question() const
    {
        QMessageBox *question = nullptr;
        if (!QTest::qWaitFor([&] { return (question = row.findChild<QMessageBox *>()) && question->isVisible(); })) {
            qFatal("nothing was asked: %s", qPrintable(outcome()));
        }
        return question;
    }

    QMessageBox *askToErase() const
    {
        QTest::mouseClick(button(u"eraseRecord"_s), Qt::LeftButton);
        return question();
    }

    /** The whole record as a file of this name, as Ada's. */
    [[nodiscard]] QString exported(const QString &name) const
    {
        QString path = folder.filePath(name);
        if (!exportRecord(paths, {record.learner(), u"Ada"_s}, path, recordFormatFor(path).value(),
                          [](const LessonRef &) { return aTitle; })) {
            qFatal("the record could not be exported");
        }
        return path;
    }

    /** Chooses the file at @p path to be taken in. */
    void choose(const QString &path) const
    {
        QTest::mouseClick(button(u"takeInRecord"_s), Qt::LeftButton);
        auto *const dialog = row.findChild<QFileDialog *>();
        Q_EMIT dialog->fileSelected(path);
        dialog->close();
        QCoreApplication::sendPostedEvents(dialog, QEvent::DeferredDelete);
    }

    void takeIn(const QString &path) const
    {
        choose(path);
        press(question(), QMessageBox::AcceptRole);
    }

    [[nodiscard]] QByteArray state() const { return record.state().toCanonicalJson(); }
    [[nodiscard]] size_t checks() const { return record.state().checks().size(); }

    static void press(const QMessageBox *question, QMessageBox::ButtonRole role)
    {
        const auto buttons = question->buttons();
        const auto wanted = std::ranges::find(
            buttons, role, [question](QAbstractButton *button) { return question->buttonRole(button); });
        (*wanted)->click();
    }

    /** What there is of the record on the disk. */
    [[nodiscard]] QStringList files() const
    {
        QStringList found;
        for (QDirIterator all(paths.studyFolder, QDir::Files, QDirIterator::Subdirectories); all.hasNext();) {
            const QFileInfo file = all.nextFileInfo();
            found << u"%1 %2"_s.arg(file.filePath(), QString::number(file.size()));
        }
        found.sort();
        return found;
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
        Desk::press(question, QMessageBox::DestructiveRole);
        QTRY_VERIFY2(desk.outcome().contains(u"was erased"_s), qPrintable(desk.outcome()));
        QVERIFY(desk.record.learner().isEmpty());
        QVERIFY(desk.record.state().checks().empty());
        QCOMPARE(desk.placesOf(learner), 0);
    }

    void aFileIsTakenInOnceOneHasSeenWhatItAdds_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("namesOwner");
        QTest::newRow("JSON Lines") << u"ada.jsonl"_s << true;
        QTest::newRow("CSV") << u"ada.csv"_s << false;
    }

    void aFileIsTakenInOnceOneHasSeenWhatItAdds()
    {
        QFETCH(QString, name);
        QFETCH(bool, namesOwner);
        const Desk from({u"a"_s, u"b"_s, u"c"_s});
        const Desk desk;
        const QString file = from.exported(name);
        desk.choose(file);
        const QMessageBox *const question = desk.question();
        const QString told = question->text() + u'\n' + question->informativeText();
        QVERIFY2(told.contains(u"Add 3 entries"_s) && told.contains(u"The file has 3 entries"_s), qPrintable(told));
        const QString day = desk.row.locale().toString(QDate(2026, 11, 29), QLocale::ShortFormat);
        QVERIFY2(told.contains(u"3 of them are new, of %1."_s.arg(day)), qPrintable(told));
        QCOMPARE(told.contains(u"“Ada”"_s), namesOwner); // it is somebody else's, perhaps
        QCOMPARE(desk.checks(), 2U);
        Desk::press(question, QMessageBox::AcceptRole);
        QTRY_COMPARE(desk.checks(), 3U);
        QVERIFY2(desk.outcome().startsWith(u"3 entries"_s), qPrintable(desk.outcome()));

        desk.choose(file);
        QTRY_VERIFY2(desk.outcome().contains(u"None of them is new."_s), qPrintable(desk.outcome()));
        QTRY_VERIFY(!desk.row.findChild<QMessageBox *>());
    }

    void whoExchangeTheirFilesSeeTheSame()
    {
        const Desk one({u"a"_s, u"b"_s});
        const Desk other({u"b"_s, u"c"_s});
        const QString ofOne = one.exported(u"one.jsonl"_s);
        const QString ofOther = other.exported(u"other.jsonl"_s);
        one.takeIn(ofOther);
        other.takeIn(ofOne);
        QTRY_COMPARE(one.checks(), 3U);
        QTRY_COMPARE(other.state(), one.state());
    }

    void whereNobodyStudiedYetTheFileBringsItsLearner()
    {
        const Desk from;
        const Desk desk{QStringList()};
        QVERIFY(desk.record.learner().isEmpty());
        desk.takeIn(from.exported(u"ada.jsonl"_s));
        QTRY_COMPARE(desk.record.learner(), from.record.learner());
        QCOMPARE(desk.state(), from.state());
        QCOMPARE(desk.record.learners().front().displayName, u"Ada"_s);
        QVERIFY2(desk.outcome().contains(u"were added"_s), qPrintable(desk.outcome()));
    }

    void nothingIsTakenInUnlessOneSaysSo()
    {
        const Desk from({u"c"_s});
        const Desk desk;
        const QByteArray state = desk.state();
        const QStringList files = desk.files();
        desk.choose(from.exported(u"ada.jsonl"_s));
        QTest::keyClick(desk.question(), Qt::Key_Return);
        QTRY_VERIFY(!desk.row.findChild<QMessageBox *>());
        QCOMPARE(desk.files(), files);
        QCOMPARE(desk.state(), state);
        QCOMPARE(desk.outcome(), QString());
    }

    void aQuestionAboutAnotherLearnersRecordGoesAway()
    {
        const Desk from({u"c"_s});
        Desk desk;
        desk.choose(from.exported(u"ada.jsonl"_s));
        (void)desk.question();
        QVERIFY(desk.record.addLearner(u"Bob"_s));
        QTRY_VERIFY(!desk.row.findChild<QMessageBox *>());
        QCOMPARE(desk.outcome(), QString());
    }

    void damagedLinesAreToldAndLeftOut()
    {
        const Desk from({u"c"_s, u"d"_s});
        const Desk desk;
        const QString path = from.exported(u"ada.jsonl"_s);
        const QByteArray whole = Test::readFile(path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(whole.first(whole.size() - 20)) > 0); // it came half
        file.close();
        desk.choose(path);
        const QMessageBox *const question = desk.question();
        const QString told = question->informativeText();
        QVERIFY2(told.contains(u"The file has 1 entries"_s) && told.contains(u"1 lines of the file are damaged"_s),
                 qPrintable(told));
        Desk::press(question, QMessageBox::AcceptRole);
        QTRY_COMPARE(desk.checks(), 3U);
    }

    void whatTheFileSaysOtherwiseIsToldAndLeftOut()
    {
        const Desk desk;
        const QByteArray state = desk.state();
        const QString path = desk.exported(u"mine.jsonl"_s);
        QByteArray altered = Test::readFile(path);
        altered.replace("\"right\":true", "\"right\":false");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(altered) == altered.size());
        file.close();
        desk.choose(path);
        QTRY_VERIFY2(desk.outcome().contains(u"2 of them, of "_s), qPrintable(desk.outcome()));
        QVERIFY2(desk.outcome().contains(u"with other content"_s), qPrintable(desk.outcome()));
        QCOMPARE(desk.state(), state);
    }

    void whatCannotBeTakenInIsSaid_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("no file") << u"none.jsonl"_s << u"cannot be read. Check"_s;
        QTest::newRow("a folder") << u"folder"_s << u"cannot be read. Check"_s;
        QTest::newRow("a page") << u"page.html"_s
                                << u"HTML is for reading and cannot be taken in. Export it as jsonl"_s;
        QTest::newRow("something else") << u"letter.csv"_s << u"no study record in this file"_s;
        QTest::newRow("erased") << u"erased.jsonl"_s << u"was erased"_s;
    }

    void whatCannotBeTakenInIsSaid()
    {
        QFETCH(QString, name);
        QFETCH(QString, sentence);
        Desk desk;
        (void)desk.exported(u"page.html"_s);
        (void)desk.exported(u"erased.jsonl"_s);
        QVERIFY(QDir(desk.folder.path()).mkpath(u"folder"_s));
        QFile letter(desk.folder.filePath(u"letter.csv"_s));
        QVERIFY(letter.open(QIODevice::WriteOnly) && letter.write("Dear Ada,\n") > 0);
        letter.close();
        QVERIFY(desk.record.eraseLearner());
        const QStringList files = desk.files();
        desk.choose(desk.folder.filePath(name));
        QTRY_VERIFY2(desk.outcome().contains(sentence), qPrintable(desk.outcome()));
        QVERIFY(!desk.outcome().contains(u'\n'));
        QCOMPARE(desk.files(), files);
    }

    void aTableNeedsSomebodyWhoStudies()
    {
        const Desk from;
        const Desk desk{QStringList()};
        desk.choose(from.exported(u"ada.csv"_s));
        QTRY_VERIFY2(desk.outcome().contains(u"nobody has studied here yet"_s), qPrintable(desk.outcome()));
    }

    void aFullDiskIsSaidAndTheFileCanBeTakenInLater()
    {
#ifdef Q_OS_UNIX
        const Desk from({u"c"_s});
        const Desk desk;
        const QString path = from.exported(u"ada.jsonl"_s);
        const QStringList files = desk.files();
        {
            const Test::NoSpace full;
            desk.takeIn(path);
            QTRY_VERIFY2(desk.outcome().contains(u"Check that the disk is not full"_s), qPrintable(desk.outcome()));
        }
        QCOMPARE(desk.files(), files);
        desk.takeIn(path);
        QTRY_COMPARE(desk.checks(), 3U);
#endif
    }

    void everyButtonIsReachedByTabAndWholeInASmallWindow()
    {
        Desk desk;
        constexpr int narrow = 640 - 2 * 24; // the smallest window less its margins
        desk.row.resize(narrow, 300);
        QVERIFY(QTest::qWaitForWindowActive(&desk.row));
        desk.button(u"exportRecord"_s)->setFocus();
        for (const QString &name : {u"exportRecord"_s, u"takeInRecord"_s, u"eraseRecord"_s}) {
            const QPushButton *const button = desk.button(name);
            QVERIFY2(button->hasFocus(), qPrintable(name));
            QVERIFY2(button->width() >= button->sizeHint().width() && button->geometry().right() < desk.row.width(),
                     qPrintable(name));
            QTest::keyClick(&desk.row, Qt::Key_Tab);
        }
    }
};

QTEST_MAIN(RecordPreferencesTest)
#include "recordpreferencestest.moc"
