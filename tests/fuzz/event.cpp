// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/eventcodec.h"
#include "study/fold.h"

#include <cstdint>

using namespace Carrel;

/** Every line that is an event can be written, read again as the same, and folded. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    std::vector<Event> events;
    for (const QByteArray &line : bytes.split('\n')) {
        if (const auto event = fromJson(line)) {
            const auto again = fromJson(toJson(*event));
            if (!again || !(*again == *event)) {
                __builtin_trap();
            }
            events.push_back(*event);
        }
    }
    if (fold(events).toCanonicalJson().isEmpty()) {
        __builtin_trap();
    }
    return 0;
}
