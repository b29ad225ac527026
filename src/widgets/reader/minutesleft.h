// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/lessonlength.h"
#include "page/place.h"

#include <QLabel>

namespace Carrel
{

/** Says in the status line how many minutes of the lesson are left at the reader's own pace. */
class MinutesLeft final : public QLabel
{
    Q_OBJECT

public:
    explicit MinutesLeft(QWidget *parent = nullptr);

    void showLesson(const LessonLength &length, double pace); ///< @p pace: a multiple of its minutes
    void moveTo(const Place &place);
    void seeEnd(); ///< from then on there is nothing to foretell, wherever one goes in it

private:
    void say();

    LessonLength m_length;
    double m_pace = 1;
    Place m_place;
    bool m_endSeen = false;
};

} // namespace Carrel
