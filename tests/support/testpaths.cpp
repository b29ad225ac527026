// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testpaths.h"

#include <QFile>
#include <QFileInfo>
#include <QtTest>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Test
{

QString dataPath(const QString &relative)
{
    return QStringLiteral(CARREL_TEST_DATA "/") + relative;
}

QString sharedPath(const QString &relative)
{
    const QString folder = qEnvironmentVariable("CARREL_SHARED", QStringLiteral(CARREL_SOURCE "/../shared"));
    const QFileInfo info(folder + u'/' + relative);
    return info.exists() ? info.canonicalFilePath() : QString();
}

QByteArray readFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        QTest::qFail(qPrintable(u"cannot read "_s + path), __FILE__, __LINE__);
        return {};
    }
    return file.readAll();
}

} // namespace Carrel::Test
