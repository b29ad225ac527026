// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/pretext/ptxinline.h"

#include <functional>

namespace Carrel::Ptx
{

/** Turns the parts of a book into blocks; exercises with choices become checks of the lesson. */
class BlockReader
{
public:
    explicit BlockReader(Reading &reading);

    /** What is inside @p node, without its title. @p leaveOut: children to pass over. */
    [[nodiscard]] Blocks blocksIn(pugi::xml_node node, const std::function<bool(pugi::xml_node)> &leaveOut = {});
    [[nodiscard]] Blocks blocksOf(const std::vector<pugi::xml_node> &nodes);

private:
    void add(pugi::xml_node node, Blocks &blocks, RunsBuilder &runs);
    [[nodiscard]] bool addText(pugi::xml_node node, Blocks &blocks);
    [[nodiscard]] bool addShown(pugi::xml_node node, Blocks &blocks);
    [[nodiscard]] bool addBox(pugi::xml_node node, Blocks &blocks);
    void addUnknown(pugi::xml_node node, Blocks &blocks);
    void push(pugi::xml_node node, BlockContent content, Blocks &blocks);
    void append(Blocks more, Blocks &blocks);

    void addParagraph(pugi::xml_node node, Blocks &blocks);
    void addDivision(pugi::xml_node node, Blocks &blocks);
    void addList(pugi::xml_node node, Blocks &blocks);
    void addCode(pugi::xml_node node, Blocks &blocks);
    void addConsole(pugi::xml_node node, Blocks &blocks);
    void addFigure(pugi::xml_node node, Blocks &blocks);
    void addImage(pugi::xml_node node, Blocks &blocks);
    void addTable(pugi::xml_node node, Blocks &blocks);
    void addVideo(pugi::xml_node node, Blocks &blocks);
    void addExercise(pugi::xml_node node, Blocks &blocks);
    [[nodiscard]] QuizQuestion questionOf(pugi::xml_node exercise);
    void addTask(pugi::xml_node exercise, Blocks &blocks);
    [[nodiscard]] FoundPicture pictureFor(const QString &source);

    Reading &m_reading;
    const XmlTree &m_tree;
    int m_depth = 0;
    int m_division = 1; ///< level of the headings around
};

} // namespace Carrel::Ptx
