// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Carrel
{

/** A new session name: a UUID of version 7 (RFC 9562), so that names sort by the time they were made at. */
[[nodiscard]] QString makeSessionId(qint64 wallMs);

/** 128 random bits as 32 hexadecimal digits, from the system's secure generator. */
[[nodiscard]] QString makeRandomId();

} // namespace Carrel
