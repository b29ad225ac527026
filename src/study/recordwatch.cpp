// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/recordwatch.h"

#include "base/folderlisting.h"

namespace Carrel
{

namespace
{

constexpr int gatherMs = 300; ///< a sync program brings many files at once

} // namespace

RecordWatch::RecordWatch(QObject *parent)
    : QObject(parent)
{
    m_gathering.setInterval(gatherMs);
    m_gathering.setSingleShot(true);
    connect(&m_gathering, &QTimer::timeout, this, &RecordWatch::changed);
}

void RecordWatch::watch(const QString &studyFolder, const LearnerId &learner)
{
    if (!m_watcher) {
        m_watcher = std::make_unique<QFileSystemWatcher>();
        connect(m_watcher.get(), &QFileSystemWatcher::directoryChanged, &m_gathering, qOverload<>(&QTimer::start));
    }
    const QString folder = studyFolder + u'/' + learner.toString();
    QStringList paths{folder};
    for (const QString &month : namesIn(folder, FolderEntry::Kind::Folder)) {
        paths += folder + u'/' + month;
    }
    m_watcher->addPaths(paths);
}

} // namespace Carrel
