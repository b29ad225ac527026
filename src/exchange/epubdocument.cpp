// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/epubdocument.h"

#include "base/filewriting.h"
#include "exchange/documentpictures.h"
#include "exchange/epubpackage.h"
#include "formats/archive/zipwriter.h"
#include "render/bookplaces.h"
#include "render/bookrenderer.h"

#include <QCoreApplication>
#include <QFile>
#include <QSaveFile>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(EpubDocument)
};

constexpr auto container = R"(<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
)";

QByteArray styleSheet()
{
    QFile file(u":/styles/epub.css"_s);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/** The media types that every reader of EPUB 3 must know. */
QByteArrayList coreTypes()
{
    return {"image/png", "image/jpeg", "image/gif", "image/svg+xml", "image/webp"};
}

Result<void> writePages(ZipWriter &zip, const Book &book)
{
    Result<void> done;
    for (const BookPage &page : book.pages) {
        if (done && page.part != BookPage::Part::Contents) {
            done = zip.add(u"book/"_s + epubFileName(page.anchor), epubPage(book, page));
        }
    }
    return done;
}

Result<void> writePictures(ZipWriter &zip, const DocumentPictures &pictures)
{
    Result<void> done;
    for (const auto &[name, picture] : pictures.files()) {
        if (done) {
            done = zip.add(u"book/"_s + name, picture.bytes);
        }
    }
    return done;
}

Result<void> writeAll(QIODevice &device, const Book &book, const DocumentPictures &pictures)
{
    ZipWriter zip(device);
    return zip.add(u"mimetype"_s, "application/epub+zip", ZipWriter::Packing::Stored)
        .and_then([&] { return zip.add(u"META-INF/container.xml"_s, container); })
        .and_then([&] { return zip.add(u"book/package.opf"_s, epubPackage(book, pictures.files())); })
        .and_then([&] { return zip.add(u"book/nav.xhtml"_s, epubNavigation(book)); })
        .and_then([&] { return zip.add(u"book/book.css"_s, styleSheet()); })
        .and_then([&] { return writePages(zip, book); })
        .and_then([&] { return writePictures(zip, pictures); })
        .and_then([&] { return zip.finish(); });
}

} // namespace

Result<Diagnostics> writeEpubDocument(const Course &course, const BookChoice &choice, const QString &path,
                                      JobControl &control)
{
    DocumentPictures pictures(coreTypes());
    const BookRenderer renderer(Medium::Epub, [&pictures](const Asset &asset) { return pictures.fileName(asset); });
    const Book book = renderer.render(course, choice, control);
    if (control.isCancelled()) {
        return fail(ErrorCode::Cancelled, Context::tr("Stopped."));
    }
    QSaveFile file(path);
    return openToWrite(file)
        .and_then([&] { return writeAll(file, book, pictures); })
        .and_then([&] { return keepWritten(file); })
        .transform([&] { return pictures.leftOut(); });
}

} // namespace Carrel
