// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/courseupdate.h"

#include "course/courseunion.h"
#include "course/identity.h"
#include "course/lessonplaces.h"
#include "exchange/lessonchanges.h"
#include "exchange/librarycourse.h"

#include <QCryptographicHash>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

/**
 * Whether what a course does not name is gone from it. Loose lessons add to a course; whoever reads folders, archives
 * or manifests of others' making sees all of it.
 */
bool isWhole(const Course &course)
{
    const CourseInfo &info = course.outline.info;
    return info.identity == IdentityStrength::Manifest || info.importer != "carrel-json"_L1;
}

bool rightsDiffer(const CourseInfo &older, const CourseInfo &newer)
{
    const auto differ = [](const QString &a, const QString &b) {
        return !a.isEmpty() && !b.isEmpty() && normalisedText(a) != normalisedText(b);
    };
    return differ(older.authorship, newer.authorship) || differ(older.licence.name, newer.licence.name);
}

/** The id under which a course comes in whose own is taken by another one: the same at each import. */
CourseId ownIdOf(const CourseInfo &info)
{
    const QString rights = normalisedText(info.authorship) + u'\n' + normalisedText(info.licence.name);
    const QByteArray hash = QCryptographicHash::hash(rights.toUtf8(), QCryptographicHash::Sha256).toHex().left(12);
    return CourseId(info.id.toString() + u'~' + QString::fromLatin1(hash));
}

QStringList orderOf(const CourseOutline &outline)
{
    QStringList order;
    for (const Module &module : outline.modules) {
        order += u'#' + module.slug + u' ' + module.title;
        for (const LessonEntry &entry : module.lessons) {
            order += entry.slug.toString();
        }
    }
    return order;
}

bool isSameLesson(const LibraryCourse &older, const Lesson &lesson)
{
    const auto file = older.files().find(lesson.slug);
    return file != older.files().end() &&
           file->second.sha256.toLatin1() ==
               QCryptographicHash::hash(packagedBytes(lesson), QCryptographicHash::Sha256).toHex();
}

bool bringsNothingBeside(const Course &newer, const Course &older)
{
    const bool sameAssets = std::ranges::all_of(newer.assets, [&older](const auto &one) {
        const auto there = older.assets.find(one.first);
        return there != older.assets.end() && there->second.hash == one.second.hash;
    });
    const CourseInfo &info = newer.outline.info;
    const CourseInfo &then = older.outline.info;
    const bool sameHead =
        info.revision == then.revision &&
        (!isWhole(newer) || (info.title == then.title && info.licence == then.licence && info.summary == then.summary &&
                             info.authorship == then.authorship && info.unknownKeys == then.unknownKeys &&
                             orderOf(newer.outline) == orderOf(older.outline)));
    return sameAssets && sameHead;
}

/** Whether the lessons of @p newer are all there already and stay where they are. */
bool staysInPlace(const Course &newer, const Course &older)
{
    const LessonPlaces placesNow(newer.outline);
    const LessonPlaces placesThen(older.outline);
    return std::ranges::all_of(newer.lessons, [&](const auto &one) {
        const LessonEntry *now = placesNow.entry(one.first);
        const LessonEntry *then = placesThen.entry(one.first);
        const Module *nowIn = placesNow.module(one.first);
        const Module *thenIn = placesThen.module(one.first);
        return now && then && then->here && now->position == then->position && nowIn && thenIn &&
               nowIn->slug == thenIn->slug && nowIn->title == thenIn->title;
    });
}

Course joined(const LibraryCourse &older, const Course &newer, Diagnostics &diagnostics, JobControl &control)
{
    if (isWhole(newer)) {
        return successorOf(older.course(), newer);
    }
    const bool byManifest = older.info().identity == IdentityStrength::Manifest ||
                            newer.outline.info.identity == IdentityStrength::Manifest;
    if (!byManifest && staysInPlace(newer, older.course())) {
        return replacedIn(older.course(), newer);
    }
    // Where a new lesson belongs is told by what all the others say of themselves.
    return unionOf(byManifest ? older.course() : older.whole(control), newer, diagnostics);
}

/** Lessons that stay as they are go as files. */
void leaveUnchanged(Course &course, const Course &changed, const LibraryCourse &older)
{
    std::erase_if(course.lessons,
                  [&](const auto &one) { return older.has(one.first) && !changed.lessons.contains(one.first); });
}

CourseUpdate newCourse(const Course &newer, const AnsweredChecks &answered)
{
    CourseUpdate update;
    update.course = newer;
    LessonChanges changes(newer.outline.info.id, answered, update);
    for (const LessonEntry *entry : newer.outline.lessons()) {
        if (const auto lesson = newer.lesson(entry->slug)) {
            changes.add(*lesson);
        }
    }
    return update;
}

CourseUpdate updateOf(const LibraryCourse &older, Course newer, const AnsweredChecks &answered, JobControl &control)
{
    CourseUpdate update;
    update.manifestHash = older.manifestHash();
    std::erase_if(newer.lessons, [&older](const auto &one) { return isSameLesson(older, *one.second); });
    update.extras = {older.folder(), older.files(), {}};
    LessonChanges changes(older.info().id, answered, update);
    for (const LessonEntry *entry : std::as_const(newer).outline.lessons()) {
        const auto lesson = newer.lesson(entry->slug);
        if (lesson && older.has(entry->slug)) {
            changes.change(older, *lesson);
        } else if (lesson) {
            changes.add(*lesson);
        }
    }
    if (isWhole(newer)) {
        const LessonPlaces places(newer.outline);
        for (const auto &[slug, file] : older.files()) {
            if (!places.entry(slug)) {
                changes.remove(older, slug);
            }
        }
    }
    if (newer.lessons.empty() && update.lessons.isEmpty() && bringsNothingBeside(newer, older.course())) {
        update.as = PlannedAs::Nothing;
        update.course = older.course();
        return update;
    }
    update.as = PlannedAs::Update;
    update.course = joined(older, newer, update.diagnostics, control);
    leaveUnchanged(update.course, newer, older);
    return update;
}

} // namespace

CourseUpdate updateBy(const Course &newer, const Library &library, const AnsweredChecks &answered, OtherRights rights,
                      JobControl &control)
{
    const auto older = LibraryCourse::find(library, newer.outline.info.id);
    if (!older) {
        return newCourse(newer, answered);
    }
    if (!isWhole(newer) || rights == OtherRights::Join || !rightsDiffer(older->info(), newer.outline.info)) {
        return updateOf(*older, newer, answered, control);
    }
    Course apart = newer;
    apart.outline.info.id = ownIdOf(newer.outline.info);
    CourseUpdate update = updateBy(apart, library, answered, OtherRights::Join, control);
    update.as = update.as == PlannedAs::NewCourse ? PlannedAs::OtherRights : update.as;
    return update;
}

} // namespace Carrel
