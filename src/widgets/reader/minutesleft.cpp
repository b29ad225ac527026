// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/reader/minutesleft.h"

#include <cmath>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

MinutesLeft::MinutesLeft(QWidget *parent)
    : PlainLabel(parent)
{
    setObjectName("minutesLeft"_L1);
}

void MinutesLeft::showLesson(const std::shared_ptr<const Lesson> &lesson, const LessonLength &length, double pace,
                             const Place &place)
{
    m_endSeen = m_endSeen && lesson == m_lesson; // one comes back to it from another view
    m_lesson = lesson;
    m_length = length;
    m_pace = pace;
    m_place = place;
    say();
}

void MinutesLeft::moveTo(const Place &place)
{
    m_place = place;
    say();
}

void MinutesLeft::seeEnd()
{
    m_endSeen = true;
    say();
}

void MinutesLeft::say()
{
    if (m_endSeen || m_length.minutes() <= 0) {
        setText(m_endSeen ? tr("The end is in sight") : QString());
        return;
    }
    const double left = m_length.minutes() * m_pace * (1 - m_length.shareBefore(m_place.block, m_place.offset));
    setText(left < 1 ? tr("Less than a minute left") : tr("About %n minute(s) left", nullptr, int(std::lround(left))));
}

} // namespace Carrel
