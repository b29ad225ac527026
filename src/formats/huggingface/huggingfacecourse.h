// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"
#include "formats/limits.h"
#include "formats/readoutcome.h"

namespace Carrel
{

/** Where a course of one language lies. */
struct HuggingFacePlace {
    QString top;        ///< nothing outside this folder is read
    QString repository; ///< or the folder itself
    QString folder;     ///< with _toctree.yml
    bool isOneOfMany = false;
};

/** Reads the pages that _toctree.yml names, in its order; nothing is added to @p outcome when it is cancelled. */
void readHuggingFaceCourse(const HuggingFacePlace &place, const Limits &limits, JobControl &control,
                           ReadOutcome &outcome);

/** A single page as a course of one lesson. */
[[nodiscard]] ReadOutcome readHuggingFacePage(const QString &path, const Limits &limits);

} // namespace Carrel
