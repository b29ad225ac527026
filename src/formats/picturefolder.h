// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course.h"
#include "formats/picturefault.h"

namespace Carrel
{

/** The pictures of one folder that lessons name, gathered while the lessons are read. */
class PictureFolder
{
public:
    PictureFolder(const QString &root, const Limits &limits);

    /**
     * Puts the picture at @p path inside the folder among the assets, or says why it cannot be shown. Links that lead
     * out of the folder are not followed.
     */
    std::expected<void, PictureFault> take(const QString &path);

    /** Takes the first of @p paths that can be shown; else the fault of the first that is there. */
    [[nodiscard]] FoundPicture takeFirst(const QStringList &paths);

    [[nodiscard]] const std::map<QString, Asset> &assets() const { return m_assets; }

private:
    QString m_root;
    const Limits &m_limits;
    std::map<QString, Asset> m_assets;
};

} // namespace Carrel
