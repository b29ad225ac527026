// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/rendercontext.h"

namespace Carrel
{

/** The language Carrel's own words are in, when it is another than @p around; null: the same. */
[[nodiscard]] QString ownLanguage(const QString &around);

/** The same, for what is being written. */
[[nodiscard]] QString ownLanguage(const RenderContext &context);

/** The language of the course again, inside an element that has ownLanguage(); null: it has none. */
[[nodiscard]] QString languageAgain(const RenderContext &context);

/** Opens an element with nothing in it but words of Carrel's own. */
void openOwnWords(RenderContext &context, QLatin1StringView tag, const QString &style);

/** Writes words of Carrel's own among those of the course, so that each is read aloud and drawn in its language. */
void writeOwnWords(RenderContext &context, QLatin1StringView tag, const QString &style, const QString &words);

} // namespace Carrel
