// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "formats/limits.h"

#include <QFileInfoList>

#include <map>

namespace Carrel
{

/** The rows about what is no course: an error for what a person named, a warning for what lay in a folder. */
class Refusals final
{
public:
    /** Both outlive it. */
    Refusals(const Limits &limits, Diagnostics &diagnostics);

    void add(const QFileInfo &file, bool named, const QString &code, const QString &message, const QString &hint = {});
    void addDevice(const QFileInfo &device, bool named);
    void addOddlyNamed(const QFileInfoList &entries);

    /** Of files in folders, those that have no row of their own are told by their number. Call it last. */
    void tellTheRest();

    /** How many were passed over, by code: to forget those since then. */
    using Counts = std::map<QString, int>;
    [[nodiscard]] Counts counts() const { return m_passedOver; }
    void setCounts(Counts counts) { m_passedOver = std::move(counts); }

private:
    const Limits &m_limits;
    Diagnostics &m_diagnostics;
    Counts m_passedOver;
};

} // namespace Carrel
