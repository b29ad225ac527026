// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/hostilefiles.h"

#include "support/testpaths.h"

#include <QDir>
#include <QtTest>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Test
{

void addHostileFiles()
{
    QTest::addColumn<QString>("file");
    const QDir nasty(dataPath(u"nasty"_s));
    const QStringList folders = nasty.entryList({u"0*"_s}, QDir::Dirs);
    QVERIFY(folders.size() >= 9);
    for (const QString &folder : folders) {
        const QFileInfoList files = QDir(nasty.filePath(folder)).entryInfoList(QDir::Files);
        for (const QFileInfo &file : files) {
            QTest::newRow(qPrintable(folder + u'/' + file.fileName())) << file.filePath();
        }
    }
}

} // namespace Carrel::Test
