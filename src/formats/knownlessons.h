// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/ids.h"

#include <QByteArray>
#include <QHash>

#include <vector>

namespace Carrel
{

/** Which lessons are made from files of exactly these bytes, by SHA-256 in hex: what need not be read once more. */
using KnownLessonFiles = QHash<QByteArray, std::vector<LessonRef>>;

} // namespace Carrel
