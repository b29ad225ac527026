// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <expected>

namespace Carrel
{

/** A value or the reason why there is none. Functions returning it are marked [[nodiscard]]. */
template<typename T> using Result = std::expected<T, Error>;

/** Shortens `return std::unexpected(Error{…})`. */
inline std::unexpected<Error> fail(ErrorCode code, QString sentence, QString details = {})
{
    return std::unexpected(Error{code, std::move(sentence), std::move(details)});
}

} // namespace Carrel
