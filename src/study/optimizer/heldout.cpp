// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/optimizer/heldout.h"

#include "study/optimizer/recallpath.h"

#include <cmath>
#include <map>

namespace Carrel
{

namespace
{

constexpr size_t parts = 6;

/** How much the answers to one check speak for the fit. */
struct Voice {
    size_t answers = 0;
    double gain = 0;
};

/** Mean losses and their doubt from sums. */
HeldOut summedUp(HeldOut sums, const std::map<std::uint32_t, Voice> &voices)
{
    if (sums.answers == 0) {
        return sums;
    }
    const auto count = double(sums.answers);
    sums.lossInUse /= count;
    sums.lossFitted /= count;
    const double mean = sums.lossInUse - sums.lossFitted;
    double squares = 0;
    for (const auto &[history, voice] : voices) {
        const double apart = voice.gain - mean * double(voice.answers);
        squares += apart * apart;
    }
    sums.doubt = std::sqrt(squares) / count;
    return sums;
}

} // namespace

bool HeldOut::isBetter() const
{
    constexpr double certainty = 2; // standard errors: of learners with the memory of the published weights, one in 840
    return answers > 0 && lossInUse - lossFitted > certainty * doubt;
}

std::optional<HeldOut> heldOut(std::span<const TrainingHistory> histories, std::span<const TrainingItem> items,
                               const FsrsWeights &inUse, const JobControl &control)
{
    HeldOut sums;
    std::map<std::uint32_t, Voice> voices;
    for (size_t part = 1; part < parts; ++part) {
        const size_t begin = items.size() * part / parts;
        const size_t end = items.size() * (part + 1) / parts;
        const TrainingSet past = withoutOutliers(histories, items.first(begin));
        const std::optional<FsrsWeights> fitted = fittedWeights(histories, past, control);
        if (!fitted) {
            return std::nullopt;
        }
        TrainingSet next;
        next.items.assign(items.begin() + begin, items.begin() + end);
        next.importance.assign(next.items.size(), 1);
        RecallPath ofFitted(*fitted, past.honesty);
        RecallPath ofInUse(inUse, past.honesty);
        for (const TrainingBatch &batch : batchesOf(histories, next, next.size(), TrainingOptions().longest)) {
            sums.answers += batch.items;
            for (const TrainingBatch::Stretch &stretch : batch.stretches) {
                const double now = ofInUse.loss(stretch.history, stretch.importance, nullptr);
                const double then = ofFitted.loss(stretch.history, stretch.importance, nullptr);
                sums.lossInUse += now;
                sums.lossFitted += then;
                Voice &voice = voices[stretch.number];
                voice.gain += now - then;
                voice.answers += stretch.asked;
            }
        }
    }
    return summedUp(sums, voices);
}

} // namespace Carrel
