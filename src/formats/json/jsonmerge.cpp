// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/json/jsonmerge.h"

namespace Carrel
{

namespace
{

Json mergedObject(const Json &base, const Json &before, const Json &after)
{
    Json result = base;
    for (const auto &[key, value] : after.items()) {
        const auto was = before.find(key);
        if (was != before.end() && *was == value) {
            continue;
        }
        const auto given = base.find(key);
        result[key] = was != before.end() && given != base.end() ? merged(*given, *was, value) : value;
    }
    for (const auto &[key, value] : before.items()) {
        if (!after.contains(key)) {
            result.erase(key);
        }
    }
    return result;
}

/** The index of an element of @p before that @p value is, unchanged or by its id; else the one at the same place. */
size_t originOf(const Json &before, const Json &value, size_t place)
{
    for (size_t i = 0; i < before.size(); ++i) {
        if (before[i] == value) {
            return i;
        }
    }
    for (size_t i = 0; value.is_object() && value.contains("id") && i < before.size(); ++i) {
        if (before[i].is_object() && before[i].contains("id") && before[i]["id"] == value["id"]) {
            return i;
        }
    }
    return place;
}

Json mergedArray(const Json &base, const Json &before, const Json &after)
{
    if (base.size() != before.size()) {
        return after;
    }
    Json result = Json::array();
    for (size_t i = 0; i < after.size(); ++i) {
        const size_t origin = originOf(before, after[i], before.size() == after.size() ? i : before.size());
        result.push_back(origin < before.size() ? merged(base[origin], before[origin], after[i]) : after[i]);
    }
    return result;
}

} // namespace

Json merged(const Json &base, const Json &before, const Json &after)
{
    if (before == after) {
        return base;
    }
    if (base.is_object() && before.is_object() && after.is_object()) {
        return mergedObject(base, before, after);
    }
    if (base.is_array() && before.is_array() && after.is_array()) {
        return mergedArray(base, before, after);
    }
    return after;
}

} // namespace Carrel
