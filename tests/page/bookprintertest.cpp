// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "page/bookprinter.h"

#include "../render/samplelesson.h"
#include "base/job.h"
#include "page/pdfbook.h"
#include "page/pdffile.h"
#include "pagetest.h"
#include "render/bookrenderer.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

namespace
{

/** Two modules with three lessons; the first has every kind of block, 200 lines of code and a table too wide. */
Course bigCourse()
{
    Course course;
    course.outline.info.title = u"On paper"_s;
    course.outline.info.language = u"en"_s;
    course.outline.info.authorship = u"A. Writer"_s;
    course.assets = sampleContext().assets;
    Lesson all = everyKind();
    QStringList lines;
    for (int i = 1; i <= 200; ++i) {
        lines << u"line_%1 = \"%2 of the code\" + \"%3\""_s.arg(i).arg(i).arg(QString(i % 7 == 0 ? 90 : 20, u'x'));
    }
    all.blocks.push_back(block(u"long-code"_s, Code{u"python"_s, {}, lines.join(u'\n'), CodeRole::Source}));
    Table wide;
    for (int column = 0; column < 14; ++column) {
        wide.head.push_back(words(u"Column %1"_s.arg(column)));
    }
    wide.rows.assign(3, {});
    for (auto &row : wide.rows) {
        for (int column = 0; column < 14; ++column) {
            row.push_back(words(u"Measured value %1"_s.arg(column)));
        }
    }
    all.blocks.push_back(block(u"wide"_s, wide));
    const auto add = [&course](const QString &module, const Lesson &lesson) {
        if (course.outline.modules.empty() || course.outline.modules.back().title != module) {
            course.outline.modules.push_back({module.toLower(), module, {}});
        }
        LessonEntry entry;
        entry.slug = lesson.slug;
        entry.title = lesson.title;
        entry.here = true;
        course.outline.modules.back().lessons.push_back(entry);
        course.lessons.emplace(entry.slug, std::make_shared<const Lesson>(lesson));
    };
    add(u"Sorting"_s, all);
    Lesson second = longLesson(40);
    second.slug = LessonSlug(u"second"_s);
    second.title = u"A long walk"_s;
    add(u"Sorting"_s, second);
    Lesson third = longLesson(3);
    third.slug = LessonSlug(u"third"_s);
    third.title = u"The end"_s;
    add(u"Walking"_s, third);
    return course;
}

Book bookOf(const Course &course, const BookChoice &choice)
{
    return BookRenderer(Medium::Paper, &BookPrinter::pictureUrl).render(course, choice, JobControl());
}

QByteArray pdfOf(PageUnderTest &test, const Book &book)
{
    BookPrinter printer(*test.engine, book);
    QSignalSpy made(&printer, &BookPrinter::pdfMade);
    QSignalSpy failed(&printer, &BookPrinter::failed);
    printer.makePdf(QPageSize::A4);
    if (!QTest::qWaitFor([&] { return !made.isEmpty() || !failed.isEmpty(); }, 120'000) || made.isEmpty()) {
        return {};
    }
    return made[0][0].toByteArray();
}

/** Runs a tool of poppler on @p pdf; nothing when it is not installed. */
std::optional<QByteArray> poppler(const QString &tool, const QStringList &line)
{
    const QString program = QStandardPaths::findExecutable(tool);
    if (program.isEmpty()) {
        return std::nullopt;
    }
    QProcess process;
    process.start(program, line);
    return process.waitForFinished(120'000) && process.exitCode() == 0 ? std::optional(process.readAllStandardOutput())
                                                                       : std::nullopt;
}

double brightness(const QImage &image)
{
    double sum = 0;
    qint64 count = 0;
    for (int y = 0; y < image.height(); y += 2) {
        for (int x = 0; x < image.width(); x += 2, ++count) {
            sum += qGray(image.pixel(x, y)) / 255.0;
        }
    }
    return count > 0 ? sum / double(count) : 0;
}

void keep(const QString &name, const QByteArray &bytes)
{
    const QString folder = qEnvironmentVariable("CARREL_PICTURES");
    QFile file(folder + u'/' + name);
    if (!folder.isEmpty() && file.open(QIODevice::WriteOnly)) {
        file.write(bytes);
    }
}

} // namespace

/** Lessons, modules and courses on paper. */
class BookPrinterTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCourseBecomesAPdfWithOutlineNumbersTitleAndLanguage()
    {
        PageUnderTest test({1280, 800}, ThemeName::Dark);
        const Book book = bookOf(bigCourse(), {{}, true});
        const QByteArray pdf = pdfOf(test, book);
        keep(u"course.pdf"_s, pdf);
        QVERIFY(pdf.startsWith("%PDF-"));
        QVERIFY2(pdf.contains("/Outlines"), "the engine writes PDFs that are not known");
        QVERIFY(pdf.contains(pdfText(u"On paper"_s)));
        QVERIFY(pdf.contains("/Lang " + pdfText(u"en"_s)));
        for (const QString &title : {u"Sorting"_s, u"Walking"_s, u"A long walk"_s, u"The end"_s, u"Answers"_s}) {
            QVERIFY2(pdf.contains("/Title " + pdfText(title)), qPrintable(title));
        }
        QVERIFY2(pdf.count("/CarrelNumbers ") >= 2 * 8, qPrintable(QString::number(pdf.count("/CarrelNumbers "))));
    }

    void theContentsNameThePagesOnWhichThingsBegin()
    {
        PageUnderTest test;
        const QByteArray pdf = pdfOf(test, bookOf(bigCourse(), {{}, false}));
        QTemporaryDir folder;
        QFile file(folder.filePath(u"a.pdf"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(pdf) == pdf.size());
        file.close();
        const auto text = poppler(u"pdftotext"_s, {u"-layout"_s, file.fileName(), u"-"_s});
        if (!text) {
            QSKIP("pdftotext of poppler-utils is not installed");
        }
        const QStringList pages = QString::fromUtf8(*text).split(u'\f');
        static const QRegularExpression line(u"The end\\W+(\\d+)"_s);
        const QRegularExpressionMatch match = line.match(pages.value(1));
        QVERIFY2(match.hasMatch(), qPrintable(pages.value(1)));
        const QString page = pages.value(match.captured(1).toInt() - 1);
        QVERIFY2(page.contains(u"The end"_s), qPrintable(page));
        QVERIFY(page.trimmed().endsWith(match.captured(1))); // and it carries its number
    }

    /** R6: dark on the screen, white on paper; all of the code is there; the screen stays as it was. */
    void paperIsWhiteAndHoldsEveryLine()
    {
        PageUnderTest test({1280, 800}, ThemeName::Dark);
        QVERIFY(test.show(everyKind()));
        const Course course = bigCourse();
        const QByteArray pdf = pdfOf(test, bookOf(course, {{everyKind().slug}, false}));
        QVERIFY(!pdf.isEmpty());
        QCOMPARE(test.evaluate(u"getComputedStyle(document.body).backgroundColor"_s).toString(), u"rgb(28, 27, 25)"_s);
        QTemporaryDir folder;
        QFile file(folder.filePath(u"a.pdf"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(pdf) == pdf.size());
        file.close();
        const auto text = poppler(u"pdftotext"_s, {u"-raw"_s, file.fileName(), u"-"_s});
        const auto drawn =
            poppler(u"pdftoppm"_s, {u"-r"_s, u"40"_s, u"-png"_s, file.fileName(), folder.filePath(u"p"_s)});
        if (!text || !drawn) {
            QSKIP("pdftotext and pdftoppm of poppler-utils are not installed");
        }
        QString words = QString::fromUtf8(*text);
        words.remove(QRegularExpression(u"\\s"_s));
        for (int i = 1; i <= 200; ++i) {
            QVERIFY2(words.contains(u"line_%1=\"%1ofthecode\""_s.arg(i)), qPrintable(QString::number(i)));
        }
        QVERIFY(words.contains(QString(90, u'x'))); // a long line is broken, not cut
        QVERIFY(words.contains(u"Column13"_s));
        QVERIFY(!words.contains(u"CopyasCSV"_s) && !words.contains(u"Enlarge"_s)); // nobody presses those on paper
        const QStringList pictures = QDir(folder.path()).entryList({u"p*.png"_s}, QDir::Files, QDir::Name);
        QVERIFY2(pictures.size() > 4, qPrintable(QString::number(pictures.size())));
        for (const QString &picture : pictures) {
            const double light = brightness(QImage(folder.filePath(picture)));
            QVERIFY2(light > 0.85, qPrintable(u"%1: %2"_s.arg(picture).arg(light)));
        }
    }

    void linesOfCodeAreNumberedOnWish_data()
    {
        QTest::addColumn<bool>("numbered");
        QTest::newRow("numbered") << true;
        QTest::newRow("as it is") << false;
    }

    void linesOfCodeAreNumberedOnWish()
    {
        QFETCH(bool, numbered);
        PageUnderTest test;
        const QByteArray pdf = pdfOf(test, bookOf(bigCourse(), {{everyKind().slug}, false, numbered}));
        keep(numbered ? u"numbered.pdf"_s : u"plain.pdf"_s, pdf);
        QTemporaryDir folder;
        QFile file(folder.filePath(u"a.pdf"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(pdf) == pdf.size());
        file.close();
        const auto text = poppler(u"pdftotext"_s, {u"-layout"_s, file.fileName(), u"-"_s});
        if (!text) {
            QSKIP("pdftotext of poppler-utils is not installed");
        }
        for (const int line : {1, 99, 100, 200}) {
            const QRegularExpression both(u"\\b%1\\s+line_%1 ="_s.arg(line));
            QCOMPARE(QString::fromUtf8(*text).contains(both), numbered);
        }
    }

    void aPdfOfAnotherKindStaysAsItIs()
    {
        const Book book = bookOf(bigCourse(), {{}, false});
        for (const QByteArray &bytes : {QByteArray(), QByteArray("no pdf"), QByteArray("%PDF-1.7\nstartxref\n9\n%%EOF"),
                                        QByteArray("%PDF-1.7\nxref\n0 1\ntrailer\n<</Size 1>>\nstartxref\n9\n%%EOF")}) {
            QCOMPARE(finishedPdf(bytes, book), bytes);
            QVERIFY(pagesOfAnchors(bytes).empty());
        }
    }

    void whatWasAddedToAPdfIsRead()
    {
        PageUnderTest test;
        const Book book = bookOf(bigCourse(), {{LessonSlug(u"third"_s)}, false});
        const QByteArray pdf = pdfOf(test, book);
        QTemporaryDir folder;
        QFile file(folder.filePath(u"a.pdf"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(pdf) == pdf.size());
        file.close();
        const auto info = poppler(u"pdfinfo"_s, {file.fileName()});
        if (!info) {
            QSKIP("pdfinfo of poppler-utils is not installed");
        }
        QVERIFY2(info->contains("The end"), info->constData());
        QVERIFY2(info->contains("A4"), info->constData());
    }
};

int main(int argc, char **argv)
{
    return runPageTest(argc, argv, [] { return std::make_unique<BookPrinterTest>(); });
}

#include "bookprintertest.moc"
