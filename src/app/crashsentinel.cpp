// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/crashsentinel.h"

#include <QDir>
#include <QFile>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

QString read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.read(200)) : QString();
}

void write(const QString &path, const QString &text)
{
    // A folder that cannot be written costs the protection, not the start.
    QFile file(path);
    if (file.open(QIODevice::WriteOnly)) {
        file.write(text.toUtf8());
    }
}

} // namespace

CrashSentinel::CrashSentinel(const QString &folder, const QString &version)
    : m_starting(folder + "/page-starting"_L1)
    , m_failed(folder + "/graphics-failed"_L1)
    , m_version(version)
{
    if (read(m_starting) == u"hardware "_s + m_version) {
        write(m_failed, m_version);
    }
    QFile::remove(m_starting);
    m_failedBefore = read(m_failed) == m_version;
}

void CrashSentinel::arm(GraphicsPath path)
{
    QDir().mkpath(QFileInfo(m_starting).path());
    write(m_starting, (path == GraphicsPath::Hardware ? u"hardware "_s : u"software "_s) + m_version);
}

void CrashSentinel::clear()
{
    QFile::remove(m_starting);
}

void CrashSentinel::forgive()
{
    QFile::remove(m_failed);
}

} // namespace Carrel
