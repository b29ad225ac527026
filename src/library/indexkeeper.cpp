// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/indexkeeper.h"

#include "storage/schema.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QThread>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

const QString schemaFolder = u":/schema/library"_s;

/** What the index looked like when it was found whole. Whoever damages it later changes its size or its time. */
QString stampFile(const QString &index)
{
    return index + "-checked"_L1;
}

QByteArray stampOf(const QString &index)
{
    const QFileInfo file(index);
    return QByteArray::number(file.size()) + ' ' + QByteArray::number(file.lastModified().toMSecsSinceEpoch());
}

bool isAsChecked(const QString &index)
{
    QFile stamp(stampFile(index));
    return stamp.open(QIODevice::ReadOnly) && stamp.readAll() == stampOf(index);
}

void noteChecked(const QString &index, const QByteArray &stamp)
{
    // A stamp that cannot be written costs only time.
    QFile file(stampFile(index));
    if (file.open(QIODevice::WriteOnly)) {
        file.write(stamp);
    }
}

} // namespace

IndexKeeper::IndexKeeper(QString file, QThread *home, std::function<void()> lost)
    : m_file(std::move(file))
    , m_home(home)
    , m_lost(std::move(lost))
{
}

std::optional<IndexKeeper::Identity> IndexKeeper::identityOf(const QString &file)
{
#ifdef Q_OS_UNIX
    struct stat info = {};
    return ::stat(QFile::encodeName(file).constData(), &info) == 0
               ? std::optional(Identity(quint64(info.st_dev), quint64(info.st_ino)))
               : std::nullopt;
#else
    return QFileInfo::exists(file) ? std::optional(Identity()) : std::nullopt;
#endif
}

Result<Database> IndexKeeper::open() const
{
    const QMutexLocker lock(&m_mutex);
    const bool atHome = QThread::currentThread() == m_home;
    const bool isNew = !m_used || identityOf(m_file) != m_used;
    if (atHome && (isNew || m_keptGeneration != m_generation)) {
        m_kept.reset();
    }
    if (atHome && m_kept) {
        return *m_kept;
    }
    auto opened = isNew ? openFirst() : Database::open(m_file);
    if (opened && isNew) {
        const bool isLost = m_used.has_value();
        m_used = identityOf(m_file);
        ++m_generation;
        if (isLost) {
            m_lost();
        }
    }
    if (opened && atHome) {
        m_kept = *opened;
        m_keptGeneration = m_generation;
    }
    return opened;
}

Result<Database> IndexKeeper::openFirst() const
{
    auto opened = openIndex(m_file, schemaFolder);
    if (!opened && opened.error().code != ErrorCode::Conflict && !m_temporary) {
        m_temporary = std::make_unique<QTemporaryDir>();
        m_file = m_temporary->filePath(u"library.db"_s);
        opened = openIndex(m_file, schemaFolder);
    }
    return opened.transform([](const OpenedIndex &index) { return index.database; });
}

Result<void> IndexKeeper::verify() const
{
    return open().and_then([this](const Database &database) -> Result<void> {
        const QByteArray stamp = stampOf(m_file);
        if (isAsChecked(m_file)) {
            return {};
        }
        const auto answer = database.scalar(u"PRAGMA quick_check(1)"_s);
        if (!answer) {
            return std::unexpected(answer.error());
        }
        if (answer->toString() != "ok"_L1) {
            return fail(ErrorCode::Malformed, {}, m_file + u": "_s + answer->toString());
        }
        noteChecked(m_file, stamp);
        return {};
    });
}

Result<void> IndexKeeper::throwAway()
{
    const QMutexLocker lock(&m_mutex);
    if (QThread::currentThread() == m_home) {
        m_kept.reset();
    }
    m_used.reset(); // a connection kept elsewhere is now of an older file
    ++m_generation;
    return removeIndex(m_file);
}

} // namespace Carrel
