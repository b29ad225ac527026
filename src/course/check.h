// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/block.h"

namespace Carrel
{

enum class CheckKind { Single, Multiple };

struct Option {
    OptionKey key; ///< given id, else 16 hex of SHA-256 of its normalised text; always set once the reader is done
    bool keyGiven = false;
    RichText text;
    bool correct = false;
    std::optional<RichText> tempting; ///< why a wrong option attracts, and why it is wrong
    std::optional<RichText> why;      ///< why a right option is right
    std::optional<BlockId> passage;   ///< the block that settles it
    bool operator==(const Option &) const = default;
};

/** A multiple-choice check of a lesson. */
struct Check {
    CheckId id; ///< given id, else "check" for the only one, else "check-N"; always set once the reader is done
    bool idGiven = false;
    CheckKind kind = CheckKind::Single;
    RichText question;
    std::vector<Option> options;
    std::vector<int> order;         ///< place i shows option order[i]; empty: shuffle with a seed from the check's key
    bool shuffle = true;            ///< false: the authored order means something
    std::optional<RichText> why;    ///< shown after the reasons of the options, whatever was chosen
    std::optional<BlockId> passage; ///< the block the check speaks of
    bool showsPassage = false;      ///< the passage stands beside the question: it cannot be answered without it
    QString needsLook; ///< why it cannot be asked, as a sentence; empty: it can. Such a check is kept out of review
    bool operator==(const Check &) const = default;

    [[nodiscard]] bool isUsable() const { return needsLook.isEmpty(); }
};

} // namespace Carrel
