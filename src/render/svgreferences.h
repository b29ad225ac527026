// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <pugixml.hpp>

namespace Carrel
{

/**
 * Takes out references of a drawing's parts to others that go in a circle or nest more than a few deep: each may be
 * drawn ten times in the next, and that ten times in the one after. False when what is left would still draw too many
 * elements. Used by cleanedSvg.
 */
[[nodiscard]] bool cutReferences(pugi::xml_node svg);

} // namespace Carrel
