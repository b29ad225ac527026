// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/fsrs.h"
#include "study/memorymodel.h"

#include <vector>

namespace Carrel
{

/** FSRS-6 as the model of memory; it counts in study days. */
class FsrsModel final : public MemoryModel
{
public:
    /** With these weights of the learner; empty, or of no known version: the published ones. */
    explicit FsrsModel(const std::vector<double> &weights);

    [[nodiscard]] QString id() const override { return m_id; }
    [[nodiscard]] MemoryState next(const std::optional<MemoryState> &before, const ElapsedTime &elapsed,
                                   Grade grade) const override;
    [[nodiscard]] double recall(const MemoryState &state, const ElapsedTime &elapsed) const override;
    [[nodiscard]] double interval(const MemoryState &state, double retention) const override;
    [[nodiscard]] MemoryState between(const MemoryState &a, const MemoryState &b, double share) const override;

private:
    Fsrs m_fsrs;
    QString m_id;
};

} // namespace Carrel
