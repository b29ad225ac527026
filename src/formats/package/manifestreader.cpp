// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/package/manifestreader.h"

#include "formats/json/jsoncursor.h"
#include "formats/json/jsonparser.h"
#include "formats/json/jsontext.h"
#include "formats/package/features.h"
#include "formats/package/manifestinfo.h"
#include "formats/package/packagepath.h"
#include "formats/package/unknownkeys.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::ManifestReader)
};

std::unexpected<Error> refuse(const JsonCursor &cursor, ErrorCode error, const QString &code, const QString &message,
                              const QString &hint)
{
    cursor.report(Severity::Error, code, message, hint);
    return fail(error, message, cursor.pointer());
}

template<typename Id> std::map<Id, Id> readNames(const JsonCursor &cursor)
{
    std::map<Id, Id> names;
    for (const auto &[from, to] : cursor.members()) {
        if (!to.text().isEmpty()) {
            names.emplace(Id(from), Id(to.text()));
        }
    }
    return names;
}

/** Reads one manifest; keeps the paths seen so far, which no two entries may share. */
class Reading
{
public:
    explicit Reading(const JsonCursor &root)
        : m_root(root)
    {
    }

    PackageManifest read()
    {
        m_manifest.outline.info = readCourseInfo(m_root["course"]);
        for (const auto &[slug, cursor] : m_root["lessons"].members()) {
            readLessonPlace(LessonSlug(slug), cursor);
        }
        for (const JsonCursor &module : m_root["modules"].elements()) {
            readModule(module);
        }
        addUnlisted();
        for (const auto &[path, cursor] : m_root["assets"].members()) {
            if (mayUse(path, cursor)) {
                m_manifest.assets.emplace(path, readAsset(path, cursor));
            }
        }
        readRequired();
        countLessons();
        m_manifest.outline.info.unknownKeys = unknownKeysOf(m_root.value());
        return std::move(m_manifest);
    }

private:
    bool mayUse(const QString &path, const JsonCursor &cursor)
    {
        if (!isSafePath(path)) {
            cursor.report(
                Severity::Error, u"unsafe-path"_s,
                Words::tr("The path “%1” may lead out of the course or means nothing on some systems; it was left out.")
                    .arg(path),
                Words::tr("Use short relative paths with “/”."));
            return false;
        }
        if (!m_paths.insert(path)) {
            cursor.report(
                Severity::Warning, u"path-clash"_s,
                Words::tr("The path “%1” is there already, perhaps in other letters; the first one holds.").arg(path),
                Words::tr("Rename one of the files."));
            return false;
        }
        return true;
    }

    void readLessonPlace(const LessonSlug &slug, const JsonCursor &cursor)
    {
        LessonEntry entry;
        entry.slug = slug;
        entry.title = cursor["title"].text();
        entry.minutes = cursor["minutes"].number();
        entry.position = cursor["position"].number();
        const QString path = cursor["path"].text();
        if (!path.isEmpty() && mayUse(path, cursor)) {
            entry.here = true;
            m_manifest.lessons.emplace(slug, PackagedLesson{path,
                                                            cursor["sha256"].text().toLower(),
                                                            {readNames<CheckId>(cursor["knownChecks"]),
                                                             readNames<BlockId>(cursor["formerBlocks"])}});
        }
        m_entries.emplace(slug, std::move(entry));
    }

    void readModule(const JsonCursor &cursor)
    {
        Module module{cursor["slug"].text(), cursor["title"].text(), {}};
        for (const JsonCursor &name : cursor["lessons"].elements()) {
            const LessonSlug slug(name.text());
            if (!m_placed.insert(slug).second) {
                name.report(Severity::Warning, u"lesson-listed-twice"_s,
                            Words::tr("The lesson “%1” is listed twice; its first place holds.").arg(slug.toString()));
                continue;
            }
            const auto entry = m_entries.find(slug);
            if (entry == m_entries.end()) {
                name.report(
                    Severity::Warning, u"lesson-not-described"_s,
                    Words::tr("The lesson “%1” is in the order but not in the list of lessons; it counts as not here.")
                        .arg(slug.toString()));
            }
            LessonEntry unknown;
            unknown.slug = slug;
            unknown.title = slug.toString();
            module.lessons.push_back(entry == m_entries.end() ? unknown : entry->second);
        }
        m_manifest.outline.modules.push_back(std::move(module));
    }

    void addUnlisted()
    {
        Module rest;
        for (const auto &[slug, entry] : m_entries) {
            if (!m_placed.contains(slug)) {
                rest.lessons.push_back(entry);
                m_root["lessons"].report(
                    Severity::Warning, u"lesson-not-in-order"_s,
                    Words::tr("The lesson “%1” is in no module; it comes last.").arg(slug.toString()));
            }
        }
        if (!rest.lessons.empty()) {
            m_manifest.outline.modules.push_back(std::move(rest));
        }
    }

    void readRequired()
    {
        for (const JsonCursor &word : m_root["requires"].elements()) {
            const QString feature = word.text();
            if (!isKnownFeature(feature)) {
                m_manifest.requiredFeatures << feature;
                word.report(Severity::Warning, u"feature-unknown"_s,
                            Words::tr("Parts of this course need a newer version of Carrel (%1).").arg(feature));
            }
        }
    }

    void countLessons()
    {
        int entries = 0;
        for (const Module &module : m_manifest.outline.modules) {
            entries += int(module.lessons.size());
        }
        m_manifest.outline.lessonsInAll = std::max(entries, m_root["course"]["lessonsInAll"].number().value_or(0));
    }

    JsonCursor m_root;
    PackageManifest m_manifest;
    std::map<LessonSlug, LessonEntry> m_entries;
    std::set<LessonSlug> m_placed;
    PathSet m_paths;
};

Result<PackageManifest> readRoot(const JsonCursor &root)
{
    if (!looksLikeManifest(root.value())) {
        return refuse(root, ErrorCode::Malformed, u"not-a-manifest"_s,
                      Words::tr("This is not the manifest of a course."),
                      Words::tr("A manifest has “format”: “carrel-course”."));
    }
    const QString version = root["formatVersion"].text();
    if (version.section(u'.', 0, 0) != "1"_L1) {
        return refuse(
            root["formatVersion"], ErrorCode::Unsupported, u"format-version"_s,
            Words::tr("The course needs a version of Carrel that reads package format %1; this one reads format 1.")
                .arg(version),
            Words::tr("Get a newer version of Carrel."));
    }
    if (root["course"]["id"].text().isEmpty()) {
        return refuse(root["course"], ErrorCode::Malformed, u"course-id-missing"_s,
                      Words::tr("The manifest gives its course no id."),
                      Words::tr("Give “course” an “id” that never changes."));
    }
    return Reading(root).read();
}

} // namespace

bool looksLikeManifest(const Json &json)
{
    return json.is_object() && json.contains("format") && json["format"] == "carrel-course";
}

Result<PackageManifest> readManifest(const QByteArray &bytes, const QString &file, Diagnostics &diagnostics,
                                     const Limits &limits)
{
    const JsonPlace place{.file = file};
    const Result<QByteArray> text = jsonTextOf(bytes, file, diagnostics);
    if (!text) {
        return std::unexpected(text.error());
    }
    const Result<Json> json = parseJson(*text, place, diagnostics, limits);
    if (!json) {
        return std::unexpected(json.error());
    }
    JsonReport report(place, diagnostics, limits.rowsPerFile);
    return readRoot(JsonCursor(*json, report));
}

} // namespace Carrel
