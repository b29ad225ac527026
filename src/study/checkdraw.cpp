// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/checkdraw.h"

namespace Carrel
{

quint64 drawFor(const CheckKey &key, qint64 number)
{
    quint64 hash = 0xcbf29ce484222325ULL ^ quint64(number); // FNV-1a, then mixed
    for (const QString &part : {key.course.toString(), key.lesson.toString(), key.check.toString()}) {
        for (const QChar character : part) {
            hash = (hash ^ character.unicode()) * 0x100000001b3ULL;
        }
        hash = (hash ^ 0x1f) * 0x100000001b3ULL;
    }
    hash = (hash ^ (hash >> 30)) * 0xbf58476d1ce4e5b9ULL;
    hash = (hash ^ (hash >> 27)) * 0x94d049bb133111ebULL;
    return hash ^ (hash >> 31);
}

} // namespace Carrel
