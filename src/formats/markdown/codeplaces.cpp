// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/codeplaces.h"

#include <algorithm>

namespace Carrel
{

namespace
{

qsizetype lineEnd(QStringView text, qsizetype from)
{
    const qsizetype end = text.indexOf(u'\n', from);
    return end < 0 ? text.size() : end + 1;
}

/** The line without its indent and the marks of quotations and list items in front of a fence. */
QStringView withoutFront(QStringView line)
{
    while (!line.isEmpty() && (line.front().isSpace() || line.front() == u'>')) {
        line = line.sliced(1);
    }
    const bool isItem = line.startsWith(u"- ") || line.startsWith(u"* ");
    return isItem ? withoutFront(line.sliced(2)) : line;
}

struct Fence {
    QChar sign;
    qsizetype length = 0;
    QStringView rest;
};

Fence fenceOf(QStringView line)
{
    const QStringView text = withoutFront(line);
    if (text.isEmpty() || (text.front() != u'`' && text.front() != u'~')) {
        return {};
    }
    const QChar sign = text.front();
    const auto end = std::ranges::find_if(text, [sign](QChar c) { return c != sign; });
    const qsizetype length = end - text.begin();
    return {sign, length, text.sliced(length).trimmed()};
}

bool opens(const Fence &fence)
{
    return fence.length >= 3 && !(fence.sign == u'`' && fence.rest.contains(u'`'));
}

} // namespace

CodePlaces::CodePlaces(QStringView text)
{
    addLines(text);
    addSpans(text);
    std::ranges::sort(m_ranges, {}, &Range::begin);
}

void CodePlaces::addLines(QStringView text)
{
    Fence open;
    qsizetype begin = 0;
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype next = lineEnd(text, at);
        const Fence fence = fenceOf(text.sliced(at, next - at));
        if (open.length == 0 && opens(fence)) {
            open = fence;
            begin = at;
        } else if (open.length > 0 && fence.sign == open.sign && fence.length >= open.length && fence.rest.isEmpty()) {
            m_ranges.push_back({begin, next});
            open = {};
        }
        at = next;
    }
    if (open.length > 0) {
        m_ranges.push_back({begin, text.size()});
    }
}

void CodePlaces::addSpans(QStringView text)
{
    const std::vector<Range> fences = m_ranges;
    auto fence = fences.begin();
    for (qsizetype at = 0; at < text.size();) {
        while (fence != fences.end() && fence->end <= at) {
            ++fence;
        }
        if (fence != fences.end() && at >= fence->begin) {
            at = fence->end;
            continue;
        }
        if (text[at] != u'`') {
            ++at;
            continue;
        }
        qsizetype width = 1;
        while (at + width < text.size() && text[at + width] == u'`') {
            ++width;
        }
        const qsizetype limit = fence == fences.end() ? text.size() : fence->begin;
        qsizetype close = -1;
        int blanks = 0;
        for (qsizetype i = at + width; i < limit && close < 0 && blanks < 2;) {
            if (text[i] == u'`') {
                qsizetype run = 1;
                while (i + run < limit && text[i + run] == u'`') {
                    ++run;
                }
                close = run == width ? i + run : -1;
                i += run;
                blanks = 0;
            } else {
                // Two line ends with nothing between them end the paragraph.
                blanks = text[i] == u'\n' ? blanks + 1 : text[i].isSpace() ? blanks : 0;
                ++i;
            }
        }
        if (close > 0) {
            m_ranges.push_back({at, close});
        }
        at = close > 0 ? close : at + width;
    }
}

qsizetype CodePlaces::behind(qsizetype at) const
{
    const auto next = std::ranges::upper_bound(m_ranges, at, {}, &Range::begin);
    if (next == m_ranges.begin()) {
        return at;
    }
    return std::max(at, std::prev(next)->end);
}

} // namespace Carrel
