// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/clockmemory.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

QString memoryFile(const QString &indexFolder)
{
    return indexFolder + u"/latest-clock"_s;
}

} // namespace

qint64 rememberedClock(const QString &indexFolder)
{
    QFile file(memoryFile(indexFolder));
    return file.open(QIODevice::ReadOnly) ? file.read(32).trimmed().toLongLong() : 0;
}

void rememberClock(const QString &indexFolder, qint64 wallMs)
{
    QSaveFile file(memoryFile(indexFolder));
    if (QDir().mkpath(indexFolder) && file.open(QIODevice::WriteOnly)) {
        file.write(QByteArray::number(wallMs));
        file.commit();
    }
}

} // namespace Carrel
