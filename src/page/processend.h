// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTypes>

namespace Carrel
{

/** Ends another process of ours at once: one that hangs hears nothing else. */
void endProcess(qint64 pid);

} // namespace Carrel
