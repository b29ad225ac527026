// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/answerwithin.h"
#include "storage/remotefolder.h"

#include <QDeadlineTimer>
#include <QHash>
#include <QMutex>
#include <QString>

namespace Carrel
{

/**
 * Asks for files of stores that may be away without keeping a window waiting: a store that did not answer in time is
 * not asked again for a while. Used by Library; safe to use from any thread.
 */
class SlowStores final
{
public:
    /** @p ownStore lies on another computer when it was put there, and may be away by now. */
    explicit SlowStores(const QString &ownStore)
        : m_ownMayHang(answerWithin<bool>(patience, [ownStore] { return isRemote(ownStore); }).value_or(true))
    {
    }

    /** What @p question answers; nothing when @p store does not. One's own (@p rank 0) on a local disk is asked
     * directly. */
    template<typename Answer>
    std::optional<Answer> ask(const QString &store, int rank, std::function<Answer()> question)
    {
        if (rank == 0 && !m_ownMayHang) {
            return question();
        }
        if (isSilent(store)) {
            return std::nullopt;
        }
        auto answer = answerWithin<Answer>(rank == 0 ? ownPatience : patience, std::move(question));
        if (!answer) {
            noteSilent(store);
        }
        return answer;
    }

private:
    static constexpr auto patience = std::chrono::milliseconds(700);
    static constexpr auto ownPatience = std::chrono::milliseconds(3'000); // most lessons lie there: no false alarms
    static constexpr auto rest = std::chrono::seconds(30);

    bool isSilent(const QString &store)
    {
        const QMutexLocker lock(&m_mutex);
        const auto until = m_silentUntil.constFind(store);
        return until != m_silentUntil.cend() && !until->hasExpired();
    }

    void noteSilent(const QString &store)
    {
        const QMutexLocker lock(&m_mutex);
        m_silentUntil.insert(store, QDeadlineTimer(rest));
    }

    const bool m_ownMayHang;
    QMutex m_mutex;
    QHash<QString, QDeadlineTimer> m_silentUntil;
};

} // namespace Carrel
