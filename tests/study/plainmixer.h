// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/lessonmixer.h"

#include <algorithm>

namespace Carrel::Test
{

/** The rule as it is said, asking everybody in line each time. */
class PlainMixer
{
public:
    std::vector<size_t> mix(const std::vector<LessonAndModule> &line)
    {
        std::vector<size_t> waiting(line.size());
        std::ranges::generate(waiting, [next = size_t(0)]() mutable { return next++; });
        std::vector<size_t> order;
        while (!waiting.empty()) {
            const auto next = nextOf(waiting, line);
            m_last = line[*next];
            order.push_back(*next);
            waiting.erase(next);
        }
        return order;
    }

private:
    std::vector<size_t>::iterator nextOf(std::vector<size_t> &waiting, const std::vector<LessonAndModule> &line) const
    {
        const auto weighsMore = [&](size_t LessonAndModule::*group, size_t number) {
            const auto count = std::ranges::count_if(waiting, [&](size_t i) { return line[i].*group == number; });
            return size_t(count) > waiting.size() / 2;
        };
        const auto mayCome = [&](size_t LessonAndModule::*group, size_t number) {
            const bool isPressed =
                std::ranges::any_of(waiting, [&](size_t i) { return weighsMore(group, line[i].*group); });
            return !isLast(group, number) && (!isPressed || weighsMore(group, number));
        };
        const auto first = [&](auto wanted) {
            return std::ranges::find_if(waiting, [&](size_t i) { return wanted(line[i]); });
        };
        auto next = first([&](const LessonAndModule &at) {
            return mayCome(&LessonAndModule::lesson, at.lesson) && mayCome(&LessonAndModule::module, at.module);
        });
        if (next == waiting.end()) {
            next = first([&](const LessonAndModule &at) {
                return mayCome(&LessonAndModule::lesson, at.lesson) && !isLast(&LessonAndModule::module, at.module);
            });
        }
        if (next == waiting.end()) {
            next = first([&](const LessonAndModule &at) { return mayCome(&LessonAndModule::lesson, at.lesson); });
        }
        if (next == waiting.end()) {
            next = first([&](const LessonAndModule &at) { return !isLast(&LessonAndModule::lesson, at.lesson); });
        }
        return next == waiting.end() ? waiting.begin() : next;
    }

    [[nodiscard]] bool isLast(size_t LessonAndModule::*group, size_t number) const
    {
        return m_last && (*m_last).*group == number;
    }

    std::optional<LessonAndModule> m_last;
};

} // namespace Carrel::Test
