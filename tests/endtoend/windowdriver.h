// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/composition.h"
#include "support/timespans.h"

#include <QStringList>

#include <functional>
#include <memory>

namespace Carrel
{
class CheckView;
class ImportDialog;
class QuizPanel;
class ReviewView;
} // namespace Carrel

namespace Carrel::Test
{

/** One start of the program in a data folder of its own, worked through its real window by keys. */
class WindowDriver final
{
public:
    /** The sentence About shows on how pages are drawn. */
    static inline const QString graphics = QStringLiteral("Pages are drawn by the processor.");

    explicit WindowDriver(const QString &dataDir, qint64 clockShiftMs = 0);
    ~WindowDriver(); ///< closes the window as a person would

    /** Shows the window and waits until the stores are read and what came of @p files is on the screen: their lesson,
       or the question whether to add them. */
    bool start(const QStringList &files = {});
    /** The same, and says yes to the question; true when a lesson is on the screen. */
    bool startWith(const QStringList &files);
    /** Waits, working, until @p condition holds; false when it never does. */
    static bool wait(const std::function<bool()> &condition, int ms = 30'000);
    /** Presses a key where the focus is, once a window takes keys: after a dialog none is active for a moment, and keys
        of the window do nothing. */
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {});

    /** Presses Tab until the focus is where @p isThere says; false when it is not after @p mostSteps. */
    bool tabTo(int mostSteps, const std::function<bool(QWidget *)> &isThere);

    [[nodiscard]] Composition &parts() { return *m_parts; }
    [[nodiscard]] MainWindow &window() { return m_parts->window(); }
    [[nodiscard]] QuizPanel &quiz();
    [[nodiscard]] ReviewView &review();
    [[nodiscard]] ImportDialog *importDialog(); ///< nullptr while nothing is asked
    /** The size the window gave itself: the screens of tests are small, and it is made as large as most are. */
    [[nodiscard]] QSize ownSize() const { return m_ownSize; }
    [[nodiscard]] bool isLessonPainted() const { return m_painted > 0; }

    /** The key of a right or wrong option of the check that @p view asks. */
    [[nodiscard]] static Qt::Key optionKey(const CheckView &view, bool right);
    /** Picks such an option and answers; true when the verdict stands there. */
    bool answer(CheckView &view, bool right);

private:
    std::unique_ptr<Composition> m_parts;
    QSize m_ownSize;
    int m_painted = 0;
    bool m_ready = false;
};

} // namespace Carrel::Test
