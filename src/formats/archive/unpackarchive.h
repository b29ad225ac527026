// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "base/job.h"
#include "formats/limits.h"

#include <QTemporaryDir>

#include <memory>
#include <optional>

namespace Carrel
{

/** Where the files of an archive lie as long as staging lives. */
struct UnpackedArchive {
    QString root;    ///< the top of the archive
    QString folder;  ///< to look into: the root, or the folder that is alone in it
    QString archive; ///< where it came from
    std::shared_ptr<const QTemporaryDir> staging;

    /** A place in the staging folder as people know it: "course.zip/lessons/one.json". Other paths stay. */
    [[nodiscard]] QString placeForPeople(const QString &path) const;
};

/**
 * Unpacks a zip, tar or gzip'ed tar into a new temporary folder: plain files and folders only, never outside of it,
 * within @p limits. What was refused or is damaged gets a row; archives in it stay packed. Nothing when it cannot be
 * opened or was cancelled. Used by CourseFinder, so that readers see folders only.
 */
[[nodiscard]] std::optional<UnpackedArchive> unpackArchive(const QString &path, const Limits &limits,
                                                           Diagnostics &diagnostics, JobControl &control);

/** Whether the gzip'ed file @p path holds a tar and not a single file. */
[[nodiscard]] bool isPackedTar(const QString &path);

} // namespace Carrel
