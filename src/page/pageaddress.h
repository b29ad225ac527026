// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/tokens.h"

#include <QByteArray>
#include <QUrl>

namespace Carrel
{

/** The one scheme and the one host of the page: carrel://page/. */
inline const QByteArray pageScheme = QByteArrayLiteral("carrel");

/** Whether @p url is on our scheme and host. */
[[nodiscard]] bool isPageUrl(const QUrl &url);

/** The empty page into which lessons are put, begun in @p theme so that no frame is ever white. */
[[nodiscard]] QUrl shellUrl(ThemeName theme);

/** Whether @p url is the empty page. */
[[nodiscard]] bool isShellUrl(const QUrl &url);

} // namespace Carrel
