// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/place.h"
#include "render/lessonrenderer.h"

#include <vector>

namespace Carrel
{

class PageCalls;

/**
 * The lesson of a page, which a long one reaches in portions: one at a time, whenever the page has time for the next,
 * so that page and window stay awake. Used by LessonView.
 */
class LessonPortions final
{
public:
    explicit LessonPortions(PageCalls &calls);

    void show(int serial, const RenderedLesson &lesson, const Place &place);
    void sendAgain(const Place &place); ///< all of it, to a page that was loaded anew
    void add(const RenderedLesson &portion);
    /** The page has taken what was sent, and has time for the next portion. True when there is none: it is whole. */
    [[nodiscard]] bool sendNext();

private:
    void sendIfWanted();

    PageCalls &m_calls;
    int m_serial = 0;
    std::vector<RenderedLesson> m_portions; ///< the first one is the lesson as it is shown
    size_t m_sent = 0;
    bool m_wanted = false; ///< the page has time for one
};

} // namespace Carrel
