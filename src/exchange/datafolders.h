// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "study/studypaths.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace Carrel
{

/** Where everything lies on this computer. Asked once at the start by app and cli, then handed down. */
struct DataFolders {
    QString store;             ///< one's own courses
    QStringList machineStores; ///< courses for everybody on this computer; need not exist
    QString shippedStore;      ///< courses that came with the program; need not exist; unknown without an application
    QString study;             ///< the study record
    QString spool;             ///< events that the study folder has not taken yet; on a local disk, not to be deleted
    QString backups;           ///< copies of the study record; on a local disk; empty: there is none that keeps them
    QString cache;             ///< indexes; on a local disk, may be deleted at any time
    QString settings;          ///< choices of looks and windows
    QString base = {};         ///< the one place that was asked for; empty: the person's own folders

    /** @p dataDir when given, else what CARREL_DATA_DIR names, else the person's own folders. */
    [[nodiscard]] static DataFolders chosen(const QString &dataDir = {});
    /**
     * What keeps the folder that was asked for from being one, as a sentence; otherwise a slip would pass for an empty
     * library. Nothing given by the argument leaves it to CARREL_DATA_DIR.
     */
    [[nodiscard]] static QString faultOf(const std::optional<QString> &dataDir);
    /** Makes the place that was asked for, if it is not there. */
    [[nodiscard]] Result<void> makeBase() const;
    /** The folders this system has for such things. */
    [[nodiscard]] static DataFolders forUser();
    /** Everything in one place; only indexes, spool and backups go to a local disk when that place is not on one. */
    [[nodiscard]] static DataFolders under(const QString &dataDir);

    /** The stores one cannot write to, in the order in which they count. */
    [[nodiscard]] QStringList readOnlyStores() const;
    [[nodiscard]] QString libraryIndexFile() const;
    [[nodiscard]] StudyPaths studyPaths() const;
};

} // namespace Carrel
