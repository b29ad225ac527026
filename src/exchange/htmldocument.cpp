// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/htmldocument.h"

#include "exchange/documentpictures.h"
#include "render/bookfile.h"
#include "render/bookrenderer.h"

#include <QCoreApplication>
#include <QSaveFile>

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(HtmlDocument)
};

} // namespace

Result<Diagnostics> writeHtmlDocument(const Course &course, const BookChoice &choice, const QString &path,
                                      JobControl &control)
{
    DocumentPictures pictures;
    const BookRenderer renderer(Medium::File, [&pictures](const Asset &asset) { return pictures.dataUrl(asset); });
    const Book book = renderer.render(course, choice, control);
    if (control.isCancelled()) {
        return fail(ErrorCode::Cancelled, Context::tr("Stopped."));
    }
    const QByteArray bytes = bookFile(book);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit()) {
        return fail(ErrorCode::Unwritable, Context::tr("The file cannot be written: %1").arg(file.errorString()), path);
    }
    return pictures.leftOut();
}

} // namespace Carrel
