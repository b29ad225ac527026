// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QSize>

#include <optional>

namespace Carrel
{

/** The size in pixels that the head of a PNG, JPEG, GIF, BMP or WebP claims; nothing is decoded. */
[[nodiscard]] std::optional<QSize> pictureSize(QByteArrayView bytes);

} // namespace Carrel
