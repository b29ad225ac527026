// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QString>

namespace Carrel
{

/** What a file begins like. ForeignArchive: an archive of a kind that is not unpacked here. */
enum class FileClass { Empty, Json, Gzip, Archive, ForeignArchive, Other };

/** Nothing but white space, of whatever script, behind the mark of an encoding. */
[[nodiscard]] bool isBlank(QByteArrayView beginning);

[[nodiscard]] FileClass classOf(QByteArrayView beginning);

/** True for files that lie beside lessons without being any: pictures, read-me and licence files, programs. */
[[nodiscard]] bool isBystander(const QString &fileName);

} // namespace Carrel
