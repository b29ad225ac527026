// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/storelock.h"

#include <QCoreApplication>
#include <QDir>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr auto forgottenAfter = std::chrono::minutes(30); // by a computer that is gone; a program here is asked for

struct Context {
    Q_DECLARE_TR_FUNCTIONS(StoreLock)
};

Error heldError()
{
    return {ErrorCode::Conflict,
            Context::tr("Another window of Carrel is saving courses just now. Try again when it is done."),
            {}};
}

} // namespace

StoreLock::Hold::Hold(StoreLock &lock)
    : m_lock(&lock)
{
}

StoreLock::Hold::Hold(Hold &&other) noexcept
    : m_lock(std::exchange(other.m_lock, nullptr))
{
}

StoreLock::Hold::~Hold()
{
    if (m_lock) {
        m_lock->release();
    }
}

StoreLock::StoreLock(QString folder)
    : m_folder(std::move(folder))
{
}

Result<StoreLock::Hold> StoreLock::take(int patienceMs)
{
    if (!m_mutex.tryLock(patienceMs)) {
        return std::unexpected(heldError());
    }
    if (m_depth == 0) {
        if (auto locked = lockFile(patienceMs); !locked) {
            m_mutex.unlock();
            return std::unexpected(locked.error());
        }
    }
    ++m_depth;
    return Hold(*this);
}

Result<void> StoreLock::lockFile(int patienceMs)
{
    QDir().mkpath(m_folder); // when it cannot be made, the lock cannot either
    m_file.emplace(m_folder + "/.lock"_L1);
    m_file->setStaleLockTime(forgottenAfter);
    if (m_file->tryLock(patienceMs)) {
        return {};
    }
    const bool held = m_file->error() == QLockFile::LockFailedError;
    m_file.reset();
    return held ? std::unexpected(heldError())
                : fail(ErrorCode::Unwritable,
                       Context::tr("Courses cannot be saved: the folder for them cannot be written to. Check its "
                                   "permissions and the space on its disk."),
                       m_folder);
}

void StoreLock::release()
{
    if (--m_depth == 0) {
        m_file.reset();
    }
    m_mutex.unlock();
}

} // namespace Carrel
