// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/limits.h"

#include <QSize>
#include <QString>

#include <expected>
#include <optional>

namespace Carrel
{

/** Why a picture that a text names is not shown. */
enum class PictureFault {
    Missing,    ///< there is no such file in the course
    Unreadable, ///< the file may not be read
    Damaged,    ///< its content is that of no picture
    OtherKind,  ///< a picture of a kind that the page does not show
    TooLarge,   ///< in bytes or in pixels
};

/** The path of a picture inside the course, or why there is none. */
using FoundPicture = std::expected<QString, PictureFault>;

/** What the content of a picture tells of it. */
struct PictureFacts {
    QString mediaType; ///< "image/png"
    QString suffix;    ///< "png"
    std::optional<QSize> size;
};

/** Judges @p bytes by their content, whatever their name says; nothing is decoded. For all that takes in pictures. */
[[nodiscard]] std::expected<PictureFacts, PictureFault> judgePicture(const QByteArray &bytes, const Limits &limits);

} // namespace Carrel
