// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "base/job.h"
#include "formats/datanode.h"
#include "formats/limits.h"

#include <map>

namespace Carrel::Learn
{

/** What a YAML file of Microsoft Learn says, and where it lies. */
struct Page {
    QString file; ///< from the top
    DataNode content;
};

/** All units, modules and paths below one folder, by their uid: the names of their files mean nothing. */
struct Catalogue {
    std::map<QString, Page> units;
    std::vector<Page> modules; ///< in the order of their files
    std::vector<Page> paths;

    [[nodiscard]] const Page *module(const QString &uid) const;
};

/** The word behind "### YamlMime:" on the first line of a file; empty when there is none. */
[[nodiscard]] QString yamlMime(QByteArrayView beginning);

/** Reads what lies below @p folder; files count from @p top. A file that cannot be read gets its row. */
[[nodiscard]] Catalogue readCatalogue(const QString &top, const QString &folder, const Limits &limits,
                                      JobControl &control, Diagnostics &diagnostics);

} // namespace Carrel::Learn
