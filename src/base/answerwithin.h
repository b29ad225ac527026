// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/loosethreads.h"

#include <atomic>
#include <functional>
#include <future>
#include <memory>
#include <optional>

namespace Carrel
{

/**
 * What @p question answers, or nothing when it takes longer than @p ms. For files on drives that may hang: a call into
 * one cannot be stopped, so it is left behind on a thread of its own; @p question must own all it touches.
 */
template<typename Answer>
std::optional<Answer> answerWithin(std::chrono::milliseconds ms, std::function<Answer()> question)
{
    auto promise = std::make_shared<std::promise<Answer>>();
    std::future<Answer> answer = promise->get_future();
    startLoose([promise, question = std::move(question)] { promise->set_value(question()); });
    return answer.wait_for(ms) == std::future_status::ready ? std::optional(answer.get()) : std::nullopt;
}

/**
 * The same for long work that calls what it is handed whenever it got on: nothing once it was silent for @p ms.
 */
template<typename Answer> std::optional<Answer>
answerUnlessSilent(std::chrono::milliseconds ms, std::function<Answer(const std::function<void()> &beat)> question)
{
    auto promise = std::make_shared<std::promise<Answer>>();
    auto beats = std::make_shared<std::atomic<int>>(0);
    std::future<Answer> answer = promise->get_future();
    startLoose(
        [promise, beats, question = std::move(question)] { promise->set_value(question([beats] { ++*beats; })); });
    for (int heard = -1; heard != *beats;) {
        heard = *beats;
        if (answer.wait_for(ms) == std::future_status::ready) {
            return answer.get();
        }
    }
    return std::nullopt;
}

} // namespace Carrel
