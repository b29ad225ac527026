// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/error.h"

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

Error Error::within(const QString &context) const
{
    return {code, context, details.isEmpty() ? sentence : sentence + u" ("_s + details + u")"_s};
}

} // namespace Carrel
