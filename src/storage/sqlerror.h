// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QSqlError>

namespace Carrel
{

/** What a failed SQL call becomes: Malformed when the file is damaged, Conflict when it is locked. */
[[nodiscard]] Error sqlError(const QSqlError &error, const QString &file, const QString &statement);

} // namespace Carrel
