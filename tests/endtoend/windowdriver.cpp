// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "endtoend/windowdriver.h"

#include "settings/keys.h"
#include "settings/settings.h"
#include "widgets/importing/importdialog.h"
#include "widgets/quiz/checkview.h"
#include "widgets/quiz/quizpanel.h"
#include "widgets/review/reviewview.h"

#include <QApplication>
#include <QtTest>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Test
{

WindowDriver::WindowDriver(const QString &dataDir, qint64 clockShiftMs)
{
    CompositionParts parts;
    parts.folders = DataFolders::under(dataDir);
    parts.settings = {parts.folders.settings, dataDir + u"/recommended"_s, dataDir + u"/managed"_s};
    parts.clockShiftMs = clockShiftMs;
    parts.graphics = graphics;
    parts.pagePainted = [this] { ++m_painted; };
    m_parts = std::make_unique<Composition>(parts);
    m_ownSize = window().size();
    if (m_parts->settings().value(Keys::windowGeometry).isEmpty()) {
        window().resize(1280, 800);
    }
    QObject::connect(m_parts.get(), &Composition::ready, m_parts.get(), [this] { m_ready = true; });
}

WindowDriver::~WindowDriver()
{
    window().close();
    m_parts->record().waitUntilStored(10'000);
}

bool WindowDriver::start(const QStringList &files)
{
    m_parts->start(files);
    // A display without a window manager never calls a window active; keys reach it all the same.
    constexpr int activeMs = 2'000;
    window().activateWindow();
    (void)QTest::qWaitForWindowActive(&window(), activeMs);
    return wait([this] { return m_ready; }) &&
           (files.isEmpty() || wait([this] { return m_painted > 0 || importDialog(); }));
}

bool WindowDriver::startWith(const QStringList &files)
{
    if (!start(files)) {
        return false;
    }
    if (ImportDialog *const question = importDialog()) {
        question->accept();
    }
    return wait([this] { return isLessonPainted(); });
}

ImportDialog *WindowDriver::importDialog()
{
    return window().findChild<ImportDialog *>();
}

bool WindowDriver::wait(const std::function<bool()> &condition, int ms)
{
    return QTest::qWaitFor(condition, ms);
}

void WindowDriver::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    if (!QApplication::activeWindow()) {
        QWidget *const dialog = QApplication::activeModalWidget();
        QWidget *const top = dialog ? dialog : &window();
        top->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(top));
    }
    QWidget *const focus = QApplication::focusWidget() ? QApplication::focusWidget() : window().focusWidget();
    QTest::keyClick(focus ? focus : &window(), key, modifiers);
}

bool WindowDriver::tabTo(int mostSteps, const std::function<bool(QWidget *)> &isThere)
{
    constexpr int pageAnswersMs = 100;
    for (int i = 0; i < mostSteps; ++i) {
        QWidget *const focus = QApplication::focusWidget();
        if (focus && isThere(focus)) {
            return true;
        }
        press(Qt::Key_Tab);
        // The page answers from another process, and Tab goes through its links first.
        wait([&] { return QApplication::focusWidget() != focus; }, pageAnswersMs);
    }
    return false;
}

QuizPanel &WindowDriver::quiz()
{
    return *window().findChild<QuizPanel *>();
}

ReviewView &WindowDriver::review()
{
    return *window().findChild<ReviewView *>();
}

Qt::Key WindowDriver::optionKey(const CheckView &view, bool right)
{
    const AskedCheck &asked = view.asked();
    const Check *const check = asked.find();
    for (size_t place = 0; check && place < asked.order.size(); ++place) {
        if (check->options[size_t(asked.order[place])].correct == right) {
            return Qt::Key(Qt::Key_1 + int(place));
        }
    }
    return Qt::Key_unknown;
}

bool WindowDriver::answer(CheckView &view, bool right)
{
    view.takeFocus();
    press(optionKey(view, right));
    // A press right after the check came up counts as an accident, so it is pressed until it is taken.
    return wait([&] {
        if (view.phase() == CheckPhase::Asking) {
            press(Qt::Key_Return);
        }
        return view.phase() == CheckPhase::Verdict;
    });
}

} // namespace Carrel::Test
