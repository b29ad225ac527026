// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStringList>

namespace Carrel::Test
{

/** While it lives there are files in the places of these folders, so that nothing can be written into them. Those that
    are there already lie aside meanwhile. */
class Unwritable final
{
public:
    explicit Unwritable(QStringList folders)
        : m_paths(std::move(folders))
    {
        for (const QString &path : m_paths) {
            QDir().mkpath(QFileInfo(path).path());
            QFile file(path);
            if ((QFileInfo::exists(path) && !QDir().rename(path, aside(path))) || !file.open(QIODevice::WriteOnly)) {
                qFatal("a folder does not give up its place");
            }
        }
    }
    ~Unwritable()
    {
        for (const QString &path : m_paths) {
            QFile::remove(path);
            QDir().rename(aside(path), path);
        }
    }
    Q_DISABLE_COPY_MOVE(Unwritable)

private:
    static QString aside(const QString &path) { return path + QStringLiteral(".aside"); }

    QStringList m_paths;
};

} // namespace Carrel::Test
