// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace Carrel
{

/** The media type of a picture by its first bytes, whatever its name says; empty: not a picture the page shows. */
[[nodiscard]] QByteArray pictureType(const QByteArray &bytes);

} // namespace Carrel
