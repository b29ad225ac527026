// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/graphicspath.h"

#include <QString>

namespace Carrel
{

/**
 * A file that stands while the first page is on its way. Found at the next start, it says that the program died
 * there; the graphics card then stays unused until it is chosen anew or another version of Carrel or Qt is installed.
 */
class CrashSentinel final
{
public:
    /** @p folder on a local disk; @p version of Carrel and Qt. Looks at what the last start left and takes note. */
    CrashSentinel(const QString &folder, const QString &version);

    /** The graphics card failed at an earlier start of the same version. */
    [[nodiscard]] bool failedBefore() const { return m_failedBefore; }

    /** Right before the first page, drawn on @p path. */
    void arm(GraphicsPath path);

    /** The first page is on the screen. */
    void clear();

    /** A person chose the graphics card knowing that it failed: it is tried again at the next start. */
    void forgive();

private:
    QString m_starting;
    QString m_failed;
    QString m_version;
    bool m_failedBefore = false;
};

} // namespace Carrel
