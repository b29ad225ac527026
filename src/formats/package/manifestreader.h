// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "base/result.h"
#include "course/package.h"
#include "formats/limits.h"

namespace Carrel
{

/** Reads course.json of a package. Refuses another major format version; keeps what a newer minor one says it needs. */
[[nodiscard]] Result<PackageManifest> readManifest(const QByteArray &bytes, const QString &file,
                                                   Diagnostics &diagnostics, const Limits &limits = {});

} // namespace Carrel
