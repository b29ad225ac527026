// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/eraserecord.h"

#include "study/desk.h"

#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

class EraseRecordTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatKeepsTheMarkFromBeingWrittenIsNamed()
    {
        const Desk desk;
        QVERIFY(QDir().mkpath(desk.paths.studyFolder));
        QFile inTheWay(desk.paths.studyFolder + u"/erase"_s); // a file where the folder should be
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        inTheWay.close();
        const Result<void> erased = eraseRecord(desk.paths, LearnerId(QString(32, u'a')), 1);
        QVERIFY(!erased);
        QCOMPARE(erased.error().code, ErrorCode::Unwritable);
        QCOMPARE(erased.error().details, inTheWay.fileName() + u": the folder cannot be made"_s);
    }
};

QTEST_GUILESS_MAIN(EraseRecordTest)
#include "eraserecordtest.moc"
