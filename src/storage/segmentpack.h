// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/segmentfolder.h"
#include "storage/segmentreader.h"

#include <span>

namespace Carrel
{

/** Longest content of a pack; a hundred years of study would not reach it. */
inline constexpr qint64 largestPack = 2LL * 1024 * 1024 * 1024;

/**
 * Many segments in one file, <stem>-<SHA-256 of its content>.pack: their union, one segment without a footer after the
 * other, compressed. The same events make the same content and so the same name, whoever packs them; a name is also the
 * proof that its file is whole.
 */
struct Pack {
    std::vector<Segment> segments; ///< one a session, sorted
    bool whole = false;
    Diagnostics diagnostics;
};

/** The union of @p segments as the content of a pack. */
[[nodiscard]] QByteArray packContent(std::span<const Segment> segments);

/** Whether the file is a pack by its name, or a sync program's copy of one. */
[[nodiscard]] bool isPack(const QString &path);

/** The pack at @p path as listPacks() tells of it. */
[[nodiscard]] SegmentFile packFile(const QString &path);

/** The packs in @p folder, sorted by path, as listSegments() lists segments. No folder: none. */
[[nodiscard]] std::vector<SegmentFile> listPacks(const QString &folder);

/** Whether the pack at @p path says in its name that it has @p content. */
[[nodiscard]] bool isPackOf(const QString &path, const QByteArray &content);

/** @p segmentFolder/packs: where the packs of a learner's folder lie. */
[[nodiscard]] QString packsFolder(const QString &segmentFolder);

/** Of a damaged pack what is undamaged. Malformed: that is nothing, or a copy under a foreign name is not whole. */
[[nodiscard]] Result<Pack> parsePack(const QByteArray &bytes, const QString &path,
                                     SegmentOrigin origin = SegmentOrigin::File);
[[nodiscard]] Result<Pack> readPack(const QString &path);

/**
 * Writes @p content, flushes it and reads it back: when this returns a path, the pack lies there whole. One that is
 * there already is only read. After a failure nothing is left behind. @p stem is a month, or a day and minute.
 */
[[nodiscard]] Result<QString> writePack(const QString &folder, const QString &stem, const QByteArray &content);

} // namespace Carrel
