// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/mediatype.h"

namespace Carrel
{

QByteArray pictureType(const QByteArray &bytes)
{
    if (bytes.startsWith("\x89PNG\r\n\x1a\n")) {
        return "image/png";
    }
    if (bytes.startsWith("\xff\xd8\xff")) {
        return "image/jpeg";
    }
    if (bytes.startsWith("GIF87a") || bytes.startsWith("GIF89a")) {
        return "image/gif";
    }
    if (bytes.startsWith("RIFF") && bytes.sliced(0, qMin<qsizetype>(bytes.size(), 12)).endsWith("WEBP")) {
        return "image/webp";
    }
    if (bytes.size() > 12 && bytes.sliced(4, 8) == "ftypavif") {
        return "image/avif";
    }
    const QByteArray start = bytes.first(qMin<qsizetype>(bytes.size(), 1024));
    if (start.trimmed().startsWith('<') && start.contains("<svg")) {
        return "image/svg+xml";
    }
    return {};
}

} // namespace Carrel
