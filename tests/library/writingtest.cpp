// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/writing.h"

#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

class WritingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyStretchesThatAreSearchedByPartsAreTaken_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("stretches");
        QTest::newRow("nothing") << QString() << QString();
        QTest::newRow("Latin") << u"A façade – and 7 more"_s << QString();
        QTest::newRow("Arabic and Hindi have spaces") << u"المد والجزر ज्वार"_s << QString();
        QTest::newRow("Chinese among Latin") << u"the 月亮 and 潮汐表."_s << u"月亮\n\n潮汐表\n\n"_s;
        QTest::newRow("Japanese") << u"コーヒーを飲む"_s << u"コーヒーを飲む\n\n"_s;
        QTest::newRow("Korean") << u"학교에서 배운다"_s << u"학교에서\n\n배운다\n\n"_s;
        QTest::newRow("Thai") << u"น้ำขึ้น"_s << u"น้ำขึ้น\n\n"_s;
        QTest::newRow("beyond the first plane") << u"a𠀀b"_s << u"𠀀\n\n"_s;
    }

    void onlyStretchesThatAreSearchedByPartsAreTaken()
    {
        QFETCH(QString, text);
        QTEST(unspacedStretches(text), "stretches");
    }
};

QTEST_APPLESS_MAIN(WritingTest)
#include "writingtest.moc"
