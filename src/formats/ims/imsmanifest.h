// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "base/result.h"
#include "formats/formatreader.h"

#include <QStringList>

#include <map>

namespace Carrel
{

/** A file or group of files of a package. */
struct ImsResource {
    QString type;
    QString path;      ///< of its main file inside the package's folder; empty when it names none
    QStringList files; ///< all its files
    int line = 0;
};

/** One entry of the table of contents. */
struct ImsItem {
    QString title;
    QString resource; ///< id; empty: a heading
    std::vector<ImsItem> children;
    int line = 0;
};

/** What an imsmanifest.xml says: Common Cartridge, SCORM and QTI packages all have one. */
struct ImsManifest {
    QString schema; ///< "IMS Common Cartridge", "ADL SCORM"
    QString schemaVersion;
    QString title;
    QString language;
    QString description;
    QString rights;
    std::vector<ImsItem> items;
    std::vector<QString> order; ///< ids of resources as they stand
    std::map<QString, ImsResource> resources;
};

/** The folder of a package when @p place is one, or is its manifest named by a person; else empty. */
[[nodiscard]] QString imsPackageFolder(const SourcePlace &place);

/** The first part of a package's manifest in lower case, to tell its kind by; empty when there is none. */
[[nodiscard]] QByteArray beginningOfManifest(const QString &folder);

/** Reads the manifest of the package in @p folder; a failure is a row too. */
[[nodiscard]] Result<ImsManifest> readImsManifest(const QString &folder, Diagnostics &diagnostics,
                                                  const Limits &limits);

} // namespace Carrel
