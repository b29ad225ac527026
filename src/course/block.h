// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/ids.h"
#include "course/run.h"

#include <QByteArray>
#include <QSize>

#include <optional>
#include <variant>
#include <vector>

namespace Carrel
{

struct Block;
using Blocks = std::vector<Block>;

struct Heading {
    int level = 2; ///< 2, 3 or 4; the lesson's title is level 1
    Runs runs;
    bool operator==(const Heading &) const = default;
};

struct Paragraph {
    Runs runs;
    bool operator==(const Paragraph &) const = default;
};

enum class CodeRole { Source, Output, Console };

struct Code {
    QString language; ///< as the author wrote it, empty when not given
    QString label;    ///< display name, "C++"; empty when not given
    QString text;     ///< without a final newline
    CodeRole role = CodeRole::Source;
    QString title = {};           ///< the name of its file, or what else the author calls it; empty when not given
    std::vector<int> marked = {}; ///< lines the author points at, counted from 1, ascending, none behind the last
    int firstLine = 1;            ///< the number of its first line, where it is a part of something longer
    bool operator==(const Code &) const = default;
};

struct List {
    bool ordered = false;
    int start = 1;
    std::vector<Blocks> items;
    bool operator==(const List &other) const;
};

struct Quote {
    Blocks blocks;
    bool operator==(const Quote &other) const;
};

enum class NoteKind { Note, Tip, Important, Warning, Caution };

/** A callout beside the text. */
struct Note {
    NoteKind kind = NoteKind::Note;
    Runs title; ///< empty: the kind's own word
    Blocks blocks;
    bool operator==(const Note &other) const;
};

/** A part folded away behind a summary. */
struct More {
    Runs summary;
    Blocks blocks;
    bool operator==(const More &other) const;
};

struct Image {
    QString source;      ///< path inside the course; empty when the picture is missing
    QString alternative; ///< text for who cannot see it
    Runs caption;
    std::optional<QSize> size; ///< in pixels, as the author gave it
    QString origin;            ///< where it came from, when it is not here
    bool operator==(const Image &) const = default;
};

enum class ColumnAlign { None, Left, Center, Right };

struct Table {
    std::vector<ColumnAlign> align;
    std::vector<Runs> head; ///< empty: no head row
    std::vector<std::vector<Runs>> rows;
    Runs caption;
    bool operator==(const Table &) const = default;
};

/** A displayed formula. */
struct MathBlock {
    QString tex;
    QString label;
    bool operator==(const MathBlock &) const = default;
};

struct Rule {
    bool operator==(const Rule &) const = default;
};

/** A pointer to something outside the text: a video, a demonstration, a file, a page. */
struct LinkBlock {
    QString kind; ///< "video", "demo", "file", "page"
    QString href;
    QString title;
    bool operator==(const LinkBlock &) const = default;
};

/** The place in the text where a check belongs. */
struct CheckPlace {
    CheckId check;
    bool operator==(const CheckPlace &) const = default;
};

/** A simulation shipped with the program, named by the course. Reserved: shown as a quiet box. */
struct Lab {
    QString name;
    QByteArray parameters; ///< JSON as given
    bool operator==(const Lab &) const = default;
};

/** A kind of block this version does not know; what could be shown of it was taken over. */
struct Unknown {
    QString kind;
    Blocks shown; ///< what its shape allowed to save; empty: a box says that it needs a newer version
    bool operator==(const Unknown &other) const;
};

using BlockContent = std::variant<Heading, Paragraph, Code, List, Quote, Note, More, Image, Table, MathBlock, Rule,
                                  LinkBlock, CheckPlace, Lab, Unknown>;

/** One typed part of a lesson. Visit content with Overload and no fallback. */
struct Block {
    BlockId id;           ///< always set and unique in a lesson once the reader is done
    bool idGiven = false; ///< the author gave it, so a writer writes it
    BlockContent content;
    bool operator==(const Block &other) const;
};

/** The short word formats and counts know a block by: "h2", "p", "ol", "note"; for an unknown block its own. */
[[nodiscard]] QString kindWord(const Block &block);

/** Calls @p visit with every list of blocks that lies directly inside @p block. */
template<typename Blocklike, typename Visit> void forEachChildList(Blocklike &block, Visit visit)
{
    if (auto *list = std::get_if<List>(&block.content)) {
        for (auto &item : list->items) {
            visit(item);
        }
    } else if (auto *quote = std::get_if<Quote>(&block.content)) {
        visit(quote->blocks);
    } else if (auto *note = std::get_if<Note>(&block.content)) {
        visit(note->blocks);
    } else if (auto *more = std::get_if<More>(&block.content)) {
        visit(more->blocks);
    } else if (auto *unknown = std::get_if<Unknown>(&block.content)) {
        visit(unknown->shown);
    }
}

/** Calls @p visit with @p block and every block inside it, however deep. */
template<typename Visit> void forEachBlockIn(const Block &block, const Visit &visit)
{
    visit(block);
    forEachChildList(block, [&visit](const Blocks &blocks) {
        for (const Block &inner : blocks) {
            forEachBlockIn(inner, visit);
        }
    });
}

/** Text that is either runs or whole blocks: questions, options and reasons. */
struct RichText {
    std::variant<Runs, Blocks> content;
    bool operator==(const RichText &) const = default;
    [[nodiscard]] bool isEmpty() const;
};

} // namespace Carrel
