// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "study/event.h"

#include <QByteArray>

namespace Carrel
{

/** The newest schema number. A changed field needs a new one; see study/README.md. */
inline constexpr int eventSchema = 4;

/** One JSON object on one line, keys sorted, no line feed. Equal events give equal bytes. */
[[nodiscard]] QByteArray toJson(const Event &event);

/** The event of one line. A kind or schema from the future comes back as UnknownEvent; a line without a whole stamp,
    or without a field its kind needs, is Malformed. */
[[nodiscard]] Result<Event> fromJson(const QByteArray &line);

/** The number @p body is written with: of the schema its kind last changed in, so that older programs know the others.
 */
[[nodiscard]] int schemaOf(const EventBody &body);

/** The word an event's kind is written with: "answer", "place", … */
[[nodiscard]] QString kindName(const EventBody &body);

} // namespace Carrel
