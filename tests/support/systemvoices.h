// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace Carrel::Test
{

/** While it lives the plugins of Qt are as they are but for voices, so that a test finds the same on every computer. */
class SystemVoicesHidden final
{
public:
    SystemVoicesHidden()
    {
        const QStringList paths = QCoreApplication::libraryPaths();
        for (const QString &path : paths) {
            const QStringList kinds = QDir(path).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
            for (const QString &kind : kinds) {
                if (kind != QLatin1StringView("texttospeech")) {
                    QFile::link(path + u'/' + kind, m_plugins.filePath(kind));
                }
            }
        }
        QCoreApplication::setLibraryPaths({m_plugins.path()});
    }

private:
    QTemporaryDir m_plugins;
};

} // namespace Carrel::Test
