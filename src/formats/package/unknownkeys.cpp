// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/package/unknownkeys.h"

#include "formats/package/features.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>

namespace Carrel
{

namespace
{

struct Shape;

/** What of a member has a shape: itself, what an object has under each key, or each element of a list of modules. */
enum class Of { Itself, EachMember, EachBySlug };

struct Inner {
    const Shape *shape;
    Of of = Of::Itself;
};

/** One kind of object in a manifest. */
struct Shape {
    std::set<std::string, std::less<>> known; ///< keys that manifestinfo and manifestwriter write
    std::map<std::string, Inner, std::less<>> inner = {};
};

const Shape licence{{"name", "url", "spdx", "attribution"}};
const Shape review{{"status"}};
const Shape source{{"importer", "origin"}};
const Shape course{{"id", "knownBy", "slug", "title", "language", "direction", "revision", "level", "track", "url",
                    "summary", "authorship", "lessonsInAll"},
                   {{"review", {&review}}, {"licence", {&licence}}, {"source", {&source}}}};
const Shape module{{"slug", "title", "lessons"}};
const Shape lesson{{"path", "title", "minutes", "position", "checks", "sha256", "knownChecks", "formerBlocks"}};
const Shape asset{{"mediaType", "bytes", "sha256", "width", "height", "credit"}, {{"licence", {&licence}}}};
const Shape manifestShape{{"format", "formatVersion", "requires"},
                          {{"course", {&course}},
                           {"modules", {&module, Of::EachBySlug}},
                           {"lessons", {&lesson, Of::EachMember}},
                           {"assets", {&asset, Of::EachMember}}}};

std::string slugOf(const Json &object)
{
    const auto slug = object.is_object() ? object.find("slug") : object.end();
    return slug != object.end() && slug->is_string() ? slug->get<std::string>() : std::string();
}

Json unknownIn(const Json &value, const Shape &shape);

/** The objects that @p value stands for, by what they are called. */
Json unknownInAll(const Json &value, const Inner &inner)
{
    if (inner.of == Of::Itself) {
        return unknownIn(value, *inner.shape);
    }
    std::map<std::string, Json> byName;
    for (const auto &[key, member] : value.items()) {
        if (Json unknown = unknownIn(member, *inner.shape); !unknown.empty()) {
            byName.emplace(inner.of == Of::EachBySlug ? slugOf(member) : key, std::move(unknown));
        }
    }
    Json found = Json::object();
    for (auto &[name, unknown] : byName) {
        found[name] = std::move(unknown);
    }
    return found;
}

Json unknownIn(const Json &value, const Shape &shape)
{
    Json found = Json::object();
    if (!value.is_object()) {
        return found;
    }
    // The same order wherever they stand, so that the same keys are the same text.
    for (const auto &[key, inner] : shape.inner) {
        const auto member = value.find(key);
        if (Json unknown = member == value.end() ? Json() : unknownInAll(*member, inner); !unknown.empty()) {
            found[key] = std::move(unknown);
        }
    }
    for (const auto &[key, member] : value.items()) {
        if (!shape.known.contains(key) && !shape.inner.contains(key)) {
            found[key] = member;
        }
    }
    return found;
}

void addTo(Json &value, const Json &unknown, const Shape &shape);

void addToAll(Json &value, const Json &unknown, const Inner &inner)
{
    if (inner.of == Of::Itself) {
        if (value.is_null()) {
            value = Json::object();
        }
        addTo(value, unknown, *inner.shape);
        return;
    }
    for (auto member = value.begin(); member != value.end(); ++member) {
        const std::string name = inner.of == Of::EachBySlug ? slugOf(*member) : member.key();
        if (const auto more = unknown.find(name); more != unknown.end()) {
            addTo(*member, *more, *inner.shape);
        }
    }
}

void addTo(Json &value, const Json &unknown, const Shape &shape)
{
    if (!value.is_object() || !unknown.is_object()) {
        return;
    }
    for (const auto &[key, member] : unknown.items()) {
        if (const auto inner = shape.inner.find(key); inner != shape.inner.end()) {
            addToAll(value[key], member, inner->second);
        } else if (!value.contains(key)) {
            value[key] = member;
        }
    }
}

Json unknownFeatures(const Json &manifest)
{
    Json words = Json::array();
    const auto all = manifest.find("requires");
    for (const Json &word : all != manifest.end() && all->is_array() ? *all : Json::array()) {
        if (word.is_string() && !isKnownFeature(toQString(word.get<std::string>()))) {
            words.push_back(word);
        }
    }
    return words;
}

void addFeatures(const Json &words, Json &manifest)
{
    Json &all = manifest["requires"];
    if (!all.is_array()) {
        all = Json::array();
    }
    for (const Json &word : words) {
        if (std::find(all.begin(), all.end(), word) == all.end()) {
            all.push_back(word);
        }
    }
}

} // namespace

QString unknownKeysOf(const Json &manifest)
{
    Json unknown = unknownIn(manifest, manifestShape);
    // Who keeps the words of a newer version must go on saying that they are of it.
    if (const auto version = manifest.find("formatVersion"); version != manifest.end() && *version != "1.0") {
        unknown["formatVersion"] = *version;
    }
    if (Json words = unknownFeatures(manifest); !words.empty()) {
        unknown["requires"] = std::move(words);
    }
    return unknown.empty() ? QString() : QString::fromUtf8(toBytes(unknown));
}

void addUnknownKeys(const QString &unknown, Json &manifest)
{
    Json more = Json::parse(unknown.toStdString(), nullptr, false);
    if (!more.is_object()) {
        return;
    }
    if (const auto version = more.find("formatVersion"); version != more.end()) {
        manifest["formatVersion"] = *version;
        more.erase("formatVersion");
    }
    if (const auto words = more.find("requires"); words != more.end()) {
        addFeatures(*words, manifest);
        more.erase("requires");
    }
    addTo(manifest, more, manifestShape);
}

} // namespace Carrel
