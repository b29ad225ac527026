// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <optional>
#include <pugixml.hpp>
#include <string_view>
#include <vector>

namespace Carrel
{

/** Whether a file begins as XML does, with a tag, a comment or a declaration; a program may have tags in its strings.
 */
[[nodiscard]] bool beginsLikeXml(QStringView beginning);

// What readers ask of nodes. Names are local names: "title" finds <lom:title> too, since prefixes are the author's
// choice and no format here uses one name in two namespaces.

[[nodiscard]] std::string_view localName(pugi::xml_node node);
[[nodiscard]] bool isNamed(pugi::xml_node node, std::string_view name);
[[nodiscard]] pugi::xml_node childNamed(pugi::xml_node node, std::string_view name);
[[nodiscard]] std::vector<pugi::xml_node> childrenNamed(pugi::xml_node node, std::string_view name);
/** Every element below @p node with that name, in document order. */
[[nodiscard]] std::vector<pugi::xml_node> allBelow(pugi::xml_node node, std::string_view name);
[[nodiscard]] pugi::xml_node firstBelow(pugi::xml_node node, std::string_view name);

/** The value of an attribute, empty when it is not there; @p name with its prefix. */
[[nodiscard]] QString attributeOf(pugi::xml_node node, const char *name);
/** All text below @p node as it stands. */
[[nodiscard]] QString textOf(pugi::xml_node node);
/** A value of the document as text. */
[[nodiscard]] QString toText(std::string_view utf8);

/**
 * What is inside @p node as HTML, for the HTML reader: elements without prefix and written the way HTML wants them.
 * Elements for which @p leaveOut says so are left out with all they hold.
 */
[[nodiscard]] QString htmlInside(pugi::xml_node node, const std::function<bool(pugi::xml_node)> &leaveOut = {});

/** HTML that is to stand where an element and all it holds are; nothing: the element itself. */
using InsteadOfElement = std::function<std::optional<QString>(pugi::xml_node)>;
/** What is inside @p node as HTML, with other HTML where @p instead says so. */
[[nodiscard]] QString changedHtmlInside(pugi::xml_node node, const InsteadOfElement &instead);

} // namespace Carrel
