// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/check.h"

#include <memory>

namespace Carrel
{

struct Licence {
    QString name;
    QString url;
    QString spdx;
    QString attribution;
    bool operator==(const Licence &) const = default;
};

/** The lesson before or after, as the lesson itself names it; it need not be in the library. */
struct Neighbour {
    LessonSlug slug;
    QString title;
    QString url;
    std::optional<int> minutes;
    bool operator==(const Neighbour &) const = default;
};

/** The head of a lesson as its publisher designs it. */
struct Hero {
    QString kind; ///< "plate": a typographic cover without a picture
    QString image;
    QString alternative;
    Runs caption;
    bool operator==(const Hero &) const = default;
};

/** What a lesson says of the course it belongs to. */
struct CourseHead {
    QString slug;
    QString title;
    QString url;
    QString level;
    QString track;
    bool operator==(const CourseHead &) const = default;
};

/** What a lesson says of the module it belongs to. */
struct ModuleHead {
    QString slug;
    QString title;
    std::optional<int> index; ///< used for order only; publishers count from 0 or from 1
    bool operator==(const ModuleHead &) const = default;
};

/** One lesson with everything its publisher said of it. */
struct Lesson {
    CourseHead course;
    ModuleHead module;
    LessonSlug slug;
    QString title;
    QString url;
    std::optional<int> position; ///< 1-based
    std::optional<int> of;
    std::optional<int> minutes;
    QString keyIdea;
    QString answer; ///< shown only when it differs from keyIdea
    std::optional<Hero> hero;
    Blocks blocks;
    std::vector<Check> checks;
    std::optional<Neighbour> previous;
    std::optional<Neighbour> next;
    QString authorship;
    QString reviewStatus;
    QString cite;
    Licence licence;
    QString body;      ///< the source text in Markdown, for search and export
    int schema = 1;    ///< of the reader part
    QByteArray source; ///< the bytes it was read from, so that an unedited lesson is written back as it came

    bool operator==(const Lesson &) const = default;
};

/** What is known of a lesson without opening it. */
struct LessonEntry {
    LessonSlug slug;
    QString title;
    std::optional<int> minutes;
    std::optional<int> position;
    bool here = false;  ///< false: the course names it, the library does not have it
    int textBlocks = 0; ///< at its top that are no places of checks
    BlockId lastBlock;
    std::vector<std::pair<CheckId, Fingerprint>> checks; ///< usable ones, in order
    bool operator==(const LessonEntry &) const = default;
};

} // namespace Carrel
