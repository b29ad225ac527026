// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/direction.h"

#include "course/plaintext.h"

using namespace Qt::StringLiterals;

namespace Carrel
{

QString directionOf(QStringView text)
{
    for (const QChar letter : text) {
        switch (letter.direction()) {
        case QChar::DirL:
            return u"ltr"_s;
        case QChar::DirR:
        case QChar::DirAL:
            return u"rtl"_s;
        default:
            break;
        }
    }
    return {};
}

QString directionOf(const Blocks &blocks)
{
    for (const Block &block : blocks) {
        const QString direction = directionOf(plainText(block));
        if (!direction.isNull()) {
            return direction;
        }
    }
    return {};
}

} // namespace Carrel
