// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/printing/paperjob.h"

#include "exchange/coursepart.h"
#include "exchange/storedcourse.h"
#include "page/bookprinter.h"
#include "render/bookrenderer.h"
#include "render/checkwriter.h"

#include <QDir>
#include <QLocale>
#include <QPrinter>
#include <QSaveFile>

namespace Carrel
{

namespace
{

/** Those of @p lessons that have checks to be asked; fails when none has. */
Result<std::vector<LessonSlug>> withQuestions(const Course &course, std::vector<LessonSlug> lessons)
{
    std::erase_if(lessons, [&course](const LessonSlug &slug) {
        const std::shared_ptr<const Lesson> lesson = course.lesson(slug);
        return lesson == nullptr || !hasQuestions(*lesson);
    });
    if (lessons.empty()) {
        return fail(ErrorCode::NotFound, PaperJob::tr("There is no check to be asked in it. Choose a larger part."));
    }
    return lessons;
}

} // namespace

QPageSize::PageSizeId usualPaper()
{
    return QLocale().measurementSystem() == QLocale::ImperialUSSystem ? QPageSize::Letter : QPageSize::A4;
}

PaperJob::PaperJob(Library &library, std::function<PageEngine &()> engine, PaperWish wish, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_engine(std::move(engine))
    , m_wish(std::move(wish))
    , m_book(Book())
    , m_job([this](JobControl &control) { layOut(control); })
{
    connect(&m_job, &Job::progressed, this, &PaperJob::progressed);
    connect(&m_job, &Job::finished, this, &PaperJob::put);
}

PaperJob::~PaperJob() = default;

void PaperJob::writePdf(const QString &file)
{
    m_file = file;
    m_job.start();
}

void PaperJob::print(std::unique_ptr<QPrinter> printer)
{
    m_paper = std::move(printer);
    m_job.start();
}

void PaperJob::layOut(JobControl &control)
{
    m_book = storedCourse(m_library, m_wish.course, control).and_then([&](const Course &course) {
        const auto lessons = lessonsOfPart(course, m_wish.part).and_then([&](std::vector<LessonSlug> part) {
            return m_wish.checksAlone ? withQuestions(course, std::move(part)) : Result<std::vector<LessonSlug>>(part);
        });
        return lessons.transform([&](const std::vector<LessonSlug> &slugs) {
            return BookRenderer(Medium::Paper, &BookPrinter::pictureUrl)
                .render(course, {slugs, m_wish.answers, m_wish.lineNumbers, m_wish.checksAlone}, control);
        });
    });
}

void PaperJob::put()
{
    if (!m_book) {
        Q_EMIT failed(m_book.error());
        return;
    }
    m_printer = std::make_unique<BookPrinter>(m_engine(), std::move(*m_book));
    connect(m_printer.get(), &BookPrinter::failed, this, &PaperJob::failed);
    connect(m_printer.get(), &BookPrinter::pdfMade, this, &PaperJob::save);
    connect(m_printer.get(), &BookPrinter::printed, this, &PaperJob::done);
    if (m_paper) {
        m_printer->print(*m_paper);
    } else {
        m_printer->makePdf(m_wish.size);
    }
}

void PaperJob::save(const QByteArray &pdf)
{
    QSaveFile file(m_file);
    if (file.open(QIODevice::WriteOnly) && file.write(pdf) == pdf.size() && file.commit()) {
        Q_EMIT done();
        return;
    }
    Q_EMIT failed({ErrorCode::Unwritable,
                   tr("%1 could not be written: %2. Choose another place.")
                       .arg(QDir::toNativeSeparators(m_file), file.errorString()),
                   m_file});
}

} // namespace Carrel
