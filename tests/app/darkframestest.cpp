// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Case R5 of the readers that dazzle: the built program in the dark, its screen looked at every ten milliseconds from
// the start on, through a change of lessons, a jump by search, other views and a review. No frame is white.
#include "app/programdriver.h"
#include "exchange/datafolders.h"
#include "settings/keys.h"
#include "settings/settings.h"
#include "support/brightness.h"
#include "support/testpaths.h"

#include <QStandardPaths>
#include <QThread>
#include <QtTest>

#include <atomic>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

constexpr double mostWhite = 0.3; ///< of a frame

/** Looks at a display in a thread of its own, so that no frame is missed while the test waits. */
class GlareWatch final
{
public:
    explicit GlareWatch(const Test::VirtualDisplay &display)
        : m_thread(QThread::create([this, &display] { watch(display); }))
    {
        m_thread->start();
    }

    ~GlareWatch()
    {
        m_isOver = true;
        m_thread->wait();
    }
    Q_DISABLE_COPY_MOVE(GlareWatch)

    [[nodiscard]] double worst() const { return m_worst; }
    [[nodiscard]] int frames() const { return m_frames; }

private:
    void watch(const Test::VirtualDisplay &display)
    {
        constexpr unsigned long everyMs = 10;
        while (!m_isOver) {
            const QImage picture = display.picture();
            if (!picture.isNull()) {
                m_worst = std::max(m_worst.load(), Test::nearWhiteShare(picture));
                ++m_frames;
            }
            QThread::msleep(everyMs);
        }
    }

    std::atomic<bool> m_isOver = false;
    std::atomic<double> m_worst = 0;
    std::atomic<int> m_frames = 0;
    std::unique_ptr<QThread> m_thread;
};

} // namespace

class DarkFramesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable(u"Xvfb"_s).isEmpty() ||
            QStandardPaths::findExecutable(u"xdotool"_s).isEmpty()) {
            QSKIP("Xvfb or xdotool is not installed.");
        }
        QVERIFY(m_display.isRunning());
    }

    void aWhiteFrameWouldBeSeen()
    {
        QImage white(1280, 800, QImage::Format_RGB32);
        white.fill(Qt::white);
        QVERIFY(Test::nearWhiteShare(white) > mostWhite);
        QVERIFY(Test::nearWhiteShare(m_display.picture()) < mostWhite);
    }

    void noFrameIsWhite()
    {
        const QTemporaryDir data;
        Settings settings(SettingsPaths::forSystem(DataFolders::under(data.path()).settings));
        QVERIFY(settings.set(Keys::theme, u"dark"_s));
        const GlareWatch watch(m_display);
        readAndAnswer(data.path());
        QVERIFY2(watch.worst() < mostWhite, qPrintable(QString::number(watch.worst())));
        review(data.path());
        QVERIFY2(watch.worst() < mostWhite, qPrintable(QString::number(watch.worst())));
        QVERIFY2(watch.frames() > 100, qPrintable(QString::number(watch.frames())));
    }

private:
    void readAndAnswer(const QString &data)
    {
        Test::ProgramDriver program(m_display, data);
        QVERIFY(program.start({Test::dataPath(u"courses/sorting"_s)}));
        QVERIFY(program.waitForLesson(u"Merging two sorted piles"_s, ThemeName::Dark));
        QVERIFY(program.press(u"ctrl+Next"_s));
        QVERIFY(program.waitForLesson(u"Quicksort and its pivot"_s, ThemeName::Dark));
        QVERIFY(program.answerCheck(ThemeName::Dark));
        QVERIFY(program.press(u"ctrl+shift+f"_s));
        QVERIFY(program.type(u"floor"_s));
        QVERIFY(QTest::qWaitFor(
            [&] {
                program.press(u"Return"_s); // the hits come a moment after the words
                return program.waitForWindow(u"Why n log n is the floor"_s, 300);
            },
            60'000));
        QVERIFY(program.waitForLesson(u"Why n log n is the floor"_s, ThemeName::Dark));
        for (const QString &view : {u"ctrl+comma"_s, u"ctrl+2"_s, u"ctrl+1"_s}) {
            QVERIFY(changesAfter(program, view));
        }
        QVERIFY(program.leave(20'000));
    }

    void review(const QString &data)
    {
        Test::ProgramDriver program(m_display, data);
        program.setEnvironment(u"CARREL_CLOCK_SHIFT_DAYS"_s, u"60"_s);
        QVERIFY(program.start({}));
        QVERIFY(program.waitForWindow(u"Carrel"_s));
        QVERIFY(changesAfter(program, u"ctrl+3"_s));
        QVERIFY(changesAfter(program, u"1"_s));
        QVERIFY(QTest::qWaitFor([&] { return changesAfter(program, u"Return"_s); }, 30'000));
        QVERIFY(program.leave(20'000));
    }

    /** Presses @p key and waits until the screen is another. */
    bool changesAfter(Test::ProgramDriver &program, const QString &key)
    {
        const QImage before = m_display.picture();
        return program.press(key) && QTest::qWaitFor([&] {
                   const QImage now = m_display.picture();
                   return !now.isNull() && now != before;
               });
    }

    Test::VirtualDisplay m_display;
};

QTEST_MAIN(DarkFramesTest)
#include "darkframestest.moc"
