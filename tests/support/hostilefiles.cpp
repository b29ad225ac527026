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
    QTest::newRow("shared inputs are not here") << QString();
    const QString nasty = sharedPath(u"data/nasty"_s);
    if (nasty.isEmpty()) {
        return;
    }
    const QStringList folders = QDir(nasty).entryList({u"0[1-5]*"_s}, QDir::Dirs);
    for (const QString &folder : folders) {
        const QFileInfoList files = QDir(nasty + u'/' + folder).entryInfoList(QDir::Files);
        for (const QFileInfo &file : files) {
            QTest::newRow(qPrintable(folder + u'/' + file.fileName())) << file.filePath();
        }
    }
}

} // namespace Carrel::Test
