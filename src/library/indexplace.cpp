// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/indexplace.h"

#include "storage/remotefolder.h"

#include <QCryptographicHash>
#include <QDir>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

QString indexPlace(const QString &preferred, const QString &instead)
{
    for (const QString &candidate : {preferred, instead}) {
        if (!candidate.isEmpty() && !isRemote(candidate)) {
            return candidate;
        }
    }
    // The home folder names the person without asking the system for an account.
    const QByteArray owner =
        QCryptographicHash::hash((QDir::homePath() + u'\n' + preferred).toUtf8(), QCryptographicHash::Sha256);
    return QDir::tempPath() + "/carrel-"_L1 + QString::fromLatin1(owner.toHex().left(16));
}

} // namespace Carrel
