// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "benchmarks/programrun.h"

#include <QElapsedTimer>
#include <QProcess>

namespace Carrel::Bench
{

namespace
{

constexpr int patienceMs = 300'000;

} // namespace

std::optional<ProgramRun> runProgram(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.setStandardErrorFile(QProcess::nullDevice());
    QElapsedTimer timer;
    timer.start();
    process.start(program, arguments);
    if (!process.waitForFinished(patienceMs) || process.exitStatus() != QProcess::NormalExit) {
        process.kill();
        process.waitForFinished();
        return std::nullopt;
    }
    return ProgramRun{process.readAllStandardOutput(), process.exitCode(), timer.elapsed()};
}

} // namespace Carrel::Bench
