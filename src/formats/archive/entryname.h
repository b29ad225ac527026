// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayList>
#include <QString>

namespace Carrel
{

/**
 * The code page in which the names of an archive were written by an old program that did not say: "IBM437", "IBM852" or
 * "Shift_JIS", whichever makes the most letters and the fewest odd signs of them. Empty when all of them are UTF-8.
 */
[[nodiscard]] QString guessCodePage(const QByteArrayList &names);

/** A name as text in NFC; UTF-8 when it is that, else by @p codePage. A "./" before it and a "/" behind it go. */
[[nodiscard]] QString entryName(const QByteArray &name, const QString &codePage);

/** Files that systems leave in archives and that are nobody's content: "__MACOSX/…", ".DS_Store", "Thumbs.db". */
[[nodiscard]] bool isSystemLitter(const QString &name);

/** True when @p name would lead out of the folder it is unpacked to on some system. */
[[nodiscard]] bool leadsOut(const QString &name);

} // namespace Carrel
