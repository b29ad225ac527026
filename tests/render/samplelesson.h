// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course.h"
#include "render/lessonrenderer.h"

namespace Carrel::Test
{

/** A picture that is there: its bytes, and what a course knows of it. */
[[nodiscard]] QByteArray samplePicture();
[[nodiscard]] Asset sampleAsset();

/** A lesson with every kind of block and run; in our own words. */
[[nodiscard]] Lesson everyKind();

/** The same words in a language written from right to left, with code, formulas and a table. */
[[nodiscard]] Lesson rightToLeft();

/** A lesson whose every text tries to leave its place or to reach the port @p port of this computer. */
[[nodiscard]] Lesson hostile(int port);

/** A lesson of @p paragraphs paragraphs, with a heading every 25 and code every 50. */
[[nodiscard]] Lesson longLesson(int paragraphs);

[[nodiscard]] LessonContext sampleContext();

[[nodiscard]] Runs words(const QString &text);
[[nodiscard]] Block block(const QString &id, BlockContent content);

} // namespace Carrel::Test
