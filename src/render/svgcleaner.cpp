// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/svgcleaner.h"

#include "render/svgreferences.h"

#include <QString>

#include <algorithm>
#include <array>
#include <sstream>
#include <string>
#include <vector>

using namespace Qt::StringLiterals;

namespace Carrel
{

namespace
{

constexpr qsizetype mostBytes = 16 << 20;
constexpr int deepest = 100; // elements in elements

/** Elements that draw, or say how. */
constexpr std::array<std::string_view, 56> drawing{"circle",
                                                   "clipPath",
                                                   "defs",
                                                   "desc",
                                                   "ellipse",
                                                   "feBlend",
                                                   "feColorMatrix",
                                                   "feComponentTransfer",
                                                   "feComposite",
                                                   "feDistantLight",
                                                   "feDropShadow",
                                                   "feFlood",
                                                   "feFuncA",
                                                   "feFuncB",
                                                   "feFuncG",
                                                   "feFuncR",
                                                   "feGaussianBlur",
                                                   "feMerge",
                                                   "feMergeNode",
                                                   "feMorphology",
                                                   "feOffset",
                                                   "fePointLight",
                                                   "feSpecularLighting",
                                                   "feSpotLight",
                                                   "feTile",
                                                   "feDiffuseLighting",
                                                   "filter",
                                                   "g",
                                                   "a",
                                                   "image",
                                                   "line",
                                                   "linearGradient",
                                                   "marker",
                                                   "mask",
                                                   "path",
                                                   "pattern",
                                                   "polygon",
                                                   "polyline",
                                                   "radialGradient",
                                                   "rect",
                                                   "stop",
                                                   "style",
                                                   "svg",
                                                   "switch",
                                                   "symbol",
                                                   "text",
                                                   "textPath",
                                                   "title",
                                                   "tref",
                                                   "tspan",
                                                   "use",
                                                   "view",
                                                   "font-face",
                                                   "glyph",
                                                   "missing-glyph",
                                                   "solidColor"};

std::string_view withoutPrefix(std::string_view name)
{
    constexpr std::string_view prefix = "svg:";
    return name.starts_with(prefix) ? name.substr(prefix.size()) : name;
}

bool isDrawing(pugi::xml_node node)
{
    return std::ranges::contains(drawing, withoutPrefix(node.name()));
}

/** Style text that reaches outside, or hides with escapes whether it does. */
bool isUnsafeStyle(std::string_view text)
{
    const QString style = QString::fromUtf8(text.data(), qsizetype(text.size())).toLower();
    if (style.contains(u'\\') || style.contains("@import"_L1) || style.contains("javascript:"_L1) ||
        style.contains("expression("_L1) || style.contains("-moz-binding"_L1)) {
        return true;
    }
    for (qsizetype at = style.indexOf("url("_L1); at >= 0; at = style.indexOf("url("_L1, at + 1)) {
        QStringView target = QStringView(style).sliced(at + 4).trimmed();
        if (target.startsWith(u'"') || target.startsWith(u'\'')) {
            target = target.sliced(1).trimmed();
        }
        if (!target.startsWith(u'#')) {
            return true;
        }
    }
    return false;
}

bool isPictureData(std::string_view address)
{
    constexpr std::array<std::string_view, 4> kinds{"data:image/png;", "data:image/jpeg;", "data:image/gif;",
                                                    "data:image/webp;"};
    return std::ranges::any_of(kinds, [address](std::string_view kind) { return address.starts_with(kind); });
}

bool mayStay(pugi::xml_node node, pugi::xml_attribute attribute)
{
    const std::string_view name = attribute.name();
    const std::string_view value = attribute.value();
    if (name == "href" || name == "xlink:href") {
        return value.starts_with('#') || (withoutPrefix(node.name()) == "image" && isPictureData(value));
    }
    if (name.starts_with("on") || name.starts_with("xmlns") || name == "src" || name == "xml:base") {
        return false;
    }
    const bool isOwn = name.find(':') == std::string_view::npos || name == "xml:space" || name == "xml:lang";
    return isOwn && !isUnsafeStyle(value);
}

void cleanAttributes(pugi::xml_node node)
{
    std::vector<pugi::xml_attribute> gone;
    for (const pugi::xml_attribute attribute : node.attributes()) {
        if (!mayStay(node, attribute)) {
            gone.push_back(attribute);
        }
    }
    for (const pugi::xml_attribute attribute : gone) {
        node.remove_attribute(attribute);
    }
}

bool isBadStyle(pugi::xml_node node)
{
    if (withoutPrefix(node.name()) != "style") {
        return false;
    }
    std::string all; // a word may be cut in two
    for (const pugi::xml_node part : node.children()) {
        all += part.value();
    }
    return isUnsafeStyle(all);
}

/** Takes out what may not stay below @p node. Depth is checked before. */
void clean(pugi::xml_node node)
{
    cleanAttributes(node);
    const std::string bare(withoutPrefix(node.name()));
    node.set_name(bare.c_str());
    std::vector<pugi::xml_node> gone;
    for (const pugi::xml_node child : node.children()) {
        if (child.type() == pugi::node_element) {
            if (!isDrawing(child) || isBadStyle(child)) {
                gone.push_back(child);
            } else {
                clean(child);
            }
        } else if (child.type() != pugi::node_pcdata && child.type() != pugi::node_cdata) {
            gone.push_back(child);
        }
    }
    for (const pugi::xml_node child : gone) {
        node.remove_child(child);
    }
}

int depthOf(const pugi::xml_document &document)
{
    struct Deepest final : pugi::xml_tree_walker {
        int most = 0;
        bool for_each(pugi::xml_node &) override
        {
            most = std::max(most, depth());
            return most <= deepest;
        }
    } walker;
    document.root().traverse(walker); // it keeps no stack
    return walker.most;
}

} // namespace

bool isSvg(const QByteArray &bytes)
{
    constexpr qsizetype enough = 4096;
    const QByteArray start = bytes.first(std::min(bytes.size(), enough)).replace('\0', "").trimmed();
    const QByteArray bare = start.mid(start.indexOf('<'));
    const bool beginsWithTag = start.size() - bare.size() <= 3; // a byte order mark
    return beginsWithTag && bare.contains("<svg");
}

QByteArray cleanedSvg(const QByteArray &svg)
{
    pugi::xml_document document;
    constexpr unsigned how = pugi::parse_default | pugi::parse_ws_pcdata;
    if (svg.size() > mostBytes || !document.load_buffer(svg.constData(), size_t(svg.size()), how) ||
        depthOf(document) > deepest) {
        return {};
    }
    pugi::xml_node root = document.document_element();
    if (withoutPrefix(root.name()) != "svg") {
        return {};
    }
    clean(root);
    root.append_attribute("xmlns") = "http://www.w3.org/2000/svg";
    root.append_attribute("xmlns:xlink") = "http://www.w3.org/1999/xlink";
    if (!cutReferences(root)) {
        return {};
    }
    std::ostringstream text;
    root.print(text, "", pugi::format_raw);
    return QByteArray::fromStdString(text.str());
}

} // namespace Carrel
