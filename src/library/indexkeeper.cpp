// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/indexkeeper.h"

#include "storage/schema.h"

#include <QFileInfo>
#include <QThread>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

const QString schemaFolder = u":/schema/library"_s;

} // namespace

IndexKeeper::IndexKeeper(QString file, QThread *home)
    : m_file(std::move(file))
    , m_home(home)
{
}

Result<Database> IndexKeeper::open() const
{
    const QMutexLocker lock(&m_mutex);
    const bool atHome = QThread::currentThread() == m_home;
    if (atHome && m_keptGeneration != m_generation) {
        m_kept.reset();
    }
    if (m_generation == 0 || !QFileInfo::exists(m_file)) {
        if (atHome) {
            m_kept.reset();
        }
        auto opened = openFirst();
        if (!opened) {
            return opened;
        }
        ++m_generation;
        if (atHome) {
            m_kept = *opened;
            m_keptGeneration = m_generation;
        }
        return opened;
    }
    if (atHome && m_kept) {
        return *m_kept;
    }
    auto opened = Database::open(m_file);
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
    return open()
        .and_then([](const Database &database) { return database.scalar(u"PRAGMA quick_check(1)"_s); })
        .and_then([this](const QVariant &answer) -> Result<void> {
            if (answer.toString() == "ok"_L1) {
                return {};
            }
            return fail(ErrorCode::Malformed, {}, m_file + u": "_s + answer.toString());
        });
}

Result<void> IndexKeeper::throwAway()
{
    const QMutexLocker lock(&m_mutex);
    if (QThread::currentThread() == m_home) {
        m_kept.reset();
    }
    m_generation += m_generation == 0 ? 0 : 1; // a connection kept elsewhere is now of an older file
    return removeIndex(m_file);
}

} // namespace Carrel
