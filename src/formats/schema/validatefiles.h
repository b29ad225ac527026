// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "base/job.h"
#include "formats/limits.h"

#include <QStringList>

namespace Carrel
{

/**
 * Holds every lesson and manifest in JSON among @p paths, in folders and archives too, against its schema, and adds a
 * Warning for each fault, with its line and the place in the schema. Rows of readers about those files that only have a
 * pointer get the line as well. For carrel-cli validate: a reader forgives more than an author wants to know.
 */
void validateFiles(const QStringList &paths, const Limits &limits, Diagnostics &diagnostics, JobControl &control);

} // namespace Carrel
