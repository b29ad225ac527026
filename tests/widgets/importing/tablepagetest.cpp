// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A table of questions whose columns nobody knows comes in by keyboard alone, through the import window.
#include "widgets/importing/tablepage.h"

#include "exchange/datafolders.h"
#include "exchange/packagecodec.h"
#include "library/library.h"
#include "models/questiontablemodel.h"
#include "widgets/importing/courseimporter.h"
#include "widgets/importing/importdialog.h"
#include "widgets/importing/importmessages.h"
#include "widgets/shared/messagebar.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

/** A window that imports into an empty library. */
struct Importing {
    Importing()
        : folders(DataFolders::under(data.path()))
        , library({folders.store, {}, folders.libraryIndexFile()}, packageCodec())
        , importer(library, [] { return AnsweredChecks(); })
        , bar(&window)
        , messages(importer, bar, window)
    {
        window.resize(900, 700);
        window.show();
    }

    /** The import window about a file with these bytes; nullptr when it does not come. */
    ImportDialog *ask(const QByteArray &bytes)
    {
        QFile file(data.filePath(u"quiz.csv"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
            return nullptr;
        }
        file.close();
        QSignalSpy asked(&importer, &CourseImporter::asked);
        importer.start({file.fileName()});
        return asked.wait(30'000) ? window.findChild<ImportDialog *>() : nullptr;
    }

    QTemporaryDir data;
    DataFolders folders;
    Library library;
    QWidget window;
    CourseImporter importer;
    MessageBar bar;
    ImportMessages messages;
};

template<typename Child> Child *child(QWidget *dialog, const char *name)
{
    return dialog->findChild<Child *>(QLatin1StringView(name));
}

/** Chooses an entry of a list as a keyboard does: by going down to it. */
bool chooseByKeys(QComboBox *list, const QString &entry)
{
    const int wanted = list->findText(entry);
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Home);
    for (int i = 0; i < list->count() && list->currentText() != entry; ++i) {
        QTest::keyClick(list, Qt::Key_Down);
    }
    return wanted >= 0 && list->currentText() == entry;
}

const QByteArray unknown("Was;Eins;Zwei;Wert\nWer?;ich;du;B\nWo?;hier;da;A\n");

} // namespace

class TablePageTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTableNobodyKnowsComesInByKeyboardAlone()
    {
        Importing in;
        ImportDialog *const dialog = in.ask(unknown);
        QVERIFY(dialog);
        auto *const take = child<QPushButton>(dialog, "takeButton");
        auto *const records = child<QTableView>(dialog, "records");
        auto *const role = child<QComboBox>(dialog, "role");
        QVERIFY(child<QTabWidget>(dialog, "tabs")->currentWidget()->isAncestorOf(records)); // nothing else to see
        QVERIFY(!take->isEnabled());
        QVERIFY(child<QTextBrowser>(dialog, "check")->toPlainText().contains("which column"_L1));
        const QStringList parts{u"Question"_s, u"Option A"_s, u"Option B"_s, u"Which option is right"_s};
        for (int i = 0; i < parts.size(); ++i) {
            QCOMPARE(records->currentIndex().column(), i);
            QVERIFY2(chooseByKeys(role, parts[i]), qPrintable(parts[i]));
            records->setFocus();
            QTest::keyClick(records, Qt::Key_Right);
        }
        QVERIFY(child<QTextBrowser>(dialog, "check")->toPlainText().startsWith("Wer?"_L1));
        QVERIFY(child<QTextBrowser>(dialog, "check")->toPlainText().contains(u"✓ du (right)"_s));
        QTRY_VERIFY_WITH_TIMEOUT(take->isEnabled(), 30'000);
        QVERIFY(child<QLabel>(dialog, "summary")->text().contains("2 check(s)"_L1));
        const QSignalSpy finished(&in.importer, &CourseImporter::finished);
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 30'000);
        QCOMPARE(in.library.courses().size(), size_t(1));
        QCOMPARE(finished.first().at(1).value<ImportReport>().lessons.size(), size_t(1));
    }

    void whatWasDetectedIsShownAndCanBeChanged()
    {
        Importing in;
        ImportDialog *const dialog = in.ask("Question;A;B;Right\nGr\xFC\xDF"
                                            "e?;x;y;A\n");
        QVERIFY(dialog);
        QCOMPARE(child<QTabWidget>(dialog, "tabs")->currentIndex(), 0); // it is understood; the course comes first
        auto *const encoding = child<QComboBox>(dialog, "encoding");
        auto *const separator = child<QComboBox>(dialog, "separator");
        auto *const header = child<QCheckBox>(dialog, "header");
        auto *const check = child<QTextBrowser>(dialog, "check");
        QCOMPARE(encoding->currentText(), u"windows-1252"_s);
        QCOMPARE(separator->currentText(), u"Semicolon"_s);
        QVERIFY(header->isChecked());
        QVERIFY(check->toPlainText().startsWith(u"Grüße?"_s));
        QVERIFY(chooseByKeys(encoding, u"windows-1251"_s));
        QVERIFY(check->toPlainText().startsWith(u"GrьЯe?"_s));
        QVERIFY(chooseByKeys(separator, u"Comma"_s));
        QVERIFY(!child<QPushButton>(dialog, "takeButton")->isEnabled());
        QVERIFY(chooseByKeys(separator, u"Semicolon"_s));
        QTRY_VERIFY_WITH_TIMEOUT(child<QPushButton>(dialog, "takeButton")->isEnabled(), 30'000);
        child<QTabWidget>(dialog, "tabs")->setCurrentIndex(1);
        header->setFocus();
        QTest::keyClick(header, Qt::Key_Space);
        QVERIFY(!header->isChecked());
        QVERIFY(check->toPlainText().startsWith("Question"_L1));
        const QSignalSpy finished(&in.importer, &CourseImporter::finished);
        QTest::keyClick(dialog, Qt::Key_Escape); // while it is read again
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 30'000);
        QVERIFY(in.library.courses().empty());
    }

    void itFitsASmallWindowInEveryLanguage()
    {
        const QuestionTable table{u"/there/quiz.csv"_s, "hash", unknown, true, chosenCsvMapping(unknown, {})};
        TablePage page({table});
        for (const char *name : {"encodingLabel", "separatorLabel"}) {
            child<QLabel>(&page, name)->setText(u"a word as long as those of other languages"_s);
        }
        page.resize(584, 200);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        QCOMPARE(page.width(), 584);
        for (const char *name : {"encoding", "separator", "header", "role"}) {
            auto *const part = child<QWidget>(&page, name);
            QVERIFY2(page.rect().contains(QRect(part->mapTo(&page, QPoint()), part->size())), name);
        }
    }

    void everyPartHasANameForScreenReaders()
    {
        const QuestionTable table{u"/there/quiz.csv"_s, "hash", unknown, true, chosenCsvMapping(unknown, {})};
        TablePage page({table, table});
        QVERIFY(!child<QTableView>(&page, "records")->accessibleName().isEmpty());
        QVERIFY(!child<QTextBrowser>(&page, "check")->accessibleName().isEmpty());
        QCOMPARE(child<QComboBox>(&page, "role")->accessibleName(), u"What the column “Column 1” is"_s);
        for (const char *name : {"tableLabel", "encodingLabel", "separatorLabel", "roleLabel"}) {
            QVERIFY2(child<QLabel>(&page, name)->buddy(), name);
        }
        QVERIFY(!child<QWidget>(&page, "tablePart")->isHidden()); // two tables: one of them is chosen
    }
};

QTEST_MAIN(TablePageTest)
#include "tablepagetest.moc"
