// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/json/json.h"

#include <QStringList>

#include <optional>

namespace Carrel
{

/** What buildTree makes of a text, with what it had to correct. */
struct JsonTree {
    Json root;
    QStringList repeatedKeys; ///< pointers; at most 20, the rest is of the same kind
    int nulCharacters = 0;
};

/** Why a text is no JSON. */
struct JsonTreeFault {
    size_t byte = 0; ///< 1-based; one past the end when the text breaks off
    bool numberTooLarge = false;
    QString what;
};

/** Builds the tree of @p text. Depth and size are the caller's to check first. */
[[nodiscard]] std::optional<JsonTreeFault> buildTree(const QByteArray &text, JsonTree &tree);

} // namespace Carrel
