// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/html/htmltext.h"
#include "formats/openedx/olxcourse.h"
#include "formats/picturefolder.h"

namespace Carrel::Olx
{

/** What addresses in a course's texts mean: "/static/name", assets by their long names, places by url_name. */
class Files
{
public:
    Files(const QString &folder, const CourseTree &tree, const Limits &limits);

    [[nodiscard]] HtmlContext contextFor(const QString &file, int line, Diagnostics &diagnostics,
                                         SkippedParts &skipped);
    [[nodiscard]] const std::map<QString, Asset> &pictures() const { return m_pictures.assets(); }

private:
    [[nodiscard]] FoundPicture picture(const QString &address);
    [[nodiscard]] QString link(const QString &address, SkippedParts &skipped) const;

    const CourseTree &m_tree;
    PictureFolder m_pictures;
    QHash<QString, QString> m_static; ///< names in static/, blanks as underscores, to the names there are
};

} // namespace Carrel::Olx
