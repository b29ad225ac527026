// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

#include <optional>
#include <vector>

namespace Carrel
{

/** One member of a line of JSON as it is written there. */
struct FlatMember {
    enum class Kind { Text, Number, True, False, Texts, Numbers };

    QByteArrayView key;
    Kind kind = Kind::Text;
    QByteArrayView text;                    ///< of Text without its quotes, of Number its digits
    std::vector<QByteArrayView> items = {}; ///< of Texts and Numbers; an empty list is Texts
};

/**
 * The members of a line written as this program writes events: one object, keys ascending, plain ASCII without
 * escapes, nothing nested but lists of texts or of numbers. Nothing for any other JSON and for what is none, which is
 * then for QJsonDocument to read. A record of years has a hundred thousand such lines, and taking them apart this way
 * is what makes it open in a second. Used by the event codec.
 */
[[nodiscard]] std::optional<std::vector<FlatMember>> flatMembers(QByteArrayView line);

} // namespace Carrel
