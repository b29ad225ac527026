// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/lessonlength.h"
#include "page/place.h"
#include "widgets/shared/plainlabel.h"

#include <memory>

namespace Carrel
{

/** Says in the status line how many minutes of the lesson are left at the reader's own pace. */
class MinutesLeft final : public PlainLabel
{
    Q_OBJECT

public:
    explicit MinutesLeft(QWidget *parent = nullptr);

    /** At @p place; @p pace: a multiple of its minutes. */
    void showLesson(const std::shared_ptr<const Lesson> &lesson, const LessonLength &length, double pace,
                    const Place &place);
    void moveTo(const Place &place);
    void seeEnd(); ///< from then on there is nothing to foretell, wherever one goes in it

private:
    void say();

    std::shared_ptr<const Lesson> m_lesson;
    LessonLength m_length;
    double m_pace = 1;
    Place m_place;
    bool m_endSeen = false;
};

} // namespace Carrel
