// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"
#include "base/result.h"
#include "render/book.h"

#include <QObject>
#include <QPageSize>

#include <functional>
#include <memory>

class QPrinter;

namespace Carrel
{

class BookPrinter;
class Library;
class PageEngine;

/** What is to be put on paper: lessons of a course of the library. */
struct PaperWish {
    CourseId course;
    QString part; ///< a module or lesson, by slug or title; empty: the course
    bool answers = false;
    QPageSize::PageSizeId size = QPageSize::A4;
    bool lineNumbers = false; ///< beside code
    bool checksAlone = false; ///< as a test
};

/** A4, or Letter where that is what printers hold. */
[[nodiscard]] QPageSize::PageSizeId usualPaper();

/**
 * Puts lessons on paper: reads and lays them out on a worker, prints them by a page that nobody sees. One for a wish;
 * ends with done or failed. Used by the window and by `carrel --export-pdf`.
 */
class PaperJob final : public QObject
{
    Q_OBJECT

public:
    /** @p engine is called when the pages are laid out. It and @p library outlive this. */
    PaperJob(Library &library, std::function<PageEngine &()> engine, PaperWish wish, QObject *parent = nullptr);
    ~PaperJob() override;

    void writePdf(const QString &file);
    void print(std::unique_ptr<QPrinter> printer);

Q_SIGNALS:
    void progressed(const Carrel::JobProgress &progress);
    void done();
    void failed(const Carrel::Error &error);

private:
    void layOut(JobControl &control);
    void put();
    void save(const QByteArray &pdf);

    Library &m_library;
    std::function<PageEngine &()> m_engine;
    PaperWish m_wish;
    QString m_file;
    std::unique_ptr<QPrinter> m_paper;
    Result<Book> m_book; ///< written by the worker, read when it has finished
    std::unique_ptr<BookPrinter> m_printer;
    Job m_job; ///< last, so that it is waited for first
};

} // namespace Carrel
