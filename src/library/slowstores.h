// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/answerwithin.h"

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
    /** What @p question answers; nothing when @p store does not. One that @p mayHang not is asked directly. */
    template<typename Answer>
    std::optional<Answer> ask(const QString &store, bool mayHang, std::function<Answer()> question)
    {
        if (!mayHang) {
            return question();
        }
        if (isSilent(store)) {
            return std::nullopt;
        }
        auto answer = answerWithin<Answer>(patience, std::move(question));
        if (!answer) {
            noteSilent(store);
        }
        return answer;
    }

private:
    static constexpr auto patience = std::chrono::milliseconds(700);
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

    QMutex m_mutex;
    QHash<QString, QDeadlineTimer> m_silentUntil;
};

} // namespace Carrel
