// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/annotation.h"

#include "storage/sessionid.h"

namespace Carrel
{

AnnotationId newAnnotationId()
{
    return AnnotationId(makeRandomId());
}

} // namespace Carrel
