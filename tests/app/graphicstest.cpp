// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The built program on computers whose graphics are poor.
#include "app/programdriver.h"
#include "exchange/datafolders.h"
#include "settings/keys.h"
#include "settings/settings.h"
#include "support/testpaths.h"

#include <QDir>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

constexpr int oneLine = 56; // pixels: a line with a button, and its margins

void leaveWhatACrashLeaves(const QString &dataDir)
{
    const QString cache = DataFolders::under(dataDir).cache;
    QDir().mkpath(cache);
    QFile sentinel(cache + u"/page-starting"_s);
    QVERIFY(sentinel.open(QIODevice::WriteOnly));
    sentinel.write("hardware " CARREL_VERSION "/");
    sentinel.write(qVersion());
}

/** As a person would in the preferences, when the card still worked. */
void chooseTheGraphicsCard(const QString &dataDir)
{
    Settings settings(SettingsPaths::forSystem(DataFolders::under(dataDir).settings));
    QVERIFY(settings.set(Keys::graphics, u"hardware"_s));
}

} // namespace

class GraphicsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLessonIsShown_data()
    {
        QTest::addColumn<int>("depth");
        QTest::addColumn<QString>("variable");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<bool>("afterACrash");
        QTest::addColumn<bool>("chosen"); // the graphics card, in the preferences
        QTest::addColumn<bool>("noted");  // in the status line
        const QStringList none;
        QTest::newRow("as it is") << 24 << QString() << QString() << none << false << false << false;
        QTest::newRow("without OpenGL") << 24 << u"QT_XCB_GL_INTEGRATION"_s << u"none"_s << none << false << false
                                        << true;
        QTest::newRow("16 bits a pixel") << 16 << QString() << QString() << none << false << false << false;
        QTest::newRow("after a crash") << 24 << QString() << QString() << none << true << false << false;
        QTest::newRow("after a crash, though the graphics card was chosen")
            << 24 << QString() << QString() << none << true << true << false;
        QTest::newRow("safe mode") << 24 << QString() << QString() << QStringList{u"--safe-mode"_s} << false << false
                                   << true;
        QTest::newRow("safe mode, though the graphics card was chosen")
            << 24 << QString() << QString() << QStringList{u"--safe-mode"_s} << false << true << true;
        QTest::newRow("16 bits a pixel without OpenGL, after a crash")
            << 16 << u"QT_XCB_GL_INTEGRATION"_s << u"none"_s << none << true << false << true;
    }

    void aLessonIsShown()
    {
        if (QStandardPaths::findExecutable(u"Xvfb"_s).isEmpty() ||
            QStandardPaths::findExecutable(u"xdotool"_s).isEmpty()) {
            QSKIP("Xvfb or xdotool is not installed.");
        }
        QFETCH(int, depth);
        QFETCH(QString, variable);
        QFETCH(QString, value);
        QFETCH(QStringList, arguments);
        QFETCH(bool, afterACrash);
        QFETCH(bool, chosen);
        QFETCH(bool, noted);
        const QTemporaryDir data;
        if (afterACrash) {
            leaveWhatACrashLeaves(data.path());
        }
        if (chosen) {
            chooseTheGraphicsCard(data.path());
        }
        const Test::VirtualDisplay display(depth);
        QVERIFY(display.isRunning());
        Test::ProgramDriver program(display, data.path());
        if (!variable.isEmpty()) {
            program.setEnvironment(variable, value);
        }
        arguments << Test::dataPath(u"courses/sorting/005-quicksort-and-its-pivot.json"_s);
        QVERIFY(program.start(arguments));
        QVERIFY(program.waitForLesson(u"Quicksort and its pivot"_s));
        if (afterACrash && !noted) {
            QTRY_VERIFY(program.messageBarHeight() > 20);
            QVERIFY(program.messageBarHeight() <= oneLine);
        } else {
            QTRY_COMPARE(program.messageBarHeight(), 0);
        }
        if (noted) {
            QVERIFY(program.isNoteInStatusLine());
        }
        program.quit();
        if (!variable.isEmpty()) {
            return; // Qt itself remarks on what it was told to do without
        }
        // The libraries of sound below the voice tell on their own what the computer lacks.
        static const QRegularExpression ofSound(
            u"^(?:qt\\.multimedia|Failed to open VDPAU|PulseAudioService|[ \\t]).*\\n"_s,
            QRegularExpression::MultilineOption);
        const QString said = program.output().remove(u"Sandboxing disabled by user.\n"_s).remove(ofSound);
        QCOMPARE(said, QString());
    }

    /** The card was chosen, and the display can do no OpenGL at all: at most one start is lost. */
    void aCardThatCannotDrawBeginsNoCrashLoop()
    {
        if (QStandardPaths::findExecutable(u"Xvfb"_s).isEmpty() ||
            QStandardPaths::findExecutable(u"xdotool"_s).isEmpty()) {
            QSKIP("Xvfb or xdotool is not installed.");
        }
        const QTemporaryDir data;
        chooseTheGraphicsCard(data.path());
        const Test::VirtualDisplay display(24, {u"-extension"_s, u"GLX"_s});
        QVERIFY(display.isRunning());
        const QString lesson = Test::dataPath(u"courses/sorting/005-quicksort-and-its-pivot.json"_s);
        bool isShown = false;
        for (int start = 0; start < 2 && !isShown; ++start) {
            Test::ProgramDriver program(display, data.path());
            QVERIFY(program.start({lesson}));
            isShown = program.waitForLesson(u"Quicksort and its pivot"_s);
        }
        QVERIFY(isShown);
    }
};

QTEST_MAIN(GraphicsTest)
#include "graphicstest.moc"
