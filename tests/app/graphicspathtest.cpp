// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/graphicspath.h"

#include "app/crashsentinel.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

class GraphicsPathTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void softwareWinsInDoubt_data()
    {
        QTest::addColumn<GraphicsFacts>("facts");
        QTest::addColumn<GraphicsPath>("path");
        QTest::addColumn<GraphicsReason>("reason");
        using enum GraphicsPath;
        QTest::newRow("a plain desktop") << GraphicsFacts{} << Hardware << GraphicsReason::Usable;
        QTest::newRow("safe mode beats all")
            << GraphicsFacts{.safeMode = true, .setting = u"hardware"_s, .quickBackend = u"rhi"_s} << Software
            << GraphicsReason::SafeMode;
        QTest::newRow("failed before") << GraphicsFacts{.failedBefore = true} << Software
                                       << GraphicsReason::FailedBefore;
        QTest::newRow("failed before, though set to hardware")
            << GraphicsFacts{.failedBefore = true, .setting = u"hardware"_s} << Software
            << GraphicsReason::FailedBefore;
        QTest::newRow("set to hardware") << GraphicsFacts{.setting = u"hardware"_s, .graphicsCard = false} << Hardware
                                         << GraphicsReason::Setting;
        QTest::newRow("set to software") << GraphicsFacts{.setting = u"software"_s} << Software
                                         << GraphicsReason::Setting;
        QTest::newRow("environment") << GraphicsFacts{.quickBackend = u"software"_s} << Software
                                     << GraphicsReason::Environment;
        QTest::newRow("platform without OpenGL, though set to hardware")
            << GraphicsFacts{.setting = u"hardware"_s, .openGlOff = true} << Software << GraphicsReason::NoGraphicsCard;
        QTest::newRow("no card") << GraphicsFacts{.graphicsCard = false} << Software << GraphicsReason::NoGraphicsCard;
        QTest::newRow("remote") << GraphicsFacts{.remoteSession = true} << Software << GraphicsReason::RemoteSession;
        QTest::newRow("unknown setting") << GraphicsFacts{.setting = u"fast"_s} << Hardware << GraphicsReason::Usable;
    }

    void softwareWinsInDoubt()
    {
        QFETCH(GraphicsFacts, facts);
        const GraphicsDecision decision = decideGraphics(facts);
        QTEST(decision.path, "path");
        QTEST(decision.reason, "reason");
        QVERIFY(graphicsSentence(decision).endsWith(u'.'));
    }

    void aStartThatNeverPaintedIsRemembered()
    {
        QTemporaryDir folder;
        const QString path = folder.path() + u"/cache"_s;
        {
            CrashSentinel first(path, u"1/6.8"_s);
            QVERIFY(!first.failedBefore());
            first.arm(GraphicsPath::Hardware);
        }
        {
            CrashSentinel second(path, u"1/6.8"_s);
            QVERIFY(second.failedBefore());
            second.arm(GraphicsPath::Software);
            second.clear();
        }
        QVERIFY2(CrashSentinel(path, u"1/6.8"_s).failedBefore(), "it must not try the card again at every other start");
        QVERIFY2(!CrashSentinel(path, u"2/6.8"_s).failedBefore(), "a new version tries again");
    }

    void aCardThatIsChosenAnewIsTriedAgain()
    {
        QTemporaryDir folder;
        CrashSentinel(folder.path(), u"1"_s).arm(GraphicsPath::Hardware);
        CrashSentinel second(folder.path(), u"1"_s);
        QVERIFY(second.failedBefore());
        second.forgive();
        QVERIFY(!CrashSentinel(folder.path(), u"1"_s).failedBefore());
    }

    void aGoodStartLeavesNothing()
    {
        QTemporaryDir folder;
        CrashSentinel sentinel(folder.path(), u"1"_s);
        sentinel.arm(GraphicsPath::Hardware);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
        sentinel.clear();
        QVERIFY(QDir(folder.path()).isEmpty());
        QVERIFY(!CrashSentinel(folder.path(), u"1"_s).failedBefore());
    }

    void dyingWhileDrawingBySoftwareDoesNotBlameTheCard()
    {
        QTemporaryDir folder;
        CrashSentinel(folder.path(), u"1"_s).arm(GraphicsPath::Software);
        QVERIFY(!CrashSentinel(folder.path(), u"1"_s).failedBefore());
    }
};

QTEST_APPLESS_MAIN(GraphicsPathTest)
#include "graphicspathtest.moc"
