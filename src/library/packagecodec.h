// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "course/package.h"

#include <functional>

namespace Carrel
{

/**
 * How the files of a package are understood. The library may not know any format, so whoever builds one hands it this;
 * exchange/packagecodec.h makes the real one. Both functions are called from worker threads.
 */
struct PackageCodec {
    std::function<Result<PackageManifest>(const QByteArray &bytes, const QString &file)> readManifest;
    std::function<Result<Lesson>(const QByteArray &bytes, const QString &file)> readLesson;
};

} // namespace Carrel
