// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "page/lessonportions.h"

#include "page/pagecalls.h"

namespace Carrel
{

LessonPortions::LessonPortions(PageCalls &calls)
    : m_calls(calls)
{
}

void LessonPortions::show(int serial, const RenderedLesson &lesson, const Place &place)
{
    m_serial = serial;
    m_portions = {lesson};
    sendAgain(place);
}

void LessonPortions::sendAgain(const Place &place)
{
    m_sent = 1;
    m_wanted = false;
    m_calls.setWhole(!m_portions.front().more);
    m_calls.show(m_serial, m_portions.front(), place);
}

void LessonPortions::add(const RenderedLesson &portion)
{
    m_portions.push_back(portion);
    sendIfWanted();
}

bool LessonPortions::sendNext()
{
    m_wanted = true;
    sendIfWanted();
    const bool isWhole = m_wanted && !m_portions[m_sent - 1].more;
    if (isWhole) {
        m_calls.setWhole(true);
    }
    return isWhole;
}

void LessonPortions::sendIfWanted()
{
    if (m_wanted && m_sent < m_portions.size()) {
        m_wanted = false;
        m_calls.add(m_serial, m_portions[m_sent++]);
    }
}

} // namespace Carrel
