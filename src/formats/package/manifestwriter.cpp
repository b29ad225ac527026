// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/package/manifestwriter.h"

#include "formats/package/manifestinfo.h"
#include "formats/package/unknownkeys.h"

namespace Carrel
{

namespace
{

Json modulesJson(const std::vector<Module> &modules)
{
    Json list = Json::array();
    for (const Module &module : modules) {
        Json lessons = Json::array();
        for (const LessonEntry &entry : module.lessons) {
            lessons.push_back(entry.slug.toString().toStdString());
        }
        list.push_back({{"slug", module.slug.toStdString()},
                        {"title", module.title.toStdString()},
                        {"lessons", std::move(lessons)}});
    }
    return list;
}

template<typename Ids> Json namesJson(const Ids &ids)
{
    Json json = Json::object();
    for (const auto &[from, to] : ids) {
        json[from.toString().toStdString()] = to.toString().toStdString();
    }
    return json;
}

void addKept(Json &json, const KeptIds &kept)
{
    if (!kept.checks.empty()) {
        json["knownChecks"] = namesJson(kept.checks);
    }
    if (!kept.blocks.empty()) {
        json["formerBlocks"] = namesJson(kept.blocks);
    }
}

Json entryJson(const LessonEntry &entry, const PackageManifest &manifest)
{
    Json json = Json::object();
    const auto packaged = manifest.lessons.find(entry.slug);
    if (packaged != manifest.lessons.end()) {
        json["path"] = packaged->second.path.toStdString();
    }
    json["title"] = entry.title.toStdString();
    if (entry.minutes) {
        json["minutes"] = *entry.minutes;
    }
    if (entry.position) {
        json["position"] = *entry.position;
    }
    if (packaged != manifest.lessons.end()) {
        json["checks"] = entry.checks.size();
        json["sha256"] = packaged->second.sha256.toStdString();
        addKept(json, packaged->second.kept);
    }
    return json;
}

} // namespace

QByteArray writeManifest(const PackageManifest &manifest)
{
    Json json{{"format", "carrel-course"}, {"formatVersion", "1.0"}};
    if (!manifest.requiredFeatures.isEmpty()) {
        json["requires"] = Json::array();
        for (const QString &word : manifest.requiredFeatures) {
            json["requires"].push_back(word.toStdString());
        }
    }
    json["course"] = toJson(manifest.outline.info);
    json["course"]["lessonsInAll"] = manifest.outline.lessonsInAll;
    json["modules"] = modulesJson(manifest.outline.modules);
    json["lessons"] = Json::object();
    for (const LessonEntry *entry : manifest.outline.lessons()) {
        json["lessons"][entry->slug.toString().toStdString()] = entryJson(*entry, manifest);
    }
    json["assets"] = Json::object();
    for (const auto &[path, asset] : manifest.assets) {
        json["assets"][path.toStdString()] = toJson(asset);
    }
    addUnknownKeys(manifest.outline.info.unknownKeys, json);
    return QByteArray::fromStdString(json.dump(1, ' ', false, Json::error_handler_t::replace)) + '\n';
}

} // namespace Carrel
