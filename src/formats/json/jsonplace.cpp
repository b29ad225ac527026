// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/json/jsonplace.h"

#include <algorithm>

namespace Carrel
{

JsonPlace placeAt(const JsonPlace &start, QByteArrayView utf8, qsizetype offset)
{
    JsonPlace place = start;
    for (const char c : utf8.first(std::clamp<qsizetype>(offset, 0, utf8.size()))) {
        if (c == '\n') {
            ++place.line;
            place.column = 1;
        } else if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U) {
            ++place.column;
        }
    }
    return place;
}

} // namespace Carrel
