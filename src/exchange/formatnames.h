// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Carrel
{

/** What people call the format that the reader @p importer reads (CourseInfo::importer); empty for an unknown one. */
[[nodiscard]] QString formatName(const QString &importer);

} // namespace Carrel
