// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/htmldocument.h"

#include "base/filewriting.h"
#include "exchange/documentpictures.h"
#include "render/bookfile.h"
#include "render/bookrenderer.h"

#include <QCoreApplication>

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
    return writeInPlace(path, bookFile(book)).transform([&] { return pictures.leftOut(); });
}

} // namespace Carrel
