// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/indexwriter.h"
#include "library/library.h"

namespace Carrel
{

/**
 * Brings an index up to what lies in the stores. One use, on whichever thread; each package is one transaction, so that
 * a stop in between leaves a smaller but right index. Used by Library.
 */
class StoreRefresh final
{
public:
    StoreRefresh(Database database, const LibraryPaths &paths, const PackageCodec &codec, JobControl &control);

    /** Whether anything changed. */
    [[nodiscard]] Result<bool> run();

private:
    struct Step {
        PackagePlace place;
        QString store;
        int rank = 0;
        std::optional<IndexedPackage> indexed;
    };

    Result<void> look();
    void lookInto(const QString &store, int rank, const std::vector<IndexedPackage> &indexed);
    Result<void> take(const Step &step);
    Result<void> settleLeftOvers();

    Database m_database;
    IndexWriter m_writer;
    const LibraryPaths &m_paths;
    const PackageCodec &m_codec;
    JobControl &m_control;
    std::vector<Step> m_steps;                ///< packages to be read
    std::vector<IndexedPackage> m_gone;       ///< their store is here, they are not
    std::vector<IndexedPackage> m_outOfReach; ///< their store is away
    bool m_changed = false;
};

} // namespace Carrel
