// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace Carrel
{

/**
 * A value of a text in YAML, TOML or JSON5, with what its author wrote: "010" keeps its digits, "No" stays a word.
 * Used by the readers whose courses keep their order, heads and questions in such files.
 */
struct DataNode {
    enum class Kind { Missing, Null, Scalar, List, Map };

    Kind kind = Kind::Missing;
    QString text = {};                ///< of a scalar as written; of nothing too: "~"
    bool quoted = false;              ///< the scalar stood in quotes, where the reader can tell
    std::vector<DataNode> items = {}; ///< of a list or a map
    QStringList keys = {};            ///< of a map: one for each item
    int line = 0;                     ///< 1-based, of the text's file

    [[nodiscard]] bool isMissing() const { return kind == Kind::Missing; }
    [[nodiscard]] bool isMap() const { return kind == Kind::Map; }
    [[nodiscard]] bool isList() const { return kind == Kind::List; }
    [[nodiscard]] bool isScalar() const { return kind == Kind::Scalar; }

    /** The value of @p key, the last one where it was written twice; a missing one where there is none. */
    [[nodiscard]] const DataNode &operator[](QStringView key) const;
    [[nodiscard]] bool has(QStringView key) const { return !(*this)[key].isMissing(); }

    /** "true", "yes" or "on" in any letter case, as YAML has it. */
    [[nodiscard]] bool isTrue() const;

    /** The texts of a list's scalars; a scalar is a list of one. */
    [[nodiscard]] QStringList texts() const;
};

/** Where and why a text in YAML, TOML or JSON5 could not be read. */
struct DataFault {
    QString message; ///< in the parser's words, or ours when a limit was reached
    int line = 1;    ///< 1-based
    int column = 1;  ///< 1-based
    bool isLimit = false;
};

/** How much of a text is taken: an alias can make a short one grow without end. */
struct DataLimits {
    int nodes = 100'000;
    int depth = 64;
    qsizetype characters = 4 << 20;
};

/** What a text says; with a fault, what was read before it. */
struct DataText {
    DataNode root;
    std::optional<DataFault> fault;
};

} // namespace Carrel
