// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The built program, started once more on a data folder that is open: it ends, and the window that is there comes.
#include "app/programdriver.h"
#include "exchange/datafolders.h"
#include "settings/keys.h"
#include "settings/settings.h"
#include "support/testpaths.h"

#include <QStandardPaths>
#include <QtTest>
#include <xcb/xcb.h>

#include <cstdlib>
#include <memory>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

constexpr int patienceMs = 60'000;

/** What a window manager does with a window that is minimised; there is none on the display. */
bool minimise(const Test::VirtualDisplay &display, quint32 window)
{
    constexpr char stateName[] = "WM_STATE";
    constexpr uint32_t iconic[] = {3, XCB_WINDOW_NONE}; // ICCCM, 4.1.3.1: the state, and no window for the icon
    const std::unique_ptr<xcb_connection_t, decltype(&xcb_disconnect)> server(
        xcb_connect(qPrintable(display.name()), nullptr), &xcb_disconnect);
    const auto asked = xcb_intern_atom(server.get(), false, sizeof stateName - 1, stateName);
    const std::unique_ptr<xcb_intern_atom_reply_t, decltype(&std::free)> state(
        xcb_intern_atom_reply(server.get(), asked, nullptr), &std::free);
    if (!state) {
        return false;
    }
    xcb_unmap_window(server.get(), window);
    const auto changed = xcb_change_property_checked(server.get(), XCB_PROP_MODE_REPLACE, window, state->atom,
                                                     state->atom, 32, std::size(iconic), iconic);
    const std::unique_ptr<xcb_generic_error_t, decltype(&std::free)> error(xcb_request_check(server.get(), changed),
                                                                           &std::free);
    return !error;
}

} // namespace

class SecondStartTest final : public QObject
{
    Q_OBJECT

    const QString m_lesson = Test::dataPath(u"courses/sorting/005-quicksort-and-its-pivot.json"_s);
    const QString m_other = Test::dataPath(u"courses/sorting/004-merging-two-sorted-piles.json"_s);
    const QString m_title = u"Quicksort and its pivot"_s;
    const QString m_otherTitle = u"Merging two sorted piles"_s;

    /** Whether the program, started once more with @p arguments, ends by itself and without a fault. */
    static bool endsAtOnce(const Test::VirtualDisplay &display, const QString &data, const QStringList &arguments)
    {
        Test::ProgramDriver second(display, data);
        return second.start(arguments) && second.hasEndedWell(patienceMs);
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable(u"Xvfb"_s).isEmpty() ||
            QStandardPaths::findExecutable(u"xdotool"_s).isEmpty()) {
            QSKIP("Xvfb or xdotool is not installed.");
        }
    }

    void theWindowComesOutFromBehindAnother()
    {
        const QTemporaryDir data;
        const QTemporaryDir dark;
        Settings settings(SettingsPaths::forSystem(DataFolders::under(dark.path()).settings));
        QVERIFY(settings.set(Keys::theme, u"dark"_s));
        const Test::VirtualDisplay display;
        QVERIFY(display.isRunning());
        Test::ProgramDriver first(display, data.path());
        QVERIFY(first.start({m_lesson}));
        QVERIFY(first.waitForLesson(m_title));
        Test::ProgramDriver inFront(display, dark.path());
        QVERIFY(inFront.start({m_other}));
        QVERIFY(inFront.waitForLesson(m_otherTitle, ThemeName::Dark)); // all one sees of the middle is dark now
        QVERIFY(endsAtOnce(display, data.path(), {}));
        QVERIFY(first.waitForLesson(m_title));
    }

    void aMinimisedWindowIsShownWithTheFileThatWasGiven()
    {
        const QTemporaryDir data;
        const Test::VirtualDisplay display;
        QVERIFY(display.isRunning());
        Test::ProgramDriver first(display, data.path());
        QVERIFY(first.start({m_lesson}));
        QVERIFY(first.waitForLesson(m_title));
        QVERIFY(minimise(display, first.window()));
        QVERIFY(!first.waitForWindow(m_title, 1000));
        QVERIFY(endsAtOnce(display, data.path(), {m_other}));
        QVERIFY(first.waitForLesson(m_otherTitle));
        QVERIFY(first.leave(20'000));
    }
};

QTEST_MAIN(SecondStartTest)
#include "secondstarttest.moc"
