// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/ims/imsmanifest.h"

namespace Carrel
{

/** What a resource of a cartridge is, as its type, files and name tell together. */
enum class ResourceKind { Page, Quiz, WebLink, Discussion, Tool, Assignment, File };

[[nodiscard]] ResourceKind kindOf(const ImsResource &resource);

/** A page that is read though no table of contents names it: one of the course's wiki, not a file for downloading. */
[[nodiscard]] bool isUnlistedPage(const ImsResource &resource);

/** By its name: a picture belongs to the pages that show it. */
[[nodiscard]] bool isPictureName(const QString &path);

} // namespace Carrel
