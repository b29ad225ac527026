// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course.h"

#include <QVariantList>

namespace Carrel
{

class Statement;

/** The columns of the table package that hold a CourseInfo, in one order for writing and reading. Used by the index. */
inline constexpr auto courseInfoColumns =
    "course_id, identity, slug, title, language, direction, revision, level, track, url, summary, authorship, "
    "review_status, licence_name, licence_url, licence_spdx, licence_attribution, importer, origin, unknown_keys";

[[nodiscard]] QVariantList courseInfoValues(const CourseInfo &info);
/** Reads them from @p row, the first one at @p column. */
[[nodiscard]] CourseInfo courseInfoFrom(const Statement &row, int column);

/** Texts must not be NULL in the index; Qt binds a null QString as NULL. */
[[nodiscard]] inline QString notNull(const QString &text)
{
    return text.isNull() ? QStringLiteral("") : text;
}

} // namespace Carrel
