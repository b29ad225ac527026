// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/tokens.h"

#include <QByteArray>

namespace Carrel
{

/**
 * The empty page into which lessons are put, begun in @p theme, with the sheet on which a picture is shown large. It
 * speaks the language of the program and reads from its side.
 */
[[nodiscard]] QByteArray shellPage(ThemeName theme);

} // namespace Carrel
