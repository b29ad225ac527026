// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/formatnames.h"

#include "formats/formatlist.h"

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

QString formatName(const QString &importer)
{
    if (importer == "carrel-json"_L1) {
        return jsonLessonsTitle();
    }
    const auto readers = formatReaders();
    const auto reader =
        std::ranges::find_if(readers, [&importer](const auto &one) { return one->importer() == importer; });
    return reader == readers.end() ? QString() : (*reader)->title();
}

} // namespace Carrel
