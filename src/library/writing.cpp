// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/writing.h"

#include <QList>

namespace Carrel
{

bool hasUnspacedWriting(QStringView text)
{
    const QList<uint> characters = text.toUcs4();
    for (const uint c : characters) {
        if (c < 0x0E00) {
            continue; // nothing below Thai; most texts end here
        }
        switch (QChar::script(c)) {
        case QChar::Script_Han:
        case QChar::Script_Hiragana:
        case QChar::Script_Katakana:
        case QChar::Script_Thai:
        case QChar::Script_Lao:
        case QChar::Script_Khmer:
        case QChar::Script_Myanmar:
            return true;
        default:
            break;
        }
    }
    return false;
}

} // namespace Carrel
