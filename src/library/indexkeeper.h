// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/database.h"

#include <QMutex>
#include <QTemporaryDir>

#include <memory>
#include <optional>

QT_BEGIN_NAMESPACE
class QThread;
QT_END_NAMESPACE

namespace Carrel
{

/**
 * Opens library.db for whichever thread asks and makes it anew when it is gone or damaged. Where its folder cannot be
 * written to, the index lies in a temporary folder until the program ends. Used by Library.
 */
class IndexKeeper final
{
public:
    /** @p home is the thread that keeps its connection; others open one for each question. */
    IndexKeeper(QString file, QThread *home);

    [[nodiscard]] Result<Database> open() const;
    /** Reads the whole index, unless it is as it was the last time; Malformed when it is damaged somewhere. */
    [[nodiscard]] Result<void> verify() const;
    /** Removes the file, so that the next open() makes an empty one. */
    Result<void> throwAway();

private:
    [[nodiscard]] Result<Database> openFirst() const;

    mutable QMutex m_mutex;
    mutable QString m_file;
    mutable std::unique_ptr<QTemporaryDir> m_temporary;
    QThread *const m_home;
    mutable std::optional<Database> m_kept; ///< of the home thread, touched by it alone
    mutable int m_keptGeneration = 0;
    mutable int m_generation = 0; ///< 0: not opened yet; grows with each new file
};

} // namespace Carrel
