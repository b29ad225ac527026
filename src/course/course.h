// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/lesson.h"

#include <map>

namespace Carrel
{

/** What a course is known by: a strong id names it anywhere, a slug alone never joins two sets silently. */
enum class IdentityStrength { Manifest, Url, SlugAndLicence };

/** A file that lessons name by its path: a picture, a download. */
struct Asset {
    QString path; ///< inside the course: relative, "/", no ".."
    AssetHash hash;
    QString mediaType;
    qint64 bytes = 0;
    std::optional<QSize> size;
    QString credit;
    Licence licence;
    QString file; ///< where its bytes lie now; not part of a manifest
    bool operator==(const Asset &) const = default;
};

/** Everything a course says of itself. */
struct CourseInfo {
    CourseId id;
    IdentityStrength identity = IdentityStrength::SlugAndLicence;
    QString slug;
    QString title;
    QString language;  ///< BCP 47; empty when unknown
    QString direction; ///< "ltr", "rtl" or empty
    QString revision;
    QString level;
    QString track;
    QString url;
    QString summary;
    QString authorship;
    QString reviewStatus;
    Licence licence;
    QString importer;         ///< the reader that made it, "carrel-json"
    QString origin;           ///< where it was taken from, for people
    QString unknownKeys = {}; ///< what its manifest says in words of a newer version: JSON, to be written as it came
    bool operator==(const CourseInfo &) const = default;
};

/** A part of a course. */
struct Module {
    QString slug;
    QString title;
    std::vector<LessonEntry> lessons;
    bool operator==(const Module &) const = default;
};

/** The course without the text: what trees, counts and neighbours need. */
struct CourseOutline {
    CourseInfo info;
    std::vector<Module> modules;
    int lessonsInAll = 0; ///< as the publisher counts; at least the number of entries

    bool operator==(const CourseOutline &) const = default;

    [[nodiscard]] int lessonsHere() const;
    [[nodiscard]] const LessonEntry *find(const LessonSlug &slug) const;
    [[nodiscard]] const Module *moduleOf(const LessonSlug &slug) const;
    /** Lessons in reading order. */
    [[nodiscard]] std::vector<const LessonEntry *> lessons() const;
};

/** A whole course as a reader hands it over: outline, lessons and files. */
struct Course {
    CourseOutline outline;
    std::map<LessonSlug, std::shared_ptr<const Lesson>> lessons; ///< those that are here
    std::map<QString, Asset> assets;                             ///< by path

    [[nodiscard]] std::shared_ptr<const Lesson> lesson(const LessonSlug &slug) const;
};

} // namespace Carrel
