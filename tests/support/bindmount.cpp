// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/bindmount.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QStandardPaths>
#include <QThread>

#if defined(Q_OS_UNIX)
#include <csignal>
#endif

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Test
{

namespace
{

bool isMountPoint(const QString &path)
{
    QFile mounts(u"/proc/self/mounts"_s);
    return mounts.open(QIODevice::ReadOnly) && mounts.readAll().contains(' ' + path.toUtf8() + ' ');
}

void signalTo(const QProcess &process, int number)
{
#if defined(Q_OS_UNIX)
    if (process.processId() > 0) {
        ::kill(pid_t(process.processId()), number);
    }
#else
    Q_UNUSED(process)
    Q_UNUSED(number)
#endif
}

} // namespace

BindMount::BindMount(const QString &source, const QString &mountPoint, const QStringList &options)
    : m_mountPoint(mountPoint)
{
    if (!QFile::exists(u"/dev/fuse"_s) || QStandardPaths::findExecutable(u"bindfs"_s).isEmpty()) {
        return;
    }
    QDir().mkpath(source);
    QDir().mkpath(mountPoint);
    m_bindfs.setStandardErrorFile(QProcess::nullDevice());
    m_bindfs.start(u"bindfs"_s, QStringList{u"-f"_s} + options + QStringList{source, mountPoint});
    QElapsedTimer timer;
    timer.start();
    while (!m_mounted && timer.elapsed() < 5000 && m_bindfs.state() != QProcess::NotRunning) {
        m_bindfs.waitForFinished(20);
        m_mounted = isMountPoint(mountPoint);
    }
}

BindMount::~BindMount()
{
    answer();
    if (m_mounted) {
        QProcess::execute(u"fusermount3"_s, {u"-u"_s, u"-z"_s, m_mountPoint});
        m_bindfs.waitForFinished(2000);
    }
    m_bindfs.kill();
    m_bindfs.waitForFinished(2000);
}

void BindMount::hang()
{
#if defined(Q_OS_UNIX)
    signalTo(m_bindfs, SIGSTOP);
#endif
}

void BindMount::answer()
{
#if defined(Q_OS_UNIX)
    signalTo(m_bindfs, SIGCONT);
#endif
}

} // namespace Carrel::Test
