// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/ids.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <memory>

namespace Carrel
{

/**
 * Notices when another program writes into a learner's record. Only for local folders: a watch on a share would wait
 * for it, and tells nothing of what other computers do. Used by RecordJournal.
 */
class RecordWatch final : public QObject
{
    Q_OBJECT

public:
    explicit RecordWatch(QObject *parent = nullptr);

    void watch(const QString &studyFolder, const LearnerId &learner);
    [[nodiscard]] bool isWatching() const { return m_watcher != nullptr; }

Q_SIGNALS:
    void changed(); ///< once for many files that come together

private:
    std::unique_ptr<QFileSystemWatcher> m_watcher;
    QTimer m_gathering;
};

} // namespace Carrel
