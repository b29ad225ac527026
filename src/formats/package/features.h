// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course.h"

#include <QStringList>

namespace Carrel
{

/**
 * The words of a manifest's "requires": what a reader has to know to show @p lessons whole, beyond paragraphs, code and
 * headings of the second level. Sorted.
 */
[[nodiscard]] QStringList neededFeatures(const std::map<LessonSlug, std::shared_ptr<const Lesson>> &lessons);

/** True for the words that this version fulfils. */
[[nodiscard]] bool isKnownFeature(const QString &word);

} // namespace Carrel
