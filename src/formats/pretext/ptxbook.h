// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/xml/xmltree.h"

#include <QHash>

namespace Carrel::Ptx
{

/** A lesson to be read: the parts of the book it is made of. */
struct PlannedLesson {
    QString module;     ///< title of the chapter, with its part's
    QString moduleSlug; ///< given id of the chapter, may be empty
    QString title;
    QString slug;
    std::vector<pugi::xml_node> parts;
};

/** What a cross reference leads to. */
struct Target {
    QString lesson; ///< slug
    QString title;  ///< of the part, or what it is: "figure"
    bool isLesson = false;
};

/**
 * The outline of a book: which lessons it has, and where each id lies. A section is a lesson, and so is a chapter
 * without sections; what stands before the first section of a chapter is one under the chapter's title.
 */
class Book
{
public:
    explicit Book(const XmlTree &tree);

    [[nodiscard]] const XmlTree &tree() const { return m_tree; }
    [[nodiscard]] const std::vector<PlannedLesson> &lessons() const { return m_lessons; }
    [[nodiscard]] const Target *find(const QString &id) const;

    [[nodiscard]] QString title() const;
    [[nodiscard]] QString authors() const;
    [[nodiscard]] QString licence() const;
    [[nodiscard]] QString language() const;
    /** @p tex with the definitions of those of the book's own commands that it uses. */
    [[nodiscard]] QString withMacros(const QString &tex) const;

    [[nodiscard]] pugi::xml_node childOf(pugi::xml_node node, std::string_view name) const;
    [[nodiscard]] QString wordsOf(pugi::xml_node node) const; ///< all text below, includes followed
    [[nodiscard]] QString titleOf(pugi::xml_node node) const;

private:
    void planDivisions(pugi::xml_node parent, const QString &around);
    void planChapter(pugi::xml_node chapter, const QString &around);
    void planLesson(const QString &module, const QString &moduleSlug, const QString &title, const QString &id,
                    std::vector<pugi::xml_node> parts);
    void indexIds(pugi::xml_node node, const QString &lesson);
    void readMacros(pugi::xml_node docinfo);
    [[nodiscard]] pugi::xml_node firstDeep(pugi::xml_node node, std::string_view name, int depth = 0) const;

    const XmlTree &m_tree;
    pugi::xml_node m_book;
    std::vector<PlannedLesson> m_lessons;
    QHash<QString, Target> m_targets;
    std::vector<std::pair<QString, QString>> m_macros; ///< command and its definition
    QHash<QString, int> m_slugs;
};

/** The id an author gave: xml:id, or label. */
[[nodiscard]] QString idOf(pugi::xml_node node);

} // namespace Carrel::Ptx
