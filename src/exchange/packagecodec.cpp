// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/packagecodec.h"

#include "formats/json/lessonreader.h"
#include "formats/package/manifestreader.h"

namespace Carrel
{

PackageCodec packageCodec()
{
    // The remarks were told when the course was imported; what reads a stored course has nobody to tell them to.
    return {.readManifest =
                [](const QByteArray &bytes, const QString &file) {
                    Diagnostics unused;
                    return readManifest(bytes, file, unused);
                },
            .readLesson =
                [](const QByteArray &bytes, const QString &file) {
                    Diagnostics unused;
                    return readLesson(bytes, file, unused);
                }};
}

} // namespace Carrel
