// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/emptyfolder.h"

#include "base/folderlisting.h"

#include <QCoreApplication>
#include <QDir>

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(EmptyFolder)
};

} // namespace

Result<void> makeEmptyFolder(const QString &path)
{
    if (const auto entries = listFolder(path); entries && !entries->empty()) {
        return fail(ErrorCode::Conflict, Context::tr("The folder %1 is not empty; choose another one.").arg(path));
    }
    if (!QDir().mkpath(path)) {
        return fail(ErrorCode::Unwritable, Context::tr("The folder %1 cannot be made.").arg(path));
    }
    return {};
}

} // namespace Carrel
