// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/fsrsmodel.h"

#include <QByteArray>
#include <QCryptographicHash>

#include <cmath>

using namespace Qt::StringLiterals;

namespace Carrel
{

namespace
{

/** Names weights by what they are, so that rows written with the same ones anywhere say the same. */
QString weightsId(const std::vector<double> &weights)
{
    if (weights.empty()) {
        return u"default"_s;
    }
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const double weight : weights) {
        hash.addData(QByteArray::number(weight, 'g', 17) + ' ');
    }
    return QString::fromLatin1(hash.result().toHex().first(12));
}

} // namespace

FsrsModel::FsrsModel(const std::vector<double> &weights)
{
    const std::optional<Fsrs> own = weights.empty() ? std::nullopt : Fsrs::withWeights(weights);
    m_fsrs = own.value_or(Fsrs());
    m_id = u"fsrs-6/"_s + weightsId(own ? weights : std::vector<double>());
}

MemoryState FsrsModel::next(const std::optional<MemoryState> &before, const ElapsedTime &elapsed, Grade grade) const
{
    return m_fsrs.next(before, elapsed.studyDays, grade);
}

double FsrsModel::recall(const MemoryState &state, const ElapsedTime &elapsed) const
{
    return m_fsrs.retrievability(state, elapsed.studyDays);
}

double FsrsModel::interval(const MemoryState &state, double retention) const
{
    return m_fsrs.interval(state.stability, retention);
}

MemoryState FsrsModel::between(const MemoryState &a, const MemoryState &b, double share) const
{
    return {.stability = std::exp(share * std::log(a.stability) + (1 - share) * std::log(b.stability)),
            .difficulty = share * a.difficulty + (1 - share) * b.difficulty};
}

} // namespace Carrel
