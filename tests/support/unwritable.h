// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QFileInfo>
#include <QStringList>

#include <algorithm>

namespace Carrel::Test
{

/** While it lives there are files where these folders would be made, so that nothing can be written into them. */
class Unwritable final
{
public:
    explicit Unwritable(QStringList folders)
        : m_paths(std::move(folders))
    {
        for (const QString &path : m_paths) {
            QFile file(path);
            if (QFileInfo::exists(path) || !file.open(QIODevice::WriteOnly)) {
                qFatal("something was written already");
            }
        }
    }
    ~Unwritable()
    {
        std::ranges::for_each(m_paths, [](const QString &path) { QFile::remove(path); });
    }
    Q_DISABLE_COPY_MOVE(Unwritable)

private:
    QStringList m_paths;
};

} // namespace Carrel::Test
