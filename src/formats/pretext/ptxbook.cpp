// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/pretext/ptxbook.h"

#include "course/identity.h"
#include "formats/xml/xmltext.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <array>
#include <iterator>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Ptx
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::PreTeXt)
};

template<size_t N> bool isOneOf(pugi::xml_node node, const std::array<std::string_view, N> &names)
{
    return node.type() == pugi::node_element && std::ranges::contains(names, localName(node));
}

bool isChapter(pugi::xml_node node)
{
    constexpr std::array<std::string_view, 5> names{"chapter", "appendix", "preface", "acknowledgement", "foreword"};
    return isOneOf(node, names);
}

/** What makes lessons of a chapter: its sections, and what stands beside them as such. */
bool isSection(pugi::xml_node node)
{
    constexpr std::array<std::string_view, 8> names{"section",    "exercises",         "glossary",  "worksheet",
                                                    "references", "reading-questions", "solutions", "handout"};
    return isOneOf(node, names);
}

bool isAboutTheWork(pugi::xml_node node)
{
    constexpr std::array<std::string_view, 12> names{"title",   "subtitle",   "shorttitle", "plaintitle",
                                                     "docinfo", "titlepage",  "colophon",   "bibinfo",
                                                     "index",   "index-part", "dedication", "cover"};
    return isOneOf(node, names);
}

QString titleWithout(pugi::xml_node node)
{
    const std::string_view name = localName(node);
    if (name == "exercises") {
        return Words::tr("Exercises");
    }
    if (name == "glossary") {
        return Words::tr("Glossary");
    }
    if (name == "preface") {
        return Words::tr("Preface");
    }
    QString word = toText(name).replace(u'-', u' ');
    return word.isEmpty() ? word : word.at(0).toUpper() + word.sliced(1);
}

} // namespace

QString idOf(pugi::xml_node node)
{
    const QString id = attributeOf(node, "xml:id");
    return id.isEmpty() ? attributeOf(node, "label") : id;
}

Book::Book(const XmlTree &tree)
    : m_tree(tree)
{
    const pugi::xml_node root = tree.root();
    readMacros(childOf(root, "docinfo"));
    for (const char *kind : {"book", "article", "memo", "letter"}) {
        m_book = m_book ? m_book : childOf(root, kind);
    }
    if (!m_book) {
        return;
    }
    if (isNamed(m_book, "book")) {
        planDivisions(m_book, {});
    } else {
        planChapter(m_book, {});
    }
}

const Target *Book::find(const QString &id) const
{
    const auto found = m_targets.constFind(id);
    return found == m_targets.constEnd() ? nullptr : &*found;
}

pugi::xml_node Book::childOf(pugi::xml_node node, std::string_view name) const
{
    const auto children = m_tree.childrenOf(node);
    const auto found = std::ranges::find_if(children, [name](pugi::xml_node child) { return isNamed(child, name); });
    return found == children.end() ? pugi::xml_node() : *found;
}

QString Book::wordsOf(pugi::xml_node node) const
{
    QString words = QString::fromUtf8(node.value());
    for (const pugi::xml_node child : m_tree.childrenOf(node)) {
        words += wordsOf(child);
    }
    return words;
}

QString Book::titleOf(pugi::xml_node node) const
{
    return wordsOf(childOf(node, "title")).simplified();
}

pugi::xml_node Book::firstDeep(pugi::xml_node node, std::string_view name, int depth) const
{
    for (const pugi::xml_node child : m_tree.childrenOf(node)) {
        if (isNamed(child, name)) {
            return child;
        }
        if (const pugi::xml_node found = depth < 4 ? firstDeep(child, name, depth + 1) : pugi::xml_node()) {
            return found;
        }
    }
    return {};
}

QString Book::title() const
{
    return titleOf(m_book);
}

QString Book::authors() const
{
    QStringList names;
    const pugi::xml_node front = childOf(m_book, "frontmatter");
    for (const pugi::xml_node parent : {firstDeep(front, "titlepage"), firstDeep(front, "bibinfo"),
                                        childOf(childOf(m_tree.root(), "docinfo"), "authors")}) {
        for (const pugi::xml_node author : m_tree.childrenOf(parent)) {
            const QString name =
                isNamed(author, "author") ? wordsOf(childOf(author, "personname")).simplified() : QString();
            if (!name.isEmpty() && !names.contains(name)) {
                names << name;
            }
        }
    }
    return names.join(u", "_s);
}

QString Book::licence() const
{
    const pugi::xml_node copyright = firstDeep(childOf(m_book, "frontmatter"), "copyright");
    return wordsOf(childOf(copyright, "shortlicense")).simplified();
}

QString Book::language() const
{
    const QString language = attributeOf(m_tree.root(), "xml:lang");
    return language.isEmpty() ? attributeOf(m_book, "xml:lang") : language;
}

void Book::planDivisions(pugi::xml_node parent, const QString &around)
{
    for (const pugi::xml_node child : m_tree.childrenOf(parent)) {
        if (isNamed(child, "part")) {
            planDivisions(child, titleOf(child));
        } else if (isNamed(child, "frontmatter") || isNamed(child, "backmatter")) {
            planDivisions(child, {});
        } else if (isChapter(child)) {
            planChapter(child, around);
        } else if (child.type() == pugi::node_element && !isAboutTheWork(child)) {
            const QString title = titleOf(child);
            planLesson(title.isEmpty() ? titleWithout(child) : title, {}, title.isEmpty() ? titleWithout(child) : title,
                       idOf(child), {child});
        }
    }
}

void Book::planChapter(pugi::xml_node chapter, const QString &around)
{
    const QString own = titleOf(chapter);
    const QString title = own.isEmpty() ? titleWithout(chapter) : own;
    const QString module = around.isEmpty() ? title : around + u" › "_s + title;
    const QString id = idOf(chapter);
    const std::vector<pugi::xml_node> children = m_tree.childrenOf(chapter);
    std::vector<pugi::xml_node> loose; // until the next section
    bool isFirst = true;
    const auto planLoose = [&] {
        const bool hasText = std::ranges::any_of(loose, [](pugi::xml_node node) {
            return node.type() == pugi::node_element && !isAboutTheWork(node) && !isNamed(node, "frontmatter");
        });
        if (hasText) {
            planLesson(module, id, title, isFirst ? id : QString(), std::exchange(loose, {}));
        }
        loose.clear();
    };
    for (const pugi::xml_node child : children) {
        if (isSection(child)) {
            planLoose();
            isFirst = false;
            const QString name = titleOf(child);
            planLesson(module, id, name.isEmpty() ? titleWithout(child) : name, idOf(child), {child});
        } else {
            loose.push_back(child);
        }
    }
    planLoose();
    if (!id.isEmpty() && !m_targets.contains(id) && !m_lessons.empty()) {
        m_targets.insert(id, {m_lessons.back().slug, title, true});
    }
}

void Book::planLesson(const QString &module, const QString &moduleSlug, const QString &title, const QString &id,
                      std::vector<pugi::xml_node> parts)
{
    const QString made = slugOf(id.isEmpty() ? title : id);
    QString slug = made.isEmpty() ? u"lesson"_s : made;
    if (const int number = ++m_slugs[slug]; number > 1) {
        slug += u'-' + QString::number(number);
        ++m_slugs[slug];
    }
    if (!id.isEmpty()) {
        m_targets.insert(id, {slug, title, true});
    }
    for (const pugi::xml_node part : parts) {
        indexIds(part, slug);
    }
    m_lessons.push_back({module, moduleSlug, title, slug, std::move(parts)});
}

void Book::indexIds(pugi::xml_node node, const QString &lesson)
{
    for (const char *name : {"xml:id", "label"}) {
        const QString id = attributeOf(node, name);
        if (!id.isEmpty() && !m_targets.contains(id)) {
            const QString title = titleOf(node);
            m_targets.insert(id, {lesson, title.isEmpty() ? titleWithout(node).toLower() : title, false});
        }
    }
    for (const pugi::xml_node child : m_tree.childrenOf(node)) {
        if (child.type() == pugi::node_element) {
            indexIds(child, lesson);
        }
    }
}

void Book::readMacros(pugi::xml_node docinfo)
{
    static const QRegularExpression form(
        u"\\\\(?:re|provide)?(?:newcommand|def|DeclareMathOperator)\\*?\\s*\\{?(\\\\[A-Za-z]+)\\}?[^\\n]*"_s);
    for (const QRegularExpressionMatch &match : form.globalMatch(wordsOf(childOf(docinfo, "macros")))) {
        m_macros.emplace_back(match.captured(1), match.captured(0).trimmed());
    }
}

QString Book::withMacros(const QString &tex) const
{
    QString whole = tex;
    QStringList used;
    for (int round = 0; round < 3; ++round) { // a command may use others
        for (const auto &[command, definition] : m_macros) {
            const QRegularExpression use(QRegularExpression::escape(command) + u"(?![A-Za-z])"_s);
            if (!used.contains(definition) && whole.contains(use)) {
                used << definition;
                whole.prepend(definition);
            }
        }
    }
    return whole;
}

} // namespace Carrel::Ptx
