// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The import window shows what would come in and what is wrong with it, and is answered by keyboard alone.
#include "widgets/importing/importdialog.h"

#include "models/diagnosticsmodel.h"
#include "widgets/importing/reportpane.h"
#include "widgets/shared/theme.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QStyleOptionComboBox>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QTreeView>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

std::shared_ptr<ImportPlan> planOf(const Diagnostics &diagnostics)
{
    PlannedCourse course;
    course.info.id = CourseId(u"one"_s);
    course.info.title = u"Tides"_s;
    course.info.importer = u"carrel-markdown"_s;
    course.counts.lessons = 2;
    course.counts.checks = 3;
    course.counts.options = 12;
    course.counts.reasonsPresent = 10;
    course.counts.picturesRemote = 4;
    const auto plan = std::make_shared<ImportPlan>();
    plan->courses = {course};
    plan->diagnostics = diagnostics;
    return plan;
}

/** The dialog over a window, which it must have. */
struct Shown {
    explicit Shown(const Diagnostics &diagnostics)
    {
        window.resize(900, 700);
        window.show();
        dialog = new ImportDialog({u"/there/tides.zip"_s}, planOf(diagnostics), &window);
        dialog->open();
    }

    template<typename Child> Child *child(const char *name) const
    {
        return dialog->findChild<Child *>(QLatin1StringView(name));
    }

    QWidget window;
    QPointer<ImportDialog> dialog;
};

} // namespace

class ImportDialogTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatItIsAndHowMuch()
    {
        const Shown shown({});
        QCOMPARE(shown.child<QLabel>("heading")->text(), u"Tides"_s);
        QCOMPARE(shown.child<QLabel>("summary")->text(),
                 u"tides.zip · Course in Markdown · 2 lesson(s) · 3 check(s)"_s);
        QCOMPARE(shown.child<QLabel>("counts")->text(),
                 u"2 lesson(s) · 3 check(s) · 12 option(s), 10 with a reason · 4 picture(s) on the net, not fetched"_s);
        QCOMPARE(shown.child<QTabWidget>("tabs")->count(), 1); // nothing to report, no empty report
    }

    void enterTakesItAndEscapeLeavesIt()
    {
        const Shown taken({});
        const QSignalSpy accepted(taken.dialog, &QDialog::accepted);
        QTest::keyClick(taken.dialog, Qt::Key_Return);
        QCOMPARE(accepted.size(), 1);
        const Shown left({});
        const QSignalSpy rejected(left.dialog, &QDialog::rejected);
        QTest::keyClick(left.dialog, Qt::Key_Escape);
        QCOMPARE(rejected.size(), 1);
    }

    void withEveryCourseLeftOutThereIsNothingToTake()
    {
        const Shown shown({});
        auto *const tree = shown.child<QTreeView>("tree");
        tree->setFocus();
        QTest::keyClick(tree, Qt::Key_Space);
        QVERIFY(!shown.child<QPushButton>("takeButton")->isEnabled());
        QCOMPARE(shown.dialog->choices().leaveOut.size(), size_t(1));
        QTest::keyClick(tree, Qt::Key_Space);
        QVERIFY(shown.child<QPushButton>("takeButton")->isEnabled());
    }

    void theReportFiltersByHowBadAndShowsTheLines()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(u"lesson.md"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\n");
        file.close();
        const Shown shown({{.severity = Severity::Note, .message = u"A note"_s},
                           {.severity = Severity::Warning,
                            .file = file.fileName(),
                            .line = 5,
                            .message = u"The check has no right option."_s,
                            .hint = u"Mark one."_s}});
        QCOMPARE(shown.child<QTabWidget>("tabs")->tabText(1), u"&Report (2)"_s);
        auto *const rows = shown.child<QTreeView>("rows");
        QCOMPARE(rows->model()->rowCount(), 2);
        auto *const detail = shown.child<QTextBrowser>("detail");
        QTRY_VERIFY(detail->toPlainText().contains(u"▸    5  five"_s));
        const QString text = detail->toPlainText();
        QVERIFY(text.contains("Mark one."_L1));
        QVERIFY(text.contains("   2  two"_L1));
        QVERIFY(!text.contains("   1  one"_L1) && !text.contains("   9  nine"_L1));
        auto *const filter = shown.child<QComboBox>("filter");
        QCOMPARE(filter->count(), 3);
        filter->setCurrentIndex(2);
        QCOMPARE(rows->model()->rowCount(), 1);
        QCOMPARE(rows->model()->index(0, 1).data().toString(), u"A note"_s);
    }

    void inALowWindowTheReportStandsBesideItsRemark()
    {
        ReportPane pane({{.severity = Severity::Error, .file = u"/there/x.txt"_s, .message = u"An error"_s}});
        auto *const rows = pane.findChild<QTreeView *>(u"rows"_s);
        auto *const detail = pane.findChild<QTextBrowser *>(u"detail"_s);
        const auto showAt = [&](QSize size) {
            pane.resize(size);
            pane.show();
            return QTest::qWaitForWindowExposed(&pane);
        };
        QVERIFY(showAt({740, 460}));
        QTRY_VERIFY(detail->mapTo(&pane, QPoint()).y() > rows->mapTo(&pane, QPoint()).y() + rows->height());
        QVERIFY(!rows->isColumnHidden(DiagnosticsModel::PlaceColumn));
        QVERIFY(showAt({580, 220}));
        QTRY_VERIFY(detail->mapTo(&pane, QPoint()).x() > rows->mapTo(&pane, QPoint()).x() + rows->width());
        QVERIFY(rows->isColumnHidden(DiagnosticsModel::PlaceColumn));
        QVERIFY(rows->height() > 100 && detail->height() > 100);
    }

    void everyEntryOfTheFilterIsReadWhole_data()
    {
        QTest::addColumn<int>("pixels");
        for (const int pixels : {12, 13, 20, 40}) {
            QTest::addRow("letters of %d pixels", pixels) << pixels;
        }
    }

    void everyEntryOfTheFilterIsReadWhole()
    {
        QFETCH(int, pixels);
        const Theme theme; // its paddings take room, too
        const QFont before = QApplication::font();
        QFont font = before;
        font.setPixelSize(pixels);
        QApplication::setFont(font);
        const auto restore = qScopeGuard([&before] { QApplication::setFont(before); });
        Diagnostics rows{{.severity = Severity::Error, .file = u"/there/x.txt"_s, .message = u"An error"_s}};
        rows.insert(rows.end(), 120, {.severity = Severity::Warning, .message = u"A warning"_s});
        const Shown shown(rows);
        shown.child<QTabWidget>("tabs")->setCurrentIndex(1);
        auto *const filter = shown.child<QComboBox>("filter");
        QTRY_VERIFY(filter->isVisible());
        QStyleOptionComboBox option;
        option.initFrom(filter);
        constexpr int besides = 2; // the style draws the words a pixel away from either side
        const int room = filter->style()
                             ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, filter)
                             .width() -
                         besides;
        for (int i = 0; i < filter->count(); ++i) {
            const int needed = filter->fontMetrics().horizontalAdvance(filter->itemText(i));
            QVERIFY2(room >= needed, qPrintable(u"%1: %2 of %3"_s.arg(filter->itemText(i)).arg(room).arg(needed)));
        }
    }

    void theWholeReportIsCopiedWhateverIsFiltered()
    {
        ReportPane pane({{.severity = Severity::Note, .message = u"A note"_s},
                         {.severity = Severity::Error, .file = u"/there/x.txt"_s, .message = u"An error"_s}});
        pane.findChild<QComboBox *>(u"filter"_s)->setCurrentIndex(1);
        QVERIFY(pane.plainText().contains("A note"_L1));
        QVERIFY(pane.plainText().contains("/there/x.txt"_L1));
    }
};

QTEST_MAIN(ImportDialogTest)
#include "importdialogtest.moc"
