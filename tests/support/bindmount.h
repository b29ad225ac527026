// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QString>

namespace Carrel::Test
{

/**
 * A second way to a folder, by bindfs: its own file system with its own locks, that can be made to hang as a server
 * that is away. Not everywhere possible: tests skip when isMounted() is false.
 */
class BindMount final
{
public:
    BindMount(const QString &source, const QString &mountPoint, const QStringList &options = {});
    ~BindMount();
    Q_DISABLE_COPY_MOVE(BindMount)

    [[nodiscard]] bool isMounted() const { return m_mounted; }

    void hang();   ///< every call on the folder waits
    void answer(); ///< goes on

private:
    QProcess m_bindfs;
    QString m_mountPoint;
    bool m_mounted = false;
};

} // namespace Carrel::Test
