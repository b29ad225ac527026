// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

namespace Carrel::Test
{

/** The part of @p image that is as good as white, from 0 to 1. */
[[nodiscard]] inline double nearWhiteShare(const QImage &image)
{
    constexpr int nearWhite = 235;
    constexpr int stride = 4;
    qint64 white = 0;
    for (int y = 0; y < image.height(); y += stride) {
        for (int x = 0; x < image.width(); x += stride) {
            const QRgb pixel = image.pixel(x, y);
            white += qRed(pixel) > nearWhite && qGreen(pixel) > nearWhite && qBlue(pixel) > nearWhite ? 1 : 0;
        }
    }
    return double(white) * stride * stride / (double(image.width()) * image.height());
}

} // namespace Carrel::Test
