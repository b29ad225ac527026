// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace Carrel::Test
{

/**
 * One lesson of a made-up course, of the size and shape real lessons have (about 14 KB: 15 paragraphs, 6 headings, one
 * piece of code, one check of four options), in our own words. The same numbers give the same bytes.
 */
[[nodiscard]] QByteArray generatedLesson(int course, int number, int of);

/** Writes @p lessons of them as files into @p folder, as they would have been downloaded. */
[[nodiscard]] bool writeGeneratedCourse(const QString &folder, int course, int lessons);

/** The id the course gets. */
[[nodiscard]] QString generatedCourseId(int course);

/** The slug of lesson @p number. */
[[nodiscard]] QString generatedSlug(int number);

/** A word that only lesson @p number has. */
[[nodiscard]] QString rareWord(int number);

} // namespace Carrel::Test
