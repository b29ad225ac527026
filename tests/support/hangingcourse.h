// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Carrel::Test
{

/**
 * A course in a store, one lesson of which never answers who reads it, as a file on a server that is away: a pipe into
 * which nobody writes. Not everywhere possible: tests skip when isMade() is false.
 */
class HangingCourse final
{
public:
    explicit HangingCourse(const QString &store);
    ~HangingCourse(); ///< lets go who waits
    Q_DISABLE_COPY_MOVE(HangingCourse)

    [[nodiscard]] bool isMade() const { return m_made; }
    /** Whether somebody waits for the lesson by now. */
    [[nodiscard]] bool isWaitedFor();

private:
    QString m_lesson;
    bool m_made = false;
    int m_pipe = -1; ///< held open, or who waits would meet the end of the file
};

} // namespace Carrel::Test
