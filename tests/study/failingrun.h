// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayList>
#include <QStringList>

namespace Carrel::Test
{

/** What a program said and how it ended while its files failed. */
struct FailingRun {
    bool hasFailed = false; ///< it came to the step that fails
    bool isKilled = false;  ///< as was asked for
    QByteArrayList lines;   ///< of its standard output
    QByteArray messages;
};

/**
 * Runs @p program, which lies beside the test, while step @p step of what it changes below @p folders fails in the way
 * @p how, see support/failingfiles.cpp. Fails the test when the program hangs.
 */
[[nodiscard]] FailingRun runWhileFilesFail(const QString &program, const QStringList &arguments,
                                           const QStringList &folders, const QString &how, int step);

} // namespace Carrel::Test
