// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "base/result.h"
#include "formats/limits.h"

#include <QByteArray>
#include <QStringList>

namespace Carrel
{

/** Bytes as text, and how they were taken. */
struct DecodedText {
    QString text;           ///< line ends made one, without NUL and byte order mark
    QString encoding;       ///< "UTF-8", "windows-1252"
    bool isGuessed = false; ///< neither a mark nor the bytes themselves left no choice
    bool hasDamage = false; ///< some bytes are no text in this encoding; they became U+FFFD
};

/**
 * Decodes what people's programs write: by byte order mark, else UTF-8 when it is, else the likeliest encoding.
 * @p encoding, when given, is taken as it is.
 */
[[nodiscard]] DecodedText decodeText(const QByteArray &bytes, const QString &encoding = {});

/** The encodings worth offering to a person who sees that the guess was wrong. */
[[nodiscard]] QStringList commonEncodings();

/** The first bytes of a file as text good enough to recognise a format by; the last character may be cut. */
[[nodiscard]] QString beginningText(const QByteArray &beginning);

/** The text of a file of questions; a guessed encoding gets a Note, bytes that are no text a Warning. */
[[nodiscard]] Result<QString> readDecodedFile(const QString &path, const Limits &limits, Diagnostics &diagnostics);

} // namespace Carrel
