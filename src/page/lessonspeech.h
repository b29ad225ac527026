// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/spokenpart.h"

#include <QObject>

#include <functional>

namespace Carrel
{

class PageBridge;
class PageCalls;

/** Leads through the lesson on the page part by part, for reading it aloud. Part of LessonView. */
class LessonSpeech final : public QObject
{
    Q_OBJECT

public:
    /** @p isOnScreen tells whether a message is of the lesson on screen, by its number. */
    LessonSpeech(PageCalls &calls, const PageBridge &bridge, std::function<bool(int)> isOnScreen);

    void begin(SpokenCode code); ///< at the selected words, else at the top; reached or ended follows
    void step(int by);           ///< 1: to the next part, -1: to the one before; likewise
    void end();                  ///< takes the mark away

Q_SIGNALS:
    void reached(const Carrel::SpokenPart &part); ///< it is marked and in sight
    void ended();                                 ///< there is nothing more to say

private:
    PageCalls &m_calls;
};

} // namespace Carrel
