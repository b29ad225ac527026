// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/json/jsonparser.h"
#include "formats/json/pointerplace.h"
#include "formats/schema/schemachecker.h"
#include "formats/schema/shippedschemas.h"

#include <cstdint>

using namespace Carrel;

/** Whatever JSON is read can be held against the schemas, and every fault lies at a place inside the text. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    Diagnostics diagnostics;
    const auto json = parseJson(bytes, {}, diagnostics, {});
    if (!json) {
        return 0;
    }
    const int lines = int(bytes.count('\n')) + 1;
    for (const Json *schema : {&manifestSchema(), &lessonSchema()}) {
        for (const SchemaFault &fault : SchemaChecker(*schema).check(*json, 50)) {
            const JsonPlace place = placeOfPointer(bytes, {}, fault.pointer);
            if (place.line < 1 || place.line > lines || place.column < 1) {
                __builtin_trap();
            }
        }
    }
    return 0;
}
