// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exchange/courseupdate.h"
#include "formats/registry.h"

namespace Carrel
{

/** What planImport() hands to applyImport(). The staging of its input lives as long as it. */
struct ImportWork {
    struct OneCourse {
        CourseUpdate update;
        size_t input = 0; ///< which course of the input it is of
    };

    QStringList paths;
    ReadNews input;
    AnsweredChecks answered;
    std::vector<OneCourse> courses; ///< as ImportPlan::courses, as far as something was read of them
};

/** SHA-256 of the manifest that lies in the folder of the course of @p id now; empty when it is not there. */
[[nodiscard]] QString manifestHashOf(const Library &library, const CourseId &id);

} // namespace Carrel
