// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "study/event.h"

#include <QByteArray>

namespace Carrel
{

/** The schema number written into every event. A changed field needs a new one; see study/README.md. */
inline constexpr int eventSchema = 1;

/** One JSON object on one line, keys sorted, no line feed. Equal events give equal bytes. */
[[nodiscard]] QByteArray toJson(const Event &event);

/** The event of one line. A kind or schema from the future comes back as UnknownEvent; a line without a whole stamp,
    or without a field its kind needs, is Malformed. */
[[nodiscard]] Result<Event> fromJson(const QByteArray &line);

/** The word an event's kind is written with: "answer", "place", … */
[[nodiscard]] QString kindName(const EventBody &body);

} // namespace Carrel
