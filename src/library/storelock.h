// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QLockFile>
#include <QRecursiveMutex>

#include <memory>
#include <optional>

namespace Carrel
{

/**
 * Lets one thread of one program at a time change a course store, also over a network. The same thread may take it
 * again. Used by Library, and by whoever works out a change from what is there and then makes it.
 */
class StoreLock final
{
public:
    /** Holds the lock as long as it lives. */
    class Hold final
    {
    public:
        explicit Hold(StoreLock &lock);
        ~Hold();
        Hold(Hold &&other) noexcept;
        Hold &operator=(Hold &&) = delete;
        Q_DISABLE_COPY(Hold)

    private:
        StoreLock *m_lock;
    };

    explicit StoreLock(QString folder);

    /** Makes the store when it is not there yet. Conflict: somebody else kept it for longer than @p patienceMs. */
    [[nodiscard]] Result<Hold> take(int patienceMs = 60'000);

private:
    [[nodiscard]] Result<void> lockFile(int patienceMs);
    void release();

    const QString m_folder;
    QRecursiveMutex m_mutex;
    std::optional<QLockFile> m_file; ///< as what follows, touched by who holds the mutex
    int m_depth = 0;
};

} // namespace Carrel
