// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "benchmarks/parts.h"
#include "benchmarks/programrun.h"

#include <QDirIterator>
#include <QTemporaryDir>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Bench
{

namespace
{

constexpr double limitMs = 1000;

QStringList nastyFiles(const QString &data)
{
    QStringList files;
    QDirIterator found(data + "/nasty"_L1, QDir::Files, QDirIterator::Subdirectories);
    while (found.hasNext()) {
        if (const QString file = found.next(); !file.endsWith(".md"_L1)) {
            files << file;
        }
    }
    files.sort();
    return files;
}

} // namespace

void measureNastyFiles(const Setup &setup, Report &report)
{
    const QTemporaryDir folder;
    const QStringList files = nastyFiles(setup.data);
    double slowest = 0;
    QString slowestFile;
    for (const QString &file : files) {
        const QString dataDir = folder.filePath(QString::number(files.indexOf(file)));
        const auto run = runProgram(setup.programs + "/carrel-cli"_L1, {u"import"_s, file, u"--data-dir"_s, dataDir});
        if (!run) {
            report.addFailure(u"nasty"_s, file);
            continue;
        }
        if (double(run->ms) > slowest) {
            slowest = double(run->ms);
            slowestFile = file;
        }
    }
    report.add({.id = u"nasty-slowest"_s,
                .title = u"slowest import of one of %1 files broken on purpose"_s.arg(files.size()),
                .value = slowest,
                .unit = u"ms"_s,
                .bar = Bar::AtMost,
                .limit = limitMs,
                .note = QFileInfo(slowestFile).fileName()});
}

} // namespace Carrel::Bench
