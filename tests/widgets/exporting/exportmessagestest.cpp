// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// An export asks where to, goes on beside the window, can be stopped, and says what came of it.
#include "widgets/exporting/exportmessages.h"

#include "exchange/datafolders.h"
#include "exchange/importcourses.h"
#include "exchange/packagecodec.h"
#include "formats/registry.h"
#include "library/library.h"
#include "support/testpaths.h"
#include "widgets/shared/messagebar.h"

#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QVBoxLayout>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

/** A library with one course, and a window that exports it. */
struct Exporting {
    Exporting()
        : folders(DataFolders::under(data.path()))
        , library({folders.store, {}, folders.libraryIndexFile()}, packageCodec())
        , bar(&window)
        , exports(library, clock, bar, window)
    {
        JobControl control;
        (void)importCourses({Test::dataPath(u"courses/sorting"_s)}, library, control);
        window.resize(900, 600);
        window.show();
    }

    [[nodiscard]] CourseSummary course() const { return library.courses().front(); }

    /** Asks for @p format and answers with @p path. */
    void exportTo(ExportFormat format, const QString &path)
    {
        exports.ask(course(), format);
        auto *const dialog = window.findChild<QFileDialog *>();
        dialog->selectFile(path);
        QMetaObject::invokeMethod(dialog, "accept");
    }

    [[nodiscard]] QString target(const QString &name) const { return out.filePath(name); }

    QTemporaryDir data;
    QTemporaryDir out;
    ManualClock clock{1795953600000};
    DataFolders folders;
    Library library;
    QWidget window;
    MessageBar bar;
    ExportMessages exports;
};

/** Presses Stop when the message comes into sight: so small a course may be written before anybody comes later. */
class StopAtOnce final : public QObject
{
public:
    bool eventFilter(QObject *bar, QEvent *event) override
    {
        if (event->type() == QEvent::Show) {
            bar->findChild<QPushButton *>()->click(); // Stop is the only one
        }
        return false;
    }
};

QStringList buttonsOf(const MessageBar &bar)
{
    QStringList texts;
    const QList<QPushButton *> buttons = bar.findChildren<QPushButton *>();
    for (const QPushButton *const button : buttons) {
        if (button->isVisible()) {
            texts << button->text().remove(u'&');
        }
    }
    return texts;
}

} // namespace

class ExportMessagesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCourseIsWrittenAndTheMessageSaysWhere_data()
    {
        QTest::addColumn<ExportFormat>("format");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("written");
        QTest::newRow("a package") << ExportFormat::Package << u"a.carrel"_s << u"a.carrel"_s;
        QTest::newRow("its ending is added") << ExportFormat::Package << u"b"_s << u"b.carrel"_s;
        QTest::newRow("a deck") << ExportFormat::Anki << u"c.apkg"_s << u"c.apkg"_s;
        QTest::newRow("a table") << ExportFormat::Csv << u"d.csv"_s << u"d.csv"_s;
    }

    void aCourseIsWrittenAndTheMessageSaysWhere()
    {
        QFETCH(ExportFormat, format);
        QFETCH(QString, name);
        QFETCH(QString, written);
        Exporting in;
        in.exportTo(format, in.target(name));
        QVERIFY(in.bar.text().contains("Exporting"_L1));
        QVERIFY(buttonsOf(in.bar).contains(u"Stop"_s));
        QTRY_VERIFY2(in.bar.text().contains(QDir::toNativeSeparators(in.target(written))), qPrintable(in.bar.text()));
        QVERIFY(QFileInfo(in.target(written)).size() > 0);
        QVERIFY(buttonsOf(in.bar).contains(u"Show the folder"_s));
        if (format == ExportFormat::Package) {
            JobControl control;
            const ReadOutcome read = readCourses({in.target(written)}, {}, control);
            QCOMPARE(read.courses.size(), size_t(1));
            QCOMPARE(read.courses.front().outline.info.id, in.course().info.id);
            QCOMPARE(int(read.courses.front().lessons.size()), in.course().lessonsHere);
        }
    }

    void aFolderIsMadeAndNeverWrittenOver()
    {
        Exporting in;
        in.exportTo(ExportFormat::Markdown, in.out.path());
        QTRY_VERIFY(in.bar.text().contains("was exported"_L1));
        const QString first = in.target(in.course().info.slug);
        QVERIFY(QFileInfo(first).isDir());
        QVERIFY(!QDir(first).isEmpty());
        QTRY_VERIFY(!in.window.findChild<QFileDialog *>());
        in.bar.close();
        in.exportTo(ExportFormat::Markdown, in.out.path());
        QTRY_VERIFY(in.bar.text().contains(QDir::toNativeSeparators(first + u"-2"_s)));
    }

    void aFileThatIsThereIsReplacedOnlyByWhoSaysSo()
    {
        Exporting in;
        QFile file(in.target(u"a.carrel"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("mine");
        file.close();
        bool isAsked = false;
        // The question runs a loop of its own.
        QTimer asking;
        connect(&asking, &QTimer::timeout, this, [&] {
            if (auto *const box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget())) {
                isAsked = true;
                box->button(QMessageBox::No)->click();
            }
        });
        asking.start(20);
        in.exportTo(ExportFormat::Package, file.fileName());
        QTRY_VERIFY(isAsked);
        asking.stop();
        QVERIFY(in.bar.text().isEmpty());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), "mine");
    }

    void whatCannotBeWrittenIsSaidWithItsPlace()
    {
        Exporting in;
        in.exportTo(ExportFormat::Package, in.target(u"a.carrel"_s));
        QTRY_VERIFY(in.bar.text().contains("was exported"_L1));
        CourseExporter exporter(in.library, in.clock);
        QString why;
        connect(&exporter, &CourseExporter::finished, this, [&](const CourseExport &, const auto &result) {
            why = result ? u"written"_s : result.error().sentence;
        });
        const CourseSummary course = in.course();
        const QString nowhere = in.target(u"a.carrel"_s) + u"/below/a.file"_s;
        exporter.start({course.info.id, course.info.title, ExportFormat::Package, nowhere});
        QTRY_VERIFY(!why.isEmpty());
        QVERIFY2(why.contains("cannot be written"_L1), qPrintable(why));
        why.clear();
        exporter.start({CourseId(u"nobody"_s), u"Nobody"_s, ExportFormat::Package, in.target(u"b.carrel"_s)});
        QTRY_VERIFY(!why.isEmpty());
        QVERIFY2(why.contains("not in the library"_L1), qPrintable(why));
        QVERIFY(!QFileInfo::exists(in.target(u"b.carrel"_s)));
    }

    void aStoppedExportLeavesNothingBehind_data()
    {
        QTest::addColumn<ExportFormat>("format");
        QTest::newRow("a file") << ExportFormat::Package;
        QTest::newRow("a folder") << ExportFormat::Markdown;
    }

    void aStoppedExportLeavesNothingBehind()
    {
        QFETCH(ExportFormat, format);
        Exporting in;
        QSignalSpy told(&in.exports, &ExportMessages::told);
        StopAtOnce stop;
        in.bar.installEventFilter(&stop);
        in.exportTo(format, format == ExportFormat::Markdown ? in.out.path() : in.target(u"a.carrel"_s));
        QTRY_COMPARE(told.size(), 1);
        QVERIFY(told.first().first().toString().startsWith("Stopped"_L1));
        QVERIFY(in.bar.text().isEmpty());
        QVERIFY(QDir(in.out.path()).isEmpty());
    }
};

QTEST_MAIN(ExportMessagesTest)
#include "exportmessagestest.moc"
