// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Carrel
{

/** What went wrong, in kinds a caller may act on. */
enum class ErrorCode {
    Unreadable,  ///< a file or folder could not be read
    Unwritable,  ///< a file or folder could not be written
    NotFound,    ///< what was asked for is not here
    Malformed,   ///< the bytes are not what they claim to be
    TooLarge,    ///< a limit was reached
    Unsupported, ///< understood, but this version cannot do it
    Cancelled,   ///< the person stopped it
    Conflict,    ///< it clashes with what is there
    Internal,    ///< our own mistake
};

/** A failure: a sentence for people and details for the log. Used by every function that can fail. */
struct Error {
    ErrorCode code = ErrorCode::Internal;
    QString sentence; ///< translated, whole, says what to do where something can be done
    QString details;  ///< path, SQL, position; never shown alone

    bool operator==(const Error &) const = default;

    /** The same error told from further up: @p context becomes the sentence, the old one a detail. */
    [[nodiscard]] Error within(const QString &context) const;
};

} // namespace Carrel
