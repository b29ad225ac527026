// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "formats/formatreader.h"

namespace Carrel::Ptx
{

/** Where the parts of a PreTeXt book lie, paths inside its folder. */
struct Project {
    QString folder;   ///< nothing outside of it is read
    QString main;     ///< the file that holds or includes the whole book
    QString pictures; ///< folder that pictures are named from
};

/** True for a folder with a project.ptx or a main file, and for a main file. */
[[nodiscard]] bool isProject(const SourcePlace &place);

/** Finds the main file and, by the publication file, the pictures. Nothing, with a row, when there is no main file. */
[[nodiscard]] std::optional<Project> findProject(const SourcePlace &place, Diagnostics &diagnostics,
                                                 const Limits &limits);

} // namespace Carrel::Ptx
