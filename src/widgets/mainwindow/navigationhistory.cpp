// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mainwindow/navigationhistory.h"

namespace Carrel
{

void NavigationHistory::visit(const Stop &stop)
{
    if (!m_stops.empty()) {
        if (m_stops[m_current].isSamePageAs(stop) && !stop.place.has_value()) {
            return;
        }
        m_stops.resize(m_current + 1);
    }
    m_stops.push_back(stop);
    if (m_stops.size() > longest) {
        m_stops.erase(m_stops.begin());
    }
    m_current = m_stops.size() - 1;
}

void NavigationHistory::note(const LessonRef &lesson, const Place &place)
{
    if (!m_stops.empty() && m_stops[m_current].view == Stop::View::Lesson && m_stops[m_current].lesson == lesson) {
        m_stops[m_current].place = place;
    }
}

std::optional<Stop> NavigationHistory::goBack()
{
    if (!canGoBack()) {
        return {};
    }
    return m_stops[--m_current];
}

std::optional<Stop> NavigationHistory::goForward()
{
    if (!canGoForward()) {
        return {};
    }
    return m_stops[++m_current];
}

std::optional<Stop> NavigationHistory::current() const
{
    return m_stops.empty() ? std::nullopt : std::optional(m_stops[m_current]);
}

} // namespace Carrel
