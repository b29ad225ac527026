// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/pretext/ptxblocks.h"

#include "formats/xml/xmltext.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <array>
#include <iterator>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Ptx
{

namespace
{

constexpr int deepest = 60;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::PreTeXt)
};

bool isIn(pugi::xml_node node, const QSet<QString> &names)
{
    return names.contains(toText(localName(node)));
}

bool isDivision(pugi::xml_node node)
{
    static const QSet<QString> names{u"section"_s,    u"subsection"_s, u"subsubsection"_s, u"paragraphs"_s,
                                     u"exercises"_s,  u"worksheet"_s,  u"glossary"_s,      u"reading-questions"_s,
                                     u"references"_s, u"solutions"_s,  u"exercisegroup"_s, u"subexercises"_s,
                                     u"preface"_s,    u"handout"_s,    u"outcomes"_s,      u"objectives"_s,
                                     u"assemblage"_s};
    return isIn(node, names);
}

/** Elements that only hold others. */
bool isFrame(pugi::xml_node node)
{
    static const QSet<QString> names{u"introduction"_s, u"conclusion"_s, u"statement"_s,  u"sidebyside"_s,
                                     u"stack"_s,        u"sbsgroup"_s,   u"gi"_s,         u"prelude"_s,
                                     u"postlude"_s,     u"page"_s,       u"backmatter"_s, u"biblio"_s,
                                     u"poem"_s,         u"stanza"_s,     u"line_block"_s};
    return isIn(node, names);
}

bool isExercise(pugi::xml_node node)
{
    static const QSet<QString> names{u"exercise"_s, u"activity"_s, u"exploration"_s, u"investigation"_s,
                                     u"project"_s,  u"task"_s,     u"query"_s};
    return isIn(node, names);
}

bool isNothing(pugi::xml_node node)
{
    static const QSet<QString> names{u"title"_s,   u"subtitle"_s,    u"shorttitle"_s, u"plaintitle"_s,
                                     u"creator"_s, u"idx"_s,         u"index"_s,      u"notation"_s,
                                     u"todo"_s,    u"frontmatter"_s, u"docinfo"_s,    u"shortdescription"_s};
    return isIn(node, names);
}

/** A box beside the text: what kind of note, or nothing when it is none. */
std::optional<NoteKind> boxKind(pugi::xml_node node)
{
    static const QHash<QString, NoteKind> table{{u"warning"_s, NoteKind::Warning},
                                                {u"caution"_s, NoteKind::Caution},
                                                {u"insight"_s, NoteKind::Tip},
                                                {u"tip"_s, NoteKind::Tip},
                                                {u"convention"_s, NoteKind::Note},
                                                {u"note"_s, NoteKind::Note},
                                                {u"observation"_s, NoteKind::Note},
                                                {u"remark"_s, NoteKind::Note},
                                                {u"aside"_s, NoteKind::Note},
                                                {u"biographical"_s, NoteKind::Note},
                                                {u"historical"_s, NoteKind::Note},
                                                {u"example"_s, NoteKind::Note},
                                                {u"definition"_s, NoteKind::Important},
                                                {u"theorem"_s, NoteKind::Important},
                                                {u"lemma"_s, NoteKind::Important},
                                                {u"corollary"_s, NoteKind::Important},
                                                {u"proposition"_s, NoteKind::Important},
                                                {u"axiom"_s, NoteKind::Important},
                                                {u"principle"_s, NoteKind::Important},
                                                {u"algorithm"_s, NoteKind::Note},
                                                {u"fact"_s, NoteKind::Important},
                                                {u"claim"_s, NoteKind::Important},
                                                {u"conjecture"_s, NoteKind::Note},
                                                {u"question"_s, NoteKind::Note},
                                                {u"problem"_s, NoteKind::Note},
                                                {u"computation"_s, NoteKind::Note},
                                                {u"technology"_s, NoteKind::Note},
                                                {u"data"_s, NoteKind::Note},
                                                {u"important"_s, NoteKind::Important},
                                                {u"identity"_s, NoteKind::Important},
                                                {u"hypothesis"_s, NoteKind::Important},
                                                {u"assumption"_s, NoteKind::Important}};
    const auto found = table.constFind(toText(localName(node)));
    return found == table.constEnd() ? std::nullopt : std::optional(*found);
}

bool isFolded(pugi::xml_node node)
{
    static const QSet<QString> names{u"proof"_s, u"solution"_s, u"answer"_s, u"hint"_s, u"case"_s};
    return isIn(node, names);
}

QString foldedTitle(pugi::xml_node node)
{
    const std::string_view name = localName(node);
    return name == "proof"    ? Words::tr("Proof")
           : name == "hint"   ? Words::tr("Hint")
           : name == "answer" ? Words::tr("Answer")
                              : Words::tr("Solution");
}

} // namespace

void Reading::leaveOut(pugi::xml_node node, const QString &word, const QString &name, Severity severity) const
{
    const XmlPlace place = book.tree().placeOf(node);
    skipped.add(word, name, place.line, severity);
}

BlockReader::BlockReader(Reading &reading)
    : m_reading(reading)
    , m_tree(reading.book.tree())
{
}

Blocks BlockReader::blocksOf(const std::vector<pugi::xml_node> &nodes)
{
    Blocks blocks;
    RunsBuilder runs;
    for (const pugi::xml_node node : nodes) {
        add(node, blocks, runs);
    }
    append(runs.takeBlocks(), blocks);
    return blocks;
}

Blocks BlockReader::blocksIn(pugi::xml_node node, const std::function<bool(pugi::xml_node)> &leaveOut)
{
    std::vector<pugi::xml_node> children = m_tree.childrenOf(node);
    if (leaveOut) {
        std::erase_if(children, leaveOut);
    }
    if (m_depth > deepest) {
        RunsBuilder runs;
        runs.addText(m_reading.book.wordsOf(node), {});
        return runs.takeBlocks();
    }
    ++m_depth;
    Blocks blocks = blocksOf(children);
    --m_depth;
    return blocks;
}

void BlockReader::append(Blocks more, Blocks &blocks)
{
    std::ranges::move(more, std::back_inserter(blocks));
}

void BlockReader::push(pugi::xml_node node, BlockContent content, Blocks &blocks)
{
    Block block = blockOf(std::move(content));
    block.id = BlockId(idOf(node));
    block.idGiven = !block.id.isEmpty();
    blocks.push_back(std::move(block));
}

void BlockReader::add(pugi::xml_node node, Blocks &blocks, RunsBuilder &runs)
{
    if (node.type() != pugi::node_element) {
        runs.addText(QString::fromUtf8(node.value()), {});
        return;
    }
    if (isNothing(node)) {
        return;
    }
    if (boxKind(node) || isDivision(node) || isExercise(node) || isFrame(node) || isFolded(node) ||
        isNamed(node, "p")) {
        append(runs.takeBlocks(), blocks);
    } else if (addInline(node, {}, m_reading, runs)) {
        return;
    }
    append(runs.takeBlocks(), blocks);
    if (!addText(node, blocks) && !addBox(node, blocks) && !addShown(node, blocks)) {
        addUnknown(node, blocks);
    }
}

bool BlockReader::addText(pugi::xml_node node, Blocks &blocks)
{
    const std::string_view name = localName(node);
    if (name == "p" || name == "line") {
        addParagraph(node, blocks);
    } else if (isDivision(node)) {
        addDivision(node, blocks);
    } else if (isFrame(node)) {
        append(blocksIn(node), blocks);
    } else if (name == "ul" || name == "ol" || name == "dl") {
        addList(node, blocks);
    } else if (name == "blockquote" || name == "quotation") {
        push(node, Quote{blocksIn(node)}, blocks);
    } else if (name == "me" || name == "men" || name == "md" || name == "mdn") {
        push(node, MathBlock{displayTex(node, m_reading), {}}, blocks);
    } else {
        return false;
    }
    return true;
}

bool BlockReader::addBox(pugi::xml_node node, Blocks &blocks)
{
    if (const std::optional<NoteKind> kind = boxKind(node)) {
        Runs title = runsIn(m_reading.book.childOf(node, "title"), m_reading);
        if (title.empty()) {
            const QString word = toText(localName(node));
            title.emplace_back().text = word.at(0).toUpper() + word.sliced(1);
        }
        push(node, Note{*kind, std::move(title), blocksIn(node)}, blocks);
    } else if (isFolded(node)) {
        More more;
        more.summary.emplace_back().text = foldedTitle(node);
        more.blocks = blocksIn(node);
        push(node, std::move(more), blocks);
    } else if (isExercise(node)) {
        addExercise(node, blocks);
    } else {
        return false;
    }
    return true;
}

bool BlockReader::addShown(pugi::xml_node node, Blocks &blocks)
{
    const std::string_view name = localName(node);
    if (name == "pre" || name == "program" || name == "cd" || name == "sage") {
        addCode(node, blocks);
    } else if (name == "console") {
        addConsole(node, blocks);
    } else if (name == "figure" || name == "listing" || name == "table" || name == "list") {
        addFigure(node, blocks);
    } else if (name == "image") {
        addImage(node, blocks);
    } else if (name == "tabular") {
        addTable(node, blocks);
    } else if (name == "video" || name == "audio") {
        addVideo(node, blocks);
    } else if (name == "interactive") {
        m_reading.leaveOut(node, u"interactive"_s, Words::tr("parts that run a program"));
    } else {
        return false;
    }
    return true;
}

void BlockReader::addUnknown(pugi::xml_node node, Blocks &blocks)
{
    Blocks inside = blocksIn(node);
    const QString name = toText(localName(node));
    if (inside.empty()) {
        m_reading.leaveOut(node, u"unknown-element"_s, Words::tr("elements nobody knows, without any text"));
    } else {
        m_reading.leaveOut(node, u"element-kind"_s, Words::tr("elements nobody knows, of which the text is shown"),
                           Severity::Note);
        append(std::move(inside), blocks);
    }
}

void BlockReader::addParagraph(pugi::xml_node node, Blocks &blocks)
{
    // A paragraph may hold lists, code and displayed formulas; each is a block of its own, the id goes to the first.
    Blocks parts = blocksIn(node);
    if (const QString id = idOf(node); !id.isEmpty() && !parts.empty() && !parts.front().idGiven) {
        parts.front().id = BlockId(id);
        parts.front().idGiven = true;
    }
    append(std::move(parts), blocks);
}

void BlockReader::addDivision(pugi::xml_node node, Blocks &blocks)
{
    constexpr int lowest = 4;
    Runs title = runsIn(m_reading.book.childOf(node, "title"), m_reading);
    ++m_division;
    if (!title.empty()) {
        push(node, Heading{std::min(m_division, lowest), std::move(title)}, blocks);
    }
    append(blocksIn(node), blocks);
    --m_division;
}

void BlockReader::addList(pugi::xml_node node, Blocks &blocks)
{
    List list;
    list.ordered = isNamed(node, "ol");
    for (const pugi::xml_node item : m_tree.childrenOf(node)) {
        if (item.type() != pugi::node_element || isNothing(item)) {
            continue;
        }
        Blocks content;
        Runs title = runsIn(m_reading.book.childOf(item, "title"), m_reading);
        if (!title.empty()) {
            std::ranges::for_each(title, [](Run &run) { run.bold = true; });
            push(item, Paragraph{std::move(title)}, content);
        }
        append(blocksIn(item), content);
        if (!content.empty()) {
            list.items.push_back(std::move(content));
        }
    }
    if (!list.items.empty()) {
        push(node, std::move(list), blocks);
    }
}

} // namespace Carrel::Ptx
