// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/library.h"

#include "base/regularfile.h"
#include "library/indexkeeper.h"
#include "library/indexreader.h"
#include "library/indexsearch.h"
#include "library/ownstore.h"
#include "library/searchfill.h"
#include "library/slowstores.h"
#include "library/storerefresh.h"
#include "storage/transaction.h"

#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QLoggingCategory>
#include <QMutex>
#include <QSet>
#include <QUuid>

#include <algorithm>

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

/** What was read of a course while its manifest was this one. */
struct CachedOutline {
    QString manifestHash;
    std::shared_ptr<const CourseOutline> outline;
};

/** Null when the file cannot be read. */
QByteArray bytesOf(const FilePlace &place)
{
    QFile file(insidePackage(place.folder, place.path));
    return file.fileName().isEmpty() || !openRegularFile(file) ? QByteArray() : file.readAll();
}

} // namespace

struct Library::Private {
    Private(LibraryPaths where, PackageCodec how, Library *library)
        : paths(std::move(where))
        , codec(std::move(how))
        , keeper(paths.indexFile, library->thread(), [library] { tellStale(library); })
        , ownStore({paths, codec, keeper, writing,
                    [this] {
                        JobControl control;
                        return makeAnew(control);
                    }})
        , q(library)
        , slowStores(paths.ownStore)
    {
    }

    Result<void> refreshOnce(JobControl &control);
    Result<void> makeAnew(JobControl &control);
    void announce(WaitingTexts texts);
    void noteLastImport();
    void takeLastImport(std::optional<LastImport> import);
    void noteEdited(const QString &folder);
    /** Queued, since whoever asks a question is not to be answered by a signal. */
    static void tellStale(Library *library)
    {
        QMetaObject::invokeMethod(library, &Library::indexStale, Qt::QueuedConnection);
    }

    template<typename Ask> auto ask(Ask question) const
    {
        return keeper.open().and_then(
            [&question](const Database &database) { return question(IndexReader(database)); });
    }

    const LibraryPaths paths;
    const PackageCodec codec;
    IndexKeeper keeper;
    QRecursiveMutex writing; ///< the index is changed by one at a time
    OwnStore ownStore;
    Library *const q;
    mutable QMutex caching; ///< for what follows
    QHash<CourseId, CachedOutline> outlines;
    WaitingTexts waiting;
    std::optional<LastImport> lastImport; ///< as it was when the store was last looked at or written to
    QSet<QString> edited;                 ///< packages with a lesson of other bytes than the index has taken in
    SlowStores slowStores;
    QMutex filling;
};

Result<void> Library::Private::refreshOnce(JobControl &control)
{
    noteLastImport(); // another program may have imported
    const QSet<QString> changed = [this] {
        const QMutexLocker lock(&caching);
        return std::exchange(edited, {});
    }();
    return keeper.open().and_then([&](const Database &database) {
        const StoreRefresh::Parts parts{paths,   codec,   ownStore.lock(),
                                        changed, writing, [this](WaitingTexts texts) { announce(std::move(texts)); }};
        return StoreRefresh(database, parts, control).run();
    });
}

Result<void> Library::Private::makeAnew(JobControl &control)
{
    const QMutexLocker lock(&writing);
    return keeper.throwAway().and_then([&] { return refreshOnce(control); });
}

void Library::Private::announce(WaitingTexts texts)
{
    const bool more = !texts.empty();
    {
        const QMutexLocker lock(&caching);
        outlines.clear();
        std::ranges::move(texts, std::back_inserter(waiting));
    }
    QMetaObject::invokeMethod(q, [library = q, more] {
        Q_EMIT library->coursesChanged();
        if (more) {
            Q_EMIT library->textsWaiting();
        }
    });
}

/** Reads in the own store what the window is told at once, whose drive may be slow or away: then it stays as it was. */
void Library::Private::noteLastImport()
{
    const auto read = slowStores.ask<std::optional<LastImport>>(
        paths.ownStore, 0, [store = paths.ownStore] { return readLastImport(store); });
    if (read) {
        takeLastImport(*read);
    }
}

void Library::Private::takeLastImport(std::optional<LastImport> import)
{
    const QMutexLocker lock(&caching);
    if (lastImport != import) {
        lastImport = std::move(import);
        QMetaObject::invokeMethod(q, &Library::lastImportChanged, Qt::QueuedConnection);
    }
}

void Library::Private::noteEdited(const QString &folder)
{
    const QMutexLocker lock(&caching);
    if (!edited.contains(folder)) {
        edited.insert(folder);
        tellStale(q);
    }
}

Library::Library(LibraryPaths paths, PackageCodec codec, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(std::move(paths), std::move(codec), this))
{
}

Library::~Library() = default;

Result<void> Library::refresh(JobControl &control)
{
    auto done = d->keeper.verify().and_then([&] { return d->refreshOnce(control); });
    if (!done && done.error().code == ErrorCode::Malformed) {
        done = d->makeAnew(control);
    }
    return done;
}

Result<void> Library::rebuildIndex(JobControl &control)
{
    const auto emptied = [this] {
        const QMutexLocker lock(&d->writing);
        return d->keeper.verify()
            .and_then([this] { return d->keeper.open(); })
            .and_then([](const Database &database) -> Result<void> {
                // Emptied rather than removed, since others may have it open.
                auto transaction = Transaction::begin(database);
                return !transaction ? Result<void>(std::unexpected(transaction.error()))
                                    : IndexWriter(database).clear().and_then([&] { return transaction->commit(); });
            });
    }();
    return (emptied ? d->refreshOnce(control) : d->makeAnew(control)).and_then([&] { return fillSearch(control); });
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
    // Other programs write into the same index.
    const QString hash = orNothing(d->ask([&id](const IndexReader &index) { return index.manifestHash(id); }));
    {
        const QMutexLocker lock(&d->caching);
        const CachedOutline cached = d->outlines.value(id);
        if (cached.outline && cached.manifestHash == hash) {
            return cached.outline;
        }
    }
    auto outline = orNothing(d->ask([&id](const IndexReader &index) { return index.outline(id); }));
    if (outline) {
        const QMutexLocker lock(&d->caching);
        d->outlines.insert(id, {hash, outline});
    }
    return outline;
}

Result<std::shared_ptr<const Lesson>> Library::lesson(const LessonRef &ref) const
{
    return lessonSource(ref).and_then([this](const LessonSource &source) { return readLesson(source); });
}

Result<LessonSource> Library::lessonSource(const LessonRef &ref) const
{
    const auto place = d->ask([&ref](const IndexReader &index) { return index.lessonFile(ref); });
    if (!place) {
        return std::unexpected(place.error());
    }
    const std::optional<FilePlace> &found = *place;
    if (!found) {
        return fail(ErrorCode::NotFound, tr("This lesson is not in the library."), ref.lesson.toString());
    }
    const FilePlace &file = *found;
    const auto bytes = d->slowStores.ask<QByteArray>(file.store, file.rank, [file] { return bytesOf(file); });
    if (!bytes || bytes->isNull()) {
        return fail(ErrorCode::Unreadable,
                    tr("The file of this lesson cannot be read. Import the course again, or connect the disk it "
                       "lies on."),
                    file.folder + u'/' + file.path);
    }
    const QString sha256 = sha256Of(*bytes);
    if (sha256 != file.sha256) {
        d->noteEdited(file.folder); // what the index says of its checks is of the older text
    }
    return LessonSource{*bytes, sha256, file.folder + u'/' + file.path, file.kept};
}

Result<std::shared_ptr<const Lesson>> Library::readLesson(const LessonSource &source) const
{
    return d->codec.readLesson(source.bytes, source.file).transform([&source](Lesson lesson) {
        renameChecks(lesson, source.kept);
        return std::make_shared<const Lesson>(std::move(lesson));
    });
}

qint64 Library::lessonSize(const LessonRef &ref) const
{
    const auto place = orNothing(d->ask([&ref](const IndexReader &index) { return index.lessonFile(ref); }));
    if (!place) {
        return 0;
    }
    const QString file = insidePackage(place->folder, place->path);
    return d->slowStores.ask<qint64>(place->store, place->rank, [file] { return QFileInfo(file).size(); }).value_or(0);
}

std::optional<LessonFileInfo> Library::lessonFile(const LessonRef &ref) const
{
    const auto place = orNothing(d->ask([&ref](const IndexReader &index) { return index.lessonFile(ref); }));
    return place ? std::optional(LessonFileInfo{place->path, place->sha256, place->kept}) : std::nullopt;
}

std::map<QString, Asset> Library::assets(const CourseId &id) const
{
    auto found = orNothing(d->ask([&id](const IndexReader &index) { return index.assets(id); }));
    const auto placed = [assets = found.assets, folder = found.folder] {
        std::map<QString, Asset> all = assets;
        for (auto &[path, asset] : all) {
            asset.file = insidePackage(folder, path);
        }
        return all;
    };
    return d->slowStores.ask<std::map<QString, Asset>>(found.store, found.rank, placed).value_or(found.assets);
}

Result<QString> Library::assetFile(const AssetHash &hash) const
{
    const auto places = d->ask([&hash](const IndexReader &index) { return index.assetFiles(hash); });
    if (!places) {
        return std::unexpected(places.error());
    }
    for (const FilePlace &place : *places) {
        const auto file = d->slowStores.ask<QString>(place.store, place.rank,
                                                     [place] { return insidePackage(place.folder, place.path); });
        if (file && !file->isEmpty()) {
            return *file;
        }
    }
    return fail(ErrorCode::NotFound, tr("A picture of this lesson is not in the library."), hash.toString());
}

std::vector<HeadingEntry> Library::headings() const
{
    return orNothing(d->ask([](const IndexReader &index) { return index.headings(); }));
}

Result<std::vector<SearchHit>> Library::search(const QString &words, int limit,
                                               const std::optional<CourseId> &course) const
{
    return d->keeper.open().and_then([&](const Database &database) {
        const SearchQuery query = parseSearch(words);
        auto hits = searchIndex(database, query, limit, course);
        const SearchQuery wider = query.byBeginnings();
        return hits && hits->empty() && wider.terms != query.terms ? searchIndex(database, wider, limit, course)
                                                                   : std::move(hits);
    });
}

Result<void> Library::fillSearch(JobControl &control)
{
    const QMutexLocker one(&d->filling);
    WaitingTexts texts;
    {
        const QMutexLocker lock(&d->caching);
        texts = std::exchange(d->waiting, {});
    }
    return d->keeper.open().and_then([&](const Database &database) {
        return SearchFill(database, d->codec, d->writing).run(std::move(texts), control);
    });
}

std::map<LessonSlug, LessonFileInfo> Library::lessonFiles(const CourseId &id) const
{
    return orNothing(d->ask([&id](const IndexReader &index) { return index.lessonFiles(id); }));
}

QHash<QByteArray, std::vector<LessonRef>> Library::lessonsByHash() const
{
    return orNothing(d->ask([](const IndexReader &index) { return index.lessonsByHash(); }));
}

QString Library::manifestHash(const QString &folder)
{
    return OwnStore::manifestHash(folder);
}

BlockId Library::presentBlock(const LessonRef &ref, const BlockId &block) const
{
    const auto place = orNothing(d->ask([&ref](const IndexReader &index) { return index.lessonFile(ref); }));
    if (!place) {
        return block;
    }
    const auto now = place->kept.blocks.find(block);
    return now == place->kept.blocks.end() ? block : now->second;
}

Result<StoreLock::Hold> Library::lockStore()
{
    return d->ownStore.lock().take();
}

Result<void> Library::takeNote(const CourseInfo &info, JobControl &control)
{
    return d->ownStore.takeNote(info, control).transform([this](WaitingTexts waiting) {
        if (!waiting.empty()) {
            d->announce(std::move(waiting));
        }
    });
}

Result<QString> Library::makeStaging()
{
    return d->ownStore.stagings().make();
}

void Library::discardStaging(const QString &staging)
{
    d->ownStore.stagings().discard(staging);
}

ImportId Library::newImport()
{
    return ImportId(QUuid::createUuid().toString(QUuid::WithoutBraces));
}

Result<CourseId> Library::adopt(const QString &stagedPackage, JobControl &control, const LessonsAtHand &atHand,
                                const ImportId &import)
{
    return d->ownStore.adopt(stagedPackage, control, atHand, import).transform([this](OwnStore::Adopted adopted) {
        d->noteLastImport();
        d->announce(std::move(adopted.waiting));
        return adopted.course;
    });
}

std::optional<LastImport> Library::lastImport() const
{
    const QMutexLocker lock(&d->caching);
    return d->lastImport;
}

Result<void> Library::undoLastImport(JobControl &control)
{
    auto undone = d->ownStore.undoLastImport(control);
    d->noteLastImport(); // of several courses some may be back by now
    return std::move(undone).and_then([&](WaitingTexts waiting) {
        d->announce(std::move(waiting));
        return d->refreshOnce(control);
    });
}

Result<void> Library::remove(const CourseId &id)
{
    const auto folder = d->keeper.open().and_then([&id](const Database &database) {
        return database.scalar(u"SELECT folder FROM package WHERE rank=0 AND course_id=? ORDER BY folder LIMIT 1"_s,
                               {id.toString()});
    });
    if (!folder) {
        return std::unexpected(folder.error());
    }
    return removePackage(id.isEmpty() ? QString() : folder->toString());
}

Result<void> Library::removePackage(const QString &folder)
{
    const QFileInfo package(folder);
    if (folder.isEmpty() || package.absolutePath() != QFileInfo(d->paths.ownStore).absoluteFilePath() ||
        package.fileName().startsWith(u'.')) {
        return fail(ErrorCode::Unsupported, tr("This course cannot be deleted: it is not one of your own."), folder);
    }
    JobControl control;
    return d->ownStore.remove(folder).and_then([&] { return d->refreshOnce(control); });
}

} // namespace Carrel
