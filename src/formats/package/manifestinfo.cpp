// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/package/manifestinfo.h"

#include "course/coursesource.h"

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

Licence readLicence(const JsonCursor &cursor)
{
    return {cursor["name"].text(), cursor["url"].text(), cursor["spdx"].text(), cursor["attribution"].text()};
}

void addText(Json &json, const char *key, const QString &text)
{
    if (!text.isEmpty()) {
        json[key] = text.toStdString();
    }
}

Json licenceJson(const Licence &licence)
{
    Json json{{"name", licence.name.toStdString()}};
    addText(json, "url", licence.url);
    addText(json, "spdx", licence.spdx);
    addText(json, "attribution", licence.attribution);
    return json;
}

// A course that came without a manifest keeps, in the one made for it, what it was known by.
IdentityStrength readStrength(const JsonCursor &cursor)
{
    const QString word = cursor.text();
    if (word == "slug"_L1) {
        return IdentityStrength::SlugAndLicence;
    }
    return word == "url"_L1 ? IdentityStrength::Url : IdentityStrength::Manifest;
}

} // namespace

CourseInfo readCourseInfo(const JsonCursor &cursor)
{
    CourseInfo info;
    info.id = CourseId(cursor["id"].text());
    info.identity = readStrength(cursor["knownBy"]);
    info.slug = cursor["slug"].text();
    info.title = cursor["title"].text();
    if (info.title.isEmpty()) {
        info.title = info.slug.isEmpty() ? info.id.toString() : info.slug;
    }
    // "und" stands in a manifest for what is not known, since a language has to stand there.
    info.language = cursor["language"].text();
    if (info.language == "und"_L1) {
        info.language.clear();
    }
    info.direction = cursor["direction"].text();
    info.revision = cursor["revision"].text();
    info.level = cursor["level"].text();
    info.track = cursor["track"].text();
    info.url = cursor["url"].text();
    info.summary = cursor["summary"].text();
    info.authorship = cursor["authorship"].text();
    info.reviewStatus = cursor["review"]["status"].text();
    info.licence = readLicence(cursor["licence"]);
    info.importer = cursor["source"]["importer"].text();
    info.origin = cursor["source"]["origin"].text();
    return info;
}

Json toJson(const CourseInfo &info)
{
    Json json{{"id", info.id.toString().toStdString()}};
    if (info.identity != IdentityStrength::Manifest) {
        json["knownBy"] = info.identity == IdentityStrength::Url ? "url" : "slug";
    }
    addText(json, "slug", info.slug);
    addText(json, "title", info.title);
    json["language"] = info.language.isEmpty() ? "und" : info.language.toStdString();
    addText(json, "direction", info.direction);
    addText(json, "revision", info.revision);
    addText(json, "level", info.level);
    addText(json, "track", info.track);
    addText(json, "url", info.url);
    addText(json, "summary", info.summary);
    addText(json, "authorship", info.authorship);
    if (!info.reviewStatus.isEmpty()) {
        json["review"] = {{"status", info.reviewStatus.toStdString()}};
    }
    json["licence"] = licenceJson(info.licence);
    Json source = Json::object();
    addText(source, "importer", info.importer);
    addText(source, "origin", publicOrigin(info));
    if (!source.empty()) {
        json["source"] = std::move(source);
    }
    return json;
}

Asset readAsset(const QString &path, const JsonCursor &cursor)
{
    Asset asset;
    asset.path = path;
    asset.hash = AssetHash(cursor["sha256"].text().toLower());
    asset.mediaType = cursor["mediaType"].text();
    asset.bytes = cursor["bytes"].number().value_or(0);
    asset.size = cursor.pixelSize();
    asset.credit = cursor["credit"].text();
    asset.licence = readLicence(cursor["licence"]);
    return asset;
}

Json toJson(const Asset &asset)
{
    Json json{{"mediaType", asset.mediaType.toStdString()},
              {"bytes", asset.bytes},
              {"sha256", asset.hash.toString().toStdString()}};
    if (asset.size) {
        json["width"] = asset.size->width();
        json["height"] = asset.size->height();
    }
    addText(json, "credit", asset.credit);
    if (asset.licence != Licence{}) {
        json["licence"] = licenceJson(asset.licence);
    }
    return json;
}

} // namespace Carrel
