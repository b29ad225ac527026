// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "benchmarks/processtree.h"

#include <QDir>
#include <QFile>
#include <QMultiHash>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Bench
{

namespace
{

QByteArray readWhole(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/** The parent of every process that runs, children by parent. */
QMultiHash<qint64, qint64> childrenByParent()
{
    QMultiHash<qint64, qint64> children;
    const QStringList processes = QDir(u"/proc"_s).entryList({u"[0-9]*"_s}, QDir::Dirs);
    for (const QString &process : processes) {
        // The name in brackets may hold anything, so the fields are counted from behind it.
        const QByteArray status = readWhole(u"/proc/"_s + process + u"/stat"_s);
        const QList<QByteArray> fields = status.mid(status.lastIndexOf(')') + 2).split(' ');
        if (fields.size() > 1) {
            children.insert(fields[1].toLongLong(), process.toLongLong());
        }
    }
    return children;
}

qint64 ownProportionalMemory(qint64 processId)
{
    const QByteArray rollup = readWhole(u"/proc/%1/smaps_rollup"_s.arg(processId));
    for (const QByteArray &line : rollup.split('\n')) {
        if (line.startsWith("Pss:")) {
            return line.mid(4).trimmed().split(' ').first().toLongLong() * 1024;
        }
    }
    return 0;
}

qint64 sum(qint64 processId, const QMultiHash<qint64, qint64> &children)
{
    qint64 bytes = ownProportionalMemory(processId);
    for (const qint64 child : children.values(processId)) {
        bytes += sum(child, children);
    }
    return bytes;
}

} // namespace

qint64 proportionalMemory(qint64 processId)
{
    return sum(processId, childrenByParent());
}

} // namespace Carrel::Bench
