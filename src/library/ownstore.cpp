// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/ownstore.h"

#include "base/regularfile.h"
#include "course/thinlesson.h"
#include "storage/flushfile.h"
#include "storage/transaction.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QHash>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(OwnStore)
};

/** Lessons at hand are not read again: the same bytes are the same lesson. */
PackageCodec sparing(const PackageCodec &codec, const LessonsAtHand &atHand)
{
    QHash<QByteArray, std::shared_ptr<const Lesson>> bySource;
    for (const auto &[slug, lesson] : atHand) {
        if (!isThin(*lesson)) {
            bySource.insert(lesson->source, lesson);
        }
    }
    return {codec.readManifest, [codec, bySource](const QByteArray &bytes, const QString &file) -> Result<Lesson> {
                const auto same = bySource.value(bytes);
                return same ? *same : codec.readLesson(bytes, file);
            }};
}

} // namespace

OwnStore::OwnStore(Parts parts)
    : m_parts(std::move(parts))
    , m_store(m_parts.paths.ownStore)
    , m_lock(m_parts.paths.ownStore)
    , m_stagings(m_parts.paths.ownStore)
{
}

QString OwnStore::manifestHash(const QString &folder)
{
    QFile manifest(folder + "/course.json"_L1);
    return folder.isEmpty() || !openRegularFile(manifest)
               ? QString()
               : QString::fromLatin1(QCryptographicHash::hash(manifest.readAll(), QCryptographicHash::Sha256).toHex());
}

QString OwnStore::targetFor(const CourseInfo &info) const
{
    const auto indexed = m_parts.keeper.open().and_then([&info](const Database &database) {
        return database.scalar(u"SELECT folder FROM package WHERE rank=0 AND course_id=? ORDER BY folder LIMIT 1"_s,
                               {info.id.toString()});
    });
    if (indexed && QFileInfo::exists(indexed->toString())) {
        return indexed->toString();
    }
    // The index may not know yet what another program or computer has put there, nor what a damaged manifest was of.
    const QString usual = m_store.folderFor(info.slug, info.id.toString());
    const auto there = readManifestOf(usual, m_parts.codec);
    const bool isItsOwn = !there || there->outline.info.id == info.id;
    return isItsOwn ? usual : m_store.freeFolder(info.slug, info.id.toString());
}

KnownLessons OwnStore::knownLessons(const QString &folder) const
{
    return m_parts.keeper.open()
        .and_then([&folder](const Database &database) { return IndexWriter(database).knownLessons(folder); })
        .value_or(KnownLessons());
}

Result<OwnStore::Adopted> OwnStore::adopt(const QString &staged, JobControl &control, const LessonsAtHand &atHand,
                                          const ImportId &import)
{
    const auto hold = m_lock.take();
    if (!hold) {
        return std::unexpected(hold.error());
    }
    const auto manifest = readManifestOf(staged, m_parts.codec);
    if (!manifest) {
        return std::unexpected(manifest.error());
    }
    const CourseInfo &info = manifest->outline.info;
    const QString target = targetFor(info);
    const bool isNew = !QFileInfo::exists(target);
    auto content = readPackage(placeOf(staged), sparing(m_parts.codec, atHand), knownLessons(target), control);
    if (!content) {
        return std::unexpected(content.error());
    }
    // Before the names change: after a power cut the older version or all of the newer one is there.
    const auto swapped = flushTree(staged).and_then([&] { return m_store.swapIn(staged, target); });
    if (!swapped) {
        return std::unexpected(swapped.error());
    }
    content->place = placeOf(target);
    auto waiting = takeIn(*content);
    if (!waiting) {
        m_store.restoreAside(target);
        return std::unexpected(waiting.error());
    }
    m_stagings.discard(staged);
    if (const auto noted = noteImport(import, info, target, isNew); !noted) {
        m_store.removeAside(target); // the course is in all the same; only undoing it is not to be had
    }
    return Adopted{info.id, std::move(*waiting)};
}

Result<WaitingTexts> OwnStore::takeNote(const CourseInfo &info, JobControl &control)
{
    const PackagePlace place = placeOf(targetFor(info));
    const auto known = m_parts.keeper.open().and_then([&place](const Database &database) {
        return database.scalar(u"SELECT 1 FROM package WHERE folder=? AND manifest_bytes=? AND manifest_ms=?"_s,
                               {place.folder, place.manifestBytes, place.manifestMs});
    });
    if (!known) {
        return std::unexpected(known.error());
    }
    if (known->isValid() || !QFileInfo::exists(place.folder)) {
        return WaitingTexts();
    }
    return readPackage(place, m_parts.codec, knownLessons(place.folder), control)
        .and_then([this](PackageContent content) { return takeIn(content); });
}

Result<WaitingTexts> OwnStore::takeIn(PackageContent &content)
{
    const QMutexLocker lock(&m_parts.writing);
    auto taken = m_parts.keeper.open().and_then([&](const Database &database) -> Result<WaitingTexts> {
        auto transaction = Transaction::begin(database);
        if (!transaction) {
            return std::unexpected(transaction.error());
        }
        const IndexWriter writer(database);
        auto waiting = writer.write(content, m_parts.paths.ownStore, 0);
        const auto done = !waiting ? Result<void>(std::unexpected(waiting.error()))
                                   : writer.settle().and_then([&transaction] { return transaction->commit(); });
        return done ? std::move(waiting) : std::unexpected(done.error());
    });
    if (!taken && taken.error().code == ErrorCode::Malformed) {
        return m_parts.makeIndexAnew().transform([] { return WaitingTexts(); });
    }
    return taken;
}

Result<void> OwnStore::noteImport(const ImportId &import, const CourseInfo &info, const QString &target, bool isNew)
{
    LastImport last = lastImport().value_or(LastImport());
    if (last.id != import.toString()) {
        forgetPrevious(last);
        last = {import.toString(), QDateTime::currentMSecsSinceEpoch(), {}};
    }
    const QString name = QFileInfo(target).fileName();
    const auto known = std::ranges::find(last.courses, name, &ImportedCourse::name);
    if (known == last.courses.end()) {
        m_store.keepAside(target);
        last.courses.push_back({info.id, info.title, name, isNew, manifestHash(target)});
    } else {
        m_store.removeAside(target); // what was there before the import is kept already
        known->manifestSha256 = manifestHash(target);
    }
    return writeLastImport(m_store.folder(), last);
}

void OwnStore::forgetPrevious(const LastImport &import) const
{
    for (const ImportedCourse &course : import.courses) {
        m_store.removePrevious(m_store.folder() + u'/' + course.name);
    }
}

std::optional<LastImport> OwnStore::lastImport() const
{
    return readLastImport(m_store.folder());
}

Result<void> OwnStore::remove(const QString &folder)
{
    return m_lock.take().and_then(
        [&](const StoreLock::Hold &) { return m_store.remove(folder).transform([&] { takeOutOfJournal(folder); }); });
}

void OwnStore::takeOutOfJournal(const QString &folder) const
{
    auto last = lastImport();
    if (!last || std::erase_if(last->courses, [&folder](const ImportedCourse &course) {
                     return course.name == QFileInfo(folder).fileName();
                 }) == 0) {
        return;
    }
    m_store.removePrevious(folder);
    if (last->courses.empty() || !writeLastImport(m_store.folder(), *last)) {
        forgetLastImport(m_store.folder());
    }
}

Result<WaitingTexts> OwnStore::undoLastImport(JobControl &control)
{
    const auto hold = m_lock.take();
    if (!hold) {
        return std::unexpected(hold.error());
    }
    const auto last = lastImport();
    if (!last) {
        return fail(ErrorCode::NotFound, Context::tr("There is no import that could be undone."));
    }
    const auto isAsLeft = [this](const ImportedCourse &course) {
        return manifestHash(m_store.folder() + u'/' + course.name) == course.manifestSha256;
    };
    if (const auto changed = std::ranges::find_if_not(last->courses, isAsLeft); changed != last->courses.end()) {
        return fail(
            ErrorCode::Conflict,
            Context::tr("The course “%1” was changed after the import; it is left as it is now.").arg(changed->title),
            changed->name);
    }
    WaitingTexts waiting;
    for (const ImportedCourse &course : last->courses) {
        auto undone = undoOne(course, control);
        if (!undone) {
            return undone;
        }
        std::ranges::move(*undone, std::back_inserter(waiting));
        takeOutOfJournal(m_store.folder() + u'/' + course.name);
    }
    return waiting;
}

Result<WaitingTexts> OwnStore::undoOne(const ImportedCourse &course, JobControl &control)
{
    const QString folder = m_store.folder() + u'/' + course.name;
    if (course.isNew) {
        return m_store.remove(folder).transform([] { return WaitingTexts(); });
    }
    return m_store.bringBackPrevious(folder)
        .and_then([&] { return readPackage(placeOf(folder), m_parts.codec, knownLessons(folder), control); })
        .and_then([&](PackageContent content) { return takeIn(content); });
}

} // namespace Carrel
