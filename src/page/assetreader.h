// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/pageengine.h"

#include <QByteArray>

namespace Carrel
{

/**
 * The bytes of the picture @p asset as the page gets them: a drawing without what could act. An error says in a
 * sentence for the reader why there are none. Called on worker threads.
 */
[[nodiscard]] Result<QByteArray> readPicture(const AssetFinder &finder, const AssetHash &asset);

} // namespace Carrel
