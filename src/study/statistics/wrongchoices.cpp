// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/statistics/wrongchoices.h"

#include <algorithm>
#include <tuple>

namespace Carrel
{

namespace
{

struct Chosen {
    WrongChoice choice;
    qint64 lastAt = 0;
};

} // namespace

std::vector<WrongChoice> wrongChoices(std::span<const PastAnswer> answers, const CurrentChecks &current)
{
    std::map<std::pair<CheckKey, OptionKey>, Chosen> chosen;
    std::map<CheckKey, qint64> knownAt;
    for (const PastAnswer &answer : answers) {
        const auto now = current.find(answer.check);
        if (now == current.end() || now->second.asks != answer.fingerprint) {
            continue;
        }
        if (answer.isKnown()) {
            knownAt[answer.check] = std::max(knownAt[answer.check], answer.at);
        }
        for (const OptionKey &option : answer.chosen) {
            Chosen &one = chosen[{answer.check, option}];
            one.choice.check = answer.check;
            one.choice.option = option;
            ++one.choice.times;
            if (answer.at >= one.lastAt) {
                one.lastAt = answer.at;
                one.choice.last = answer.day;
            }
        }
    }
    std::vector<Chosen> sorted;
    for (auto &[key, one] : chosen) {
        const auto known = knownAt.find(key.first);
        one.choice.knownSince = known != knownAt.end() && known->second > one.lastAt;
        sorted.push_back(one);
    }
    std::ranges::stable_sort(sorted, [](const Chosen &a, const Chosen &b) {
        return std::tie(b.choice.times, b.lastAt) < std::tie(a.choice.times, a.lastAt);
    });
    std::vector<WrongChoice> choices;
    std::ranges::transform(sorted, std::back_inserter(choices), &Chosen::choice);
    return choices;
}

} // namespace Carrel
