// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course.h"
#include "formats/limits.h"

namespace Carrel
{

/** The pictures of one folder that lessons name, gathered while the lessons are read. */
class PictureFolder
{
public:
    PictureFolder(const QString &root, const Limits &limits);

    /**
     * Whether @p path names a picture inside the folder, judged by its content and of a size that can be decoded; it is
     * then among the assets. Links that lead out of the folder are not followed.
     */
    bool take(const QString &path);

    [[nodiscard]] const std::map<QString, Asset> &assets() const { return m_assets; }

private:
    QString m_root;
    const Limits &m_limits;
    std::map<QString, Asset> m_assets;
};

} // namespace Carrel
