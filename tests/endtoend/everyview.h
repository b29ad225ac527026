// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/ids.h"

#include <QString>
#include <QStringList>

#include <functional>

class QAction;
class QWidget;

namespace Carrel::Test
{

class WindowDriver;

/** Everything that the actions of a window open, one after the other, each from the lesson that is on the screen. */
class EveryView final
{
public:
    /** Told of each: what it is called in a report, and the window or dialog it is in. */
    using Look = std::function<void(const QString &view, QWidget &shown)>;

    EveryView(WindowDriver &driver, Look look);

    /** What went wrong; an action of which is not said here what it opens, too. */
    [[nodiscard]] QStringList open();

private:
    void openHere(QAction &action);
    void openDialog(QAction &action);
    void returnToLesson();
    [[nodiscard]] bool isLessonShown() const;

    WindowDriver &m_driver;
    Look m_look;
    LessonRef m_lesson;
    QStringList m_faults;
};

} // namespace Carrel::Test
