// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/place.h"

#include <optional>
#include <vector>

namespace Carrel
{

/** A place one can come back to: a view, or a spot in a lesson. */
struct Stop {
    enum class View { Today, Library, Review, Preferences, Statistics, Lesson };

    View view = View::Today;
    LessonRef lesson = {};           ///< for View::Lesson
    std::optional<Place> place = {}; ///< where in the lesson; nothing: where one was the last time
    bool operator==(const Stop &) const = default;

    /** The same view and lesson, whatever the spot. */
    [[nodiscard]] bool isSamePageAs(const Stop &other) const { return view == other.view && lesson == other.lesson; }
};

/** Back and forward through the stops of one session. Used by the main window only. */
class NavigationHistory final
{
public:
    static constexpr size_t longest = 200;

    /** Goes to @p stop; what lay ahead is forgotten. Going where one is changes nothing. */
    void visit(const Stop &stop);
    /** Notes the spot at the current stop, before leaving it, when it is of @p lesson. */
    void note(const LessonRef &lesson, const Place &place);

    [[nodiscard]] bool canGoBack() const { return m_current > 0; }
    [[nodiscard]] bool canGoForward() const { return m_current + 1 < m_stops.size(); }
    [[nodiscard]] std::optional<Stop> goBack();
    [[nodiscard]] std::optional<Stop> goForward();
    [[nodiscard]] std::optional<Stop> current() const;

private:
    std::vector<Stop> m_stops;
    size_t m_current = 0;
};

} // namespace Carrel
