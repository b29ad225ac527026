// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/studyrecord.h"

#include <memory>

namespace Carrel
{

struct DataFolders;

/** The study record of @p folders, read; what is wrong with it goes to standard error. @p clock has to outlive it. */
[[nodiscard]] std::unique_ptr<StudyRecord> openRecord(const DataFolders &folders, Clock &clock);

} // namespace Carrel
