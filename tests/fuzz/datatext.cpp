// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/json5/json5text.h"
#include "formats/toml/tomltext.h"
#include "formats/yaml/yamltext.h"

#include <cstdint>

using namespace Carrel;

namespace
{

int depthOf(const DataNode &node)
{
    int depth = 0;
    for (const DataNode &item : node.items) {
        depth = std::max(depth, depthOf(item));
    }
    return depth + 1;
}

/** What is read can be walked over, and every item of a map has its key. */
void look(const DataText &read)
{
    if (depthOf(read.root) > 600 || (read.root.isMap() && read.root.keys.size() != qsizetype(read.root.items.size()))) {
        __builtin_trap();
    }
}

} // namespace

/** Texts in YAML, TOML and JSON5 never fail and never grow without end. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QString text = QString::fromUtf8(reinterpret_cast<const char *>(data), qsizetype(size));
    look(parseYaml(text));
    look(parseToml(text));
    look(parseJson5(text));
    return 0;
}
