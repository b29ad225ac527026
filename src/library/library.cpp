// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/library.h"

#include "library/indexkeeper.h"
#include "library/indexreader.h"
#include "library/indexsearch.h"
#include "library/storerefresh.h"
#include "storage/transaction.h"

#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QLoggingCategory>
#include <QMutex>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

Q_LOGGING_CATEGORY(lcLibrary, "carrel.library")

template<typename T> T orNothing(Result<T> result)
{
    if (!result) {
        qCWarning(lcLibrary).noquote() << result.error().sentence << result.error().details;
        return T();
    }
    return std::move(*result);
}

/** Lessons at hand are not read again: the same bytes are the same lesson. */
PackageCodec sparing(const PackageCodec &codec, const LessonsAtHand &atHand)
{
    QHash<QByteArray, std::shared_ptr<const Lesson>> bySource;
    for (const auto &[slug, lesson] : atHand) {
        bySource.insert(lesson->source, lesson);
    }
    return {codec.readManifest, [codec, bySource](const QByteArray &bytes, const QString &file) -> Result<Lesson> {
                const auto same = bySource.value(bytes);
                return same ? *same : codec.readLesson(bytes, file);
            }};
}

PackagePlace placeOf(const QString &folder)
{
    const QFileInfo manifest(folder + "/course.json"_L1);
    return {folder, manifest.size(), manifest.lastModified().toMSecsSinceEpoch()};
}

} // namespace

struct Library::Private {
    Private(LibraryPaths where, PackageCodec how, Library *library)
        : paths(std::move(where))
        , codec(std::move(how))
        , keeper(paths.indexFile, library->thread())
        , ownStore(paths.ownStore)
        , q(library)
    {
    }

    Result<void> refreshOnce(JobControl &control);
    Result<void> makeAnew(JobControl &control);
    Result<void> takeIn(const PackageContent &content);
    Result<QString> ownFolder(const CourseId &id) const;
    void announce();

    template<typename Ask> auto ask(Ask question) const
    {
        return keeper.open().and_then(
            [&question](const Database &database) { return question(IndexReader(database)); });
    }

    const LibraryPaths paths;
    const PackageCodec codec;
    IndexKeeper keeper;
    const CourseStore ownStore;
    Library *const q;
    QMutex writing; ///< stores and index are changed by one at a time
    QMutex caching;
    QHash<CourseId, std::shared_ptr<const CourseOutline>> outlines;
};

Result<void> Library::Private::refreshOnce(JobControl &control)
{
    return keeper.open()
        .and_then([&](const Database &database) { return StoreRefresh(database, paths, codec, control).run(); })
        .transform([this](bool changed) {
            if (changed) {
                announce();
            }
        });
}

Result<void> Library::Private::makeAnew(JobControl &control)
{
    return keeper.throwAway().and_then([&] { return refreshOnce(control); });
}

Result<void> Library::Private::takeIn(const PackageContent &content)
{
    const auto database = keeper.open();
    if (!database) {
        return std::unexpected(database.error());
    }
    auto transaction = Transaction::begin(*database);
    if (!transaction) {
        return std::unexpected(transaction.error());
    }
    const IndexWriter writer(*database);
    return writer.write(content, paths.ownStore, 0)
        .and_then([&writer] { return writer.settle(); })
        .and_then([&transaction] { return transaction->commit(); });
}

Result<QString> Library::Private::ownFolder(const CourseId &id) const
{
    return keeper.open()
        .and_then([&](const Database &database) {
            return database.scalar(u"SELECT folder FROM package WHERE rank=0 AND course_id=? ORDER BY folder LIMIT 1"_s,
                                   {id.toString()});
        })
        .transform([](const QVariant &folder) { return folder.toString(); });
}

void Library::Private::announce()
{
    {
        const QMutexLocker lock(&caching);
        outlines.clear();
    }
    QMetaObject::invokeMethod(q, [library = q] { Q_EMIT library->coursesChanged(); });
}

Library::Library(LibraryPaths paths, PackageCodec codec, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(std::move(paths), std::move(codec), this))
{
}

Library::~Library() = default;

Result<void> Library::refresh(JobControl &control)
{
    const QMutexLocker lock(&d->writing);
    auto done = d->keeper.verify().and_then([&] { return d->refreshOnce(control); });
    if (!done && done.error().code == ErrorCode::Malformed) {
        done = d->makeAnew(control);
    }
    return done;
}

Result<void> Library::rebuildIndex(JobControl &control)
{
    const QMutexLocker lock(&d->writing);
    const auto emptied =
        d->keeper.verify()
            .and_then([this] { return d->keeper.open(); })
            .and_then([](const Database &database) -> Result<void> {
                // Emptied rather than removed, since others may have it open.
                auto transaction = Transaction::begin(database);
                return !transaction ? Result<void>(std::unexpected(transaction.error()))
                                    : IndexWriter(database).clear().and_then([&] { return transaction->commit(); });
            });
    return emptied ? d->refreshOnce(control) : d->makeAnew(control);
}

std::vector<CourseSummary> Library::courses() const
{
    return orNothing(d->ask([](const IndexReader &index) { return index.courses(); }));
}

std::optional<CourseSummary> Library::course(const CourseId &id) const
{
    return orNothing(d->ask([&id](const IndexReader &index) { return index.course(id); }));
}

std::shared_ptr<const CourseOutline> Library::outline(const CourseId &id) const
{
    {
        const QMutexLocker lock(&d->caching);
        if (const auto cached = d->outlines.value(id)) {
            return cached;
        }
    }
    auto outline = orNothing(d->ask([&id](const IndexReader &index) { return index.outline(id); }));
    if (outline) {
        const QMutexLocker lock(&d->caching);
        d->outlines.insert(id, outline);
    }
    return outline;
}

Result<std::shared_ptr<const Lesson>> Library::lesson(const LessonRef &ref) const
{
    const auto place = d->ask([&ref](const IndexReader &index) { return index.lessonFile(ref); });
    if (!place) {
        return std::unexpected(place.error());
    }
    if (!*place) {
        return fail(ErrorCode::NotFound, tr("This lesson is not in the library."), ref.lesson.toString());
    }
    QFile file(insidePackage((*place)->folder, (*place)->path));
    if (file.fileName().isEmpty() || !file.open(QIODevice::ReadOnly)) {
        return fail(ErrorCode::Unreadable,
                    tr("The file of this lesson cannot be read. Import the course again, or connect the disk it "
                       "lies on."),
                    (*place)->folder + u'/' + (*place)->path);
    }
    return d->codec.readLesson(file.readAll(), file.fileName()).transform([](Lesson lesson) {
        return std::make_shared<const Lesson>(std::move(lesson));
    });
}

std::map<QString, Asset> Library::assets(const CourseId &id) const
{
    return orNothing(d->ask([&id](const IndexReader &index) { return index.assets(id); }));
}

Result<QString> Library::assetFile(const AssetHash &hash) const
{
    const auto places = d->ask([&hash](const IndexReader &index) { return index.assetFiles(hash); });
    if (!places) {
        return std::unexpected(places.error());
    }
    for (const FilePlace &place : *places) {
        const QString file = insidePackage(place.folder, place.path);
        if (!file.isEmpty()) {
            return file;
        }
    }
    return fail(ErrorCode::NotFound, tr("A picture of this lesson is not in the library."), hash.toString());
}

Result<std::vector<SearchHit>> Library::search(const QString &words, int limit,
                                               const std::optional<CourseId> &course) const
{
    return d->keeper.open().and_then(
        [&](const Database &database) { return searchIndex(database, parseSearch(words), limit, course); });
}

Result<QString> Library::makeStaging() const
{
    return d->ownStore.makeStaging();
}

Result<CourseId> Library::adopt(const QString &stagedPackage, JobControl &control, const LessonsAtHand &atHand)
{
    const QMutexLocker lock(&d->writing);
    const auto manifest = readManifestOf(stagedPackage, d->codec);
    if (!manifest) {
        return std::unexpected(manifest.error());
    }
    const CourseInfo info = manifest->outline.info;
    const QString older = d->ownFolder(info.id).value_or(QString());
    const QString target = older.isEmpty() ? d->ownStore.freeFolder(info.slug, info.id.toString()) : older;
    const auto known = d->keeper.open().and_then(
        [&target](const Database &database) { return IndexWriter(database).knownLessons(target); });
    auto content =
        readPackage(placeOf(stagedPackage), sparing(d->codec, atHand), known.value_or(KnownLessons()), control);
    if (!content) {
        return std::unexpected(content.error());
    }
    if (auto swapped = d->ownStore.swapIn(stagedPackage, target); !swapped) {
        return std::unexpected(swapped.error());
    }
    content->place = placeOf(target);
    auto taken = d->takeIn(*content);
    if (!taken && taken.error().code == ErrorCode::Malformed) {
        taken = d->makeAnew(control); // the files are in; only the index was damaged
    }
    if (!taken) {
        d->ownStore.restoreAside(target);
        return std::unexpected(taken.error());
    }
    d->ownStore.removeAside(target);
    d->announce();
    return info.id;
}

Result<void> Library::remove(const CourseId &id)
{
    const QMutexLocker lock(&d->writing);
    const auto folder = d->ownFolder(id);
    if (!folder) {
        return std::unexpected(folder.error());
    }
    if (folder->isEmpty()) {
        return fail(ErrorCode::Unsupported, tr("This course cannot be deleted: it is not one of your own."),
                    id.toString());
    }
    JobControl control;
    return d->ownStore.remove(*folder).and_then([&] { return d->refreshOnce(control); });
}

} // namespace Carrel
