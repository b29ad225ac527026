// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/lessonlength.h"

#include "course/plaintext.h"

namespace Carrel
{

namespace
{

constexpr qsizetype signsPerMinute = 1'200; // about 200 words
constexpr qsizetype signsOfABlock = 30;     // a picture or a rule takes a moment, too

} // namespace

LessonLength::LessonLength(const Lesson &lesson)
{
    for (const Block &block : lesson.blocks) {
        const Span span{m_all, plainText(block).size() + signsOfABlock};
        forEachBlockIn(block, [this, &span](const Block &each) { m_spans.insert(each.id, span); });
        m_all += span.length;
    }
    const int told = lesson.minutes.value_or(0);
    m_minutes = told > 0 ? double(told) : double(m_all) / signsPerMinute;
}

double LessonLength::shareBefore(const BlockId &block, double offset) const
{
    const auto span = m_spans.constFind(block);
    if (span == m_spans.constEnd() || m_all == 0) {
        return 0;
    }
    return (double(span->from) + qBound(0.0, offset, 1.0) * double(span->length)) / double(m_all);
}

} // namespace Carrel
