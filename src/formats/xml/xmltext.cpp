// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/xml/xmltext.h"

#include <algorithm>
#include <array>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

/** The node after @p node in document order below @p top, with or without what is inside it. */
pugi::xml_node nextBelow(pugi::xml_node top, pugi::xml_node node, bool inside)
{
    if (inside && node.first_child()) {
        return node.first_child();
    }
    while (node != top && !node.next_sibling()) {
        node = node.parent();
    }
    return node == top ? pugi::xml_node() : node.next_sibling();
}

bool isText(pugi::xml_node node)
{
    return node.type() == pugi::node_pcdata || node.type() == pugi::node_cdata;
}

bool holdsNothing(std::string_view name)
{
    constexpr std::array<std::string_view, 14> names{"area",  "base", "br",   "col",   "embed",  "hr",    "img",
                                                     "input", "link", "meta", "param", "source", "track", "wbr"};
    return std::ranges::contains(names, name);
}

void writeHtml(pugi::xml_node node, const InsteadOfElement &instead, QString &html)
{
    for (const pugi::xml_node child : node.children()) {
        if (isText(child)) {
            html += toText(child.value()).toHtmlEscaped();
            continue;
        }
        if (child.type() != pugi::node_element) {
            continue;
        }
        if (const std::optional<QString> other = instead(child)) {
            html += *other;
        } else {
            const QString name = toText(localName(child));
            html += u'<' + name;
            for (const pugi::xml_attribute attribute : child.attributes()) {
                html += u' ' + toText(attribute.name()) + u"=\""_s + toText(attribute.value()).toHtmlEscaped() + u'"';
            }
            html += u'>';
            if (!holdsNothing(localName(child))) {
                writeHtml(child, instead, html);
                html += u"</"_s + name + u'>';
            }
        }
    }
}

} // namespace

bool beginsLikeXml(QStringView beginning)
{
    if (beginning.startsWith(QChar::ByteOrderMark)) {
        beginning = beginning.sliced(1);
    }
    beginning = beginning.trimmed();
    const QChar second = beginning.size() > 1 ? beginning[1] : QChar();
    return beginning.startsWith(u'<') && (second.isLetter() || second == u'_' || second == u'?' || second == u'!');
}

std::string_view localName(pugi::xml_node node)
{
    const std::string_view name = node.name();
    const size_t colon = name.find(':');
    return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

bool isNamed(pugi::xml_node node, std::string_view name)
{
    return node.type() == pugi::node_element && localName(node) == name;
}

pugi::xml_node childNamed(pugi::xml_node node, std::string_view name)
{
    return node.find_child([name](pugi::xml_node child) { return isNamed(child, name); });
}

std::vector<pugi::xml_node> childrenNamed(pugi::xml_node node, std::string_view name)
{
    std::vector<pugi::xml_node> found;
    std::ranges::copy_if(node.children(), std::back_inserter(found),
                         [name](pugi::xml_node child) { return isNamed(child, name); });
    return found;
}

std::vector<pugi::xml_node> allBelow(pugi::xml_node node, std::string_view name)
{
    std::vector<pugi::xml_node> found;
    for (pugi::xml_node one = nextBelow(node, node, true); one; one = nextBelow(node, one, true)) {
        if (isNamed(one, name)) {
            found.push_back(one);
        }
    }
    return found;
}

pugi::xml_node firstBelow(pugi::xml_node node, std::string_view name)
{
    pugi::xml_node one = nextBelow(node, node, true);
    while (one && !isNamed(one, name)) {
        one = nextBelow(node, one, true);
    }
    return one;
}

QString attributeOf(pugi::xml_node node, const char *name)
{
    return QString::fromUtf8(node.attribute(name).value());
}

QString textOf(pugi::xml_node node)
{
    QString text;
    for (pugi::xml_node one = nextBelow(node, node, true); one; one = nextBelow(node, one, true)) {
        if (isText(one)) {
            text += QString::fromUtf8(one.value());
        }
    }
    return text;
}

QString toText(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), qsizetype(utf8.size()));
}

QString htmlInside(pugi::xml_node node, const std::function<bool(pugi::xml_node)> &leaveOut)
{
    return changedHtmlInside(node, [&leaveOut](pugi::xml_node child) {
        return leaveOut && leaveOut(child) ? std::optional(QString()) : std::nullopt;
    });
}

QString changedHtmlInside(pugi::xml_node node, const InsteadOfElement &instead)
{
    QString html;
    writeHtml(node, instead, html);
    return html;
}

} // namespace Carrel
