// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QLockFile>
#include <QMutex>

#include <map>
#include <memory>

namespace Carrel
{

/** Folders of a store in which packages are made before they are taken in; each is owned as long as it is made. */
class Stagings final
{
public:
    explicit Stagings(QString store);

    [[nodiscard]] Result<QString> make();
    /** Removes it with what is left in it. */
    void discard(const QString &staging);

    /** A name in @p store for a folder that is to be deleted: what is left of it after a sudden end is swept. */
    [[nodiscard]] static QString doomedName(const QString &store);
    /** Removes the stagings of @p store that nobody owns any more. */
    static void sweep(const QString &store);

private:
    const QString m_store;
    QMutex m_mutex;
    std::map<QString, std::unique_ptr<QLockFile>> m_owned;
};

} // namespace Carrel
