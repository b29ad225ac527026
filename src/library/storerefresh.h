// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/indexwriter.h"
#include "library/library.h"
#include "library/storelock.h"

#include <QSet>

#include <functional>

namespace Carrel
{

/**
 * Brings an index up to what lies in the stores, one's own first. One use, on whichever thread; each package is one
 * transaction, so that a stop in between leaves a smaller but right index. A drive that does not answer keeps nobody
 * waiting: nothing is locked while files are read. Used by Library.
 */
class StoreRefresh final
{
public:
    /** What it works with; all of it outlives the refresh. */
    struct Parts {
        const LibraryPaths &paths;
        const PackageCodec &codec;
        StoreLock &ownStore;
        QSet<QString> edited;                      ///< packages to be read though their manifests are as they were
        QRecursiveMutex &writing;                  ///< held while the index is written
        std::function<void(WaitingTexts)> changed; ///< called after each store in which something changed
    };

    StoreRefresh(Database database, const Parts &parts, JobControl &control);

    Result<void> run();

private:
    struct Step {
        PackagePlace place;
        QString store;
        int rank = 0;
        std::optional<IndexedPackage> indexed;
        bool edited = false; ///< beside its manifest
    };

    Result<void> refreshStore(const QString &store, int rank);
    void look(const QString &store, int rank, const std::vector<IndexedPackage> &indexed);
    void mendOwnStore();
    Result<void> take(const Step &step);
    Result<void> writeContent(const Step &step, PackageContent &content);
    void keepWhatIsBack();
    Result<void> settleLeftOvers();
    void tellChanged();

    Database m_database;
    IndexWriter m_writer;
    const Parts m_parts;
    JobControl &m_control;
    std::vector<Step> m_steps;                ///< packages to be read
    std::vector<IndexedPackage> m_gone;       ///< their store is here, they are not
    std::vector<IndexedPackage> m_outOfReach; ///< their store is away
    QString m_whyOutOfReach;
    WaitingTexts m_waiting;
    bool m_changed = false;
};

} // namespace Carrel
