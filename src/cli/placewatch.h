// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <memory>

namespace Carrel
{

/**
 * Ends the program with a sentence when a place it cannot do without hangs: a call into such a drive cannot be stopped,
 * nor can whoever waits for it. Made by main; lives as long as the command runs.
 */
class PlaceWatch final
{
public:
    PlaceWatch();
    ~PlaceWatch();
    Q_DISABLE_COPY_MOVE(PlaceWatch)

    /** Returns once each of @p places, which need not exist, has answered; they are watched from then on. */
    void add(const QStringList &places);

private:
    struct Shared;
    std::shared_ptr<Shared> m_shared;
};

} // namespace Carrel
