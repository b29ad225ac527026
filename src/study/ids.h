// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/strongid.h"

namespace Carrel
{

using LearnerId = StrongId<struct LearnerIdTag>;       ///< 128 random bits in hex; never a name
using SessionId = StrongId<struct SessionIdTag>;       ///< UUIDv7 in lower case, one for each start of the program
using AnnotationId = StrongId<struct AnnotationIdTag>; ///< 128 random bits in hex, unique among all lessons

} // namespace Carrel
