// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/package.h"

namespace Carrel
{

/** The bytes of course.json. Lessons and files without a path in the manifest are listed as not here. */
[[nodiscard]] QByteArray writeManifest(const PackageManifest &manifest);

} // namespace Carrel
