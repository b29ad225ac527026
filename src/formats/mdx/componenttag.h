// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <map>
#include <optional>

namespace Carrel
{

/** A value in a tag: the text between quotes, or what stands in braces. */
struct TagValue {
    QString text;
    bool isExpression = false;
    qsizetype at = 0; ///< where the text begins
};

/** A tag of HTML or of a component, found by its quotes and braces and not by the next ">". */
struct ComponentTag {
    QString name;
    std::map<QString, TagValue> attributes;
    qsizetype begin = 0;
    qsizetype end = 0;         ///< behind its ">"
    bool closes = false;       ///< </Tip>
    bool closesItself = false; ///< <Youtube />

    [[nodiscard]] QString value(const QString &name) const;
};

/** A tag longer than this is not meant as one; a question with its options has a few thousand characters. */
inline constexpr qsizetype longestTag = 64LL * 1024;

/** The tag that begins at @p at with "<"; nothing when what stands there is no tag. */
[[nodiscard]] std::optional<ComponentTag> tagAt(QStringView text, qsizetype at);

} // namespace Carrel
