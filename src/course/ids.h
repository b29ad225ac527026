// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/strongid.h"

#include <QHashFunctions>

namespace Carrel
{

using CourseId =
    StrongId<struct CourseIdTag>; ///< manifest id, else host and path of the url, else slug and licence hash
using LessonSlug = StrongId<struct LessonSlugTag>;   ///< unique within its course
using CheckId = StrongId<struct CheckIdTag>;         ///< unique within its lesson
using BlockId = StrongId<struct BlockIdTag>;         ///< unique within its lesson, never an index
using OptionKey = StrongId<struct OptionKeyTag>;     ///< unique within its check
using Fingerprint = StrongId<struct FingerprintTag>; ///< SHA-256 of what a check asks, in hex
using AssetHash = StrongId<struct AssetHashTag>;     ///< SHA-256 of a file's bytes, in hex

/** Names one lesson among all courses. */
struct LessonRef {
    CourseId course;
    LessonSlug lesson;

    bool operator==(const LessonRef &) const = default;
    auto operator<=>(const LessonRef &) const = default;
    friend size_t qHash(const LessonRef &ref, size_t seed = 0) noexcept
    {
        return qHashMulti(seed, ref.course, ref.lesson);
    }
};

/** Names one check among all courses; what a learner's history hangs on. */
struct CheckKey {
    CourseId course;
    LessonSlug lesson;
    CheckId check;

    bool operator==(const CheckKey &) const = default;
    auto operator<=>(const CheckKey &) const = default;
    [[nodiscard]] LessonRef lessonRef() const { return {course, lesson}; }
    friend size_t qHash(const CheckKey &key, size_t seed = 0) noexcept
    {
        return qHashMulti(seed, key.course, key.lesson, key.check);
    }
};

} // namespace Carrel
