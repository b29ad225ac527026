// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course.h"

namespace Carrel
{

/** NFC, white space collapsed and trimmed, curly quotes straightened: what fingerprints and keys are made of. */
[[nodiscard]] QString normalisedText(QStringView text);

/**
 * Gives every block without an id one from its kind and words ("p-0123456789ab"), and makes repeats unique ("-2");
 * nested blocks too. Returns the given ids that were there more than once: the first keeps its id.
 */
std::vector<BlockId> assignBlockIds(Blocks &blocks);

/** Gives every check and option without an id its own; makes repeats unique. Returns given check ids that repeat. */
std::vector<CheckId> assignCheckIds(std::vector<Check> &checks);

/** Lower case, words joined by hyphens, letters of any script kept: what a name becomes when a slug must be made. */
[[nodiscard]] QString slugOf(QStringView text);

/** SHA-256 over question and options with their right/wrong flags, order and formatting left out. */
[[nodiscard]] Fingerprint fingerprintOf(const Check &check);

/** The id of a course that has no manifest: host and path of its url, else slug and hash of authorship and licence. */
struct CourseIdentity {
    CourseId id;
    IdentityStrength strength = IdentityStrength::SlugAndLicence;
};
[[nodiscard]] CourseIdentity courseIdentity(const CourseHead &head, const QString &authorship,
                                            const QString &licenceName);

/** What the outline keeps of a lesson. */
[[nodiscard]] LessonEntry entryOf(const Lesson &lesson);

} // namespace Carrel
