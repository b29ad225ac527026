// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/html/htmltext.h"
#include "formats/picturefolder.h"

#include <QHash>

namespace Carrel
{

/**
 * What addresses in the pages of a cartridge mean: files beside a page, files of the cartridge under the names that
 * learning platforms put for its root, and pages by their names on the platform.
 */
class CartridgeFiles
{
public:
    CartridgeFiles(const QString &root, const Limits &limits);

    /** Links to the page at @p path lead to the lesson @p slug. */
    void addPage(const QString &path, const QString &slug);

    /** For HTML of the file @p path of the cartridge, or of a place in it. */
    [[nodiscard]] HtmlContext contextFor(const QString &path, Diagnostics &diagnostics, SkippedParts &skipped);

    [[nodiscard]] const std::map<QString, Asset> &pictures() const { return m_pictures.assets(); }

private:
    [[nodiscard]] QStringList pathsFor(const QString &folder, const QString &address) const;
    [[nodiscard]] FoundPicture picture(const QString &folder, const QString &address);
    [[nodiscard]] QString link(const QString &folder, const QString &address, SkippedParts &skipped) const;

    PictureFolder m_pictures;
    QHash<QString, QString> m_slugByPath;
    QHash<QString, QString> m_slugByName; ///< pages by the name that "$WIKI_REFERENCE$/pages/" goes before
};

} // namespace Carrel
