// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/hangingcourse.h"

#include "support/testpaths.h"

#include <QDir>
#include <QFile>

#if defined(Q_OS_UNIX)
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Test
{

HangingCourse::HangingCourse(const QString &store)
    : m_lesson(store + u"/tides/lessons/001-two-bulges.json"_s)
{
#if defined(Q_OS_UNIX)
    m_made = QDir().mkpath(store + u"/tides/lessons"_s) &&
             QFile::copy(dataPath(u"packages/tides/course.json"_s), store + u"/tides/course.json"_s) &&
             ::mkfifo(QFile::encodeName(m_lesson).constData(), S_IRUSR | S_IWUSR) == 0;
#endif
}

HangingCourse::~HangingCourse()
{
#if defined(Q_OS_UNIX)
    if (m_pipe >= 0) {
        ::close(m_pipe);
    }
#endif
}

bool HangingCourse::isWaitedFor()
{
#if defined(Q_OS_UNIX)
    if (m_pipe < 0) { // a pipe that nobody reads cannot be opened for writing
        m_pipe = ::open(QFile::encodeName(m_lesson).constData(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
    }
#endif
    return m_pipe >= 0;
}

} // namespace Carrel::Test
