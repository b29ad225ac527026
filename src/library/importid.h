// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/strongid.h"

namespace Carrel
{

using ImportId = StrongId<struct ImportIdTag>; ///< names one import, which may bring several courses

} // namespace Carrel
