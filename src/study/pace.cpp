// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/pace.h"

#include "study/median.h"

#include <algorithm>
#include <utility>

namespace Carrel
{

namespace
{

constexpr size_t fewestLessons = 3;
constexpr size_t lessonsLookedAt = 40; // the last ones: a learner gets quicker
constexpr double quickest = 0.25;
constexpr double slowest = 4;

std::vector<const LessonState *> lastRead(const StudyState &state)
{
    std::vector<const LessonState *> read;
    for (const auto &[ref, lesson] : state.lessons()) {
        if (lesson.lastBlockSeen && lesson.foregroundMs > 0) {
            read.push_back(&lesson);
        }
    }
    std::ranges::sort(read, std::ranges::greater(), &LessonState::lastAt);
    read.resize(std::min(read.size(), lessonsLookedAt));
    return read;
}

} // namespace

qint64 expectedMs(const CheckState *check)
{
    return check && check->answers > 0 ? check->medianMs : assumedAnswerMs;
}

qint64 expectedMs(const StudyState &state, std::span<const CheckKey> checks)
{
    qint64 sum = 0;
    for (const CheckKey &key : checks) {
        sum += expectedMs(state.check(key));
    }
    return sum;
}

int wholeMinutes(qint64 ms)
{
    return int(std::max<qint64>(1, (ms + 30'000) / 60'000));
}

int expectedMinutes(const StudyState &state, std::span<const CheckKey> checks)
{
    return checks.empty() ? 0 : wholeMinutes(expectedMs(state, checks));
}

double readingPace(const StudyState &state, const MinutesOf &minutesOf)
{
    std::vector<double> paces;
    for (const LessonState *lesson : lastRead(state)) {
        const int minutes = minutesOf(lesson->lesson).value_or(0);
        const double pace = minutes > 0 ? double(lesson->foregroundMs) / (minutes * 60'000.0) : 0;
        if (pace >= quickest) { // quicker is no reading
            paces.push_back(std::min(pace, slowest));
        }
    }
    return paces.size() < fewestLessons ? 1 : median(std::move(paces)).value_or(1);
}

} // namespace Carrel
