// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "render/book.h"

#include <QObject>
#include <QPageSize>

#include <memory>

class QPrinter;

namespace Carrel
{

class PageEngine;

/**
 * Puts a document on paper, by a page that nobody sees: as a PDF with numbered pages, outline, title and language, or
 * on a printer. One for a document; made with BookRenderer for Medium::Paper.
 */
class BookPrinter final : public QObject
{
    Q_OBJECT

public:
    /** @p engine serves the pictures of @p book and outlives this. */
    BookPrinter(PageEngine &engine, Book book, QObject *parent = nullptr);
    ~BookPrinter() override;

    void makePdf(QPageSize::PageSizeId size); ///< pdfMade or failed follows
    void print(QPrinter &printer);            ///< which must stay; printed or failed follows

    /** The address of a picture on paper, for BookRenderer. */
    [[nodiscard]] static QString pictureUrl(const Asset &asset);

Q_SIGNALS:
    void pdfMade(const QByteArray &pdf);
    void printed();
    void failed(const Carrel::Error &error);

private:
    struct Private;
    std::unique_ptr<Private> m_d;
};

} // namespace Carrel
