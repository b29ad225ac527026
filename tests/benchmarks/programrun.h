// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

#include <optional>

namespace Carrel::Bench
{

/** One run of a program to its end. */
struct ProgramRun {
    QByteArray output;
    int status = 0;
    qint64 ms = 0;
};

/** Nothing when it cannot be started, crashes or takes more than five minutes. */
[[nodiscard]] std::optional<ProgramRun> runProgram(const QString &program, const QStringList &arguments);

} // namespace Carrel::Bench
