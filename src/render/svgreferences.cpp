// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/svgreferences.h"

#include <QtTypes>

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace Carrel
{

namespace
{

constexpr int deepestReference = 4;   // a symbol of a pattern of a mask
constexpr size_t longestChain = 500;  // parts being weighed; a call each
constexpr qint64 mostDrawn = 200'000; // elements, counted as often as they are drawn

/** The id that an attribute refers to, or nothing: href="#a", fill="url(#a)". */
std::string targetOf(pugi::xml_attribute attribute)
{
    const std::string_view name = attribute.name();
    std::string_view value = attribute.value();
    if (name == "href" || name == "xlink:href") {
        return value.starts_with('#') ? std::string(value.substr(1)) : std::string();
    }
    const size_t at = value.find('#');
    if (value.find("url(") == std::string_view::npos || at == std::string_view::npos) {
        return {};
    }
    value = value.substr(at + 1);
    return std::string(value.substr(0, value.find_first_of("\"') ")));
}

/** Measures and cuts one drawing; lives as long as that. */
class References
{
public:
    explicit References(pugi::xml_node svg) { collect(svg); }

    struct Weight {
        int depth = 0;    ///< references in references below
        qint64 drawn = 0; ///< elements, with those referred to
    };

    Weight weigh(pugi::xml_node node)
    {
        const auto known = m_weights.find(node.internal_object());
        if (known != m_weights.end()) {
            return known->second;
        }
        m_open.push_back(node.internal_object());
        Weight weight{0, 1};
        std::vector<pugi::xml_attribute> cut;
        for (const pugi::xml_attribute attribute : node.attributes()) {
            const auto target = m_byId.find(targetOf(attribute));
            if (target == m_byId.end()) {
                continue;
            }
            // What is being weighed already contains this reference: a circle.
            const bool isCircle = std::ranges::contains(m_open, target->second.internal_object());
            const Weight inside =
                isCircle || m_open.size() > longestChain ? Weight{deepestReference, 0} : weigh(target->second);
            if (inside.depth >= deepestReference) {
                cut.push_back(attribute);
            } else {
                weight.depth = std::max(weight.depth, inside.depth + 1);
                weight.drawn += inside.drawn;
            }
        }
        for (const pugi::xml_attribute attribute : cut) {
            node.remove_attribute(attribute);
        }
        for (const pugi::xml_node child : node.children()) {
            if (child.type() == pugi::node_element) {
                const Weight inside = weigh(child);
                weight.depth = std::max(weight.depth, inside.depth);
                weight.drawn += inside.drawn;
            }
        }
        weight.drawn = std::min(weight.drawn, 2 * mostDrawn); // more is too much anyway, and sums must not overflow
        m_open.pop_back();
        m_weights.emplace(node.internal_object(), weight);
        return weight;
    }

private:
    void collect(pugi::xml_node node)
    {
        if (const std::string_view id = node.attribute("id").value(); !id.empty()) {
            m_byId.emplace(std::string(id), node);
        }
        for (const pugi::xml_node child : node.children()) {
            if (child.type() == pugi::node_element) {
                collect(child);
            }
        }
    }

    std::map<std::string, pugi::xml_node> m_byId;
    std::unordered_map<pugi::xml_node_struct *, Weight> m_weights;
    std::vector<pugi::xml_node_struct *> m_open; ///< being weighed, outermost first
};

} // namespace

bool cutReferences(pugi::xml_node svg)
{
    return References(svg).weigh(svg).drawn <= mostDrawn;
}

} // namespace Carrel
