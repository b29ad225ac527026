// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/package.h"

namespace Carrel
{

/** The bytes of course.json. A lesson of the outline that has no path in the manifest is written as one not here. */
[[nodiscard]] QByteArray writeManifest(const PackageManifest &manifest);

} // namespace Carrel
