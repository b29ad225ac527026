// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "base/result.h"
#include "course/package.h"
#include "formats/json/json.h"
#include "formats/json/jsonplace.h"
#include "formats/limits.h"

namespace Carrel
{

/**
 * Reads course.json of a package. Refuses another major format version, a manifest without an id and what is no
 * manifest; paths that are not safe are left out with an Error. A failure is a row too.
 */
[[nodiscard]] Result<PackageManifest> readManifest(const QByteArray &bytes, const QString &file,
                                                   Diagnostics &diagnostics, const Limits &limits = {});

/** True when @p json says that it is a manifest. */
[[nodiscard]] bool looksLikeManifest(const Json &json);

} // namespace Carrel
