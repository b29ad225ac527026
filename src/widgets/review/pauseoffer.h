// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTypes>

namespace Carrel
{

/** How long one reviews before a pause is offered, in minutes. */
inline constexpr int pauseAfterMinutes = 15;

/**
 * When to offer a pause in a review: once, after a quarter of an hour of it. Who stays away for some minutes has had
 * one, and begins anew. Knows no widgets; used by ReviewView.
 */
class PauseOffer final
{
public:
    /** Something was done in the review at @p monotonicMs. True: now is the time to offer a pause. */
    bool isDueAt(qint64 monotonicMs);

private:
    bool m_isBegun = false;
    bool m_isOffered = false;
    qint64 m_beganMs = 0;
    qint64 m_lastMs = 0;
};

} // namespace Carrel
