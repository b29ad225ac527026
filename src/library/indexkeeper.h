// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/database.h"

#include <QMutex>
#include <QTemporaryDir>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

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
    /**
     * @p home is the thread that keeps its connection; others open one for each question. @p lost is called, on
     * whichever thread, when the file that was used is gone or another one lies in its place; it must return at once.
     */
    IndexKeeper(QString file, QThread *home, std::function<void()> lost = [] {});

    [[nodiscard]] Result<Database> open() const;
    /** Reads the whole index, unless it is as it was the last time; Malformed when it is damaged somewhere. */
    [[nodiscard]] Result<void> verify() const;
    /** Removes the file, so that the next open() makes an empty one. */
    Result<void> throwAway();

private:
    /** Which file it is, whatever its name; the same for every file where the system keeps open ones from going. */
    using Identity = std::pair<quint64, quint64>;
    [[nodiscard]] static std::optional<Identity> identityOf(const QString &file);

    [[nodiscard]] Result<Database> openFirst() const;

    mutable QMutex m_mutex;
    mutable QString m_file;
    mutable std::unique_ptr<QTemporaryDir> m_temporary;
    QThread *const m_home;
    const std::function<void()> m_lost;
    mutable std::optional<Identity> m_used; ///< nothing: not opened yet, or thrown away
    mutable std::optional<Database> m_kept; ///< of the home thread, touched by it alone
    mutable int m_keptGeneration = 0;
    mutable int m_generation = 0; ///< grows with each new file
};

} // namespace Carrel
