// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/storerefresh.h"

#include "base/answerwithin.h"
#include "storage/transaction.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(StoreRefresh)
};

constexpr int swapPatienceMs = 2'000;
constexpr auto listingPatience = std::chrono::seconds(3); // a share that wakes up takes about one

struct StoreListing {
    bool here = false;
    std::vector<PackagePlace> packages;
};

StoreListing listingOf(const QString &store)
{
    const CourseStore courses(store);
    return courses.isHere() ? StoreListing{true, courses.packages()} : StoreListing{};
}

std::optional<StoreListing> listingWithin(std::chrono::milliseconds ms, const QString &store)
{
    return answerWithin<StoreListing>(ms, [store] { return listingOf(store); });
}

bool isUnchanged(const IndexedPackage &indexed, const PackagePlace &place)
{
    return indexed.condition == CourseCondition::Ready && !indexed.hasProblems &&
           indexed.manifestBytes == place.manifestBytes && indexed.manifestMs == place.manifestMs;
}

} // namespace

StoreRefresh::StoreRefresh(Database database, const Parts &parts, JobControl &control)
    : m_database(database)
    , m_writer(std::move(database))
    , m_parts(parts)
    , m_control(control)
{
}

Result<void> StoreRefresh::run()
{
    mendOwnStore();
    QStringList stores{m_parts.paths.ownStore};
    stores += m_parts.paths.readOnlyStores;
    for (int rank = 0; rank < stores.size(); ++rank) {
        if (auto done = refreshStore(stores.at(rank), rank); !done) {
            return done;
        }
    }
    // Stores the program no longer looks into.
    return m_writer.packages().and_then([&](const std::vector<IndexedPackage> &indexed) {
        std::ranges::copy_if(indexed, std::back_inserter(m_gone),
                             [&stores](const IndexedPackage &package) { return !stores.contains(package.store); });
        auto done = settleLeftOvers();
        tellChanged();
        return done;
    });
}

void StoreRefresh::mendOwnStore()
{
    constexpr int patienceMs = 500; // whoever holds it is changing courses, and mended before that
    const CourseStore own(m_parts.paths.ownStore);
    if (own.isHere()) {
        if (const auto hold = m_parts.ownStore.take(patienceMs)) {
            own.mend();
        }
    }
}

Result<void> StoreRefresh::refreshStore(const QString &store, int rank)
{
    const auto indexed = m_writer.packages();
    if (!indexed) {
        return std::unexpected(indexed.error());
    }
    look(store, rank, *indexed);
    for (size_t i = 0; i < m_steps.size(); ++i) {
        m_control.report(int(i), int(m_steps.size()), QFileInfo(m_steps[i].place.folder).fileName());
        if (auto taken = take(m_steps[i]); !taken) {
            return taken;
        }
    }
    auto done = settleLeftOvers();
    m_steps.clear();
    m_gone.clear();
    m_outOfReach.clear();
    tellChanged();
    return done;
}

void StoreRefresh::tellChanged()
{
    if (std::exchange(m_changed, false)) {
        m_parts.changed(std::exchange(m_waiting, {}));
    }
}

void StoreRefresh::look(const QString &store, int rank, const std::vector<IndexedPackage> &indexed)
{
    const std::optional<StoreListing> listing = rank == 0 ? listingOf(store) : listingWithin(listingPatience, store);
    const bool here = listing && listing->here;
    const QString why = listing
                            ? Context::tr("The place where this course lies cannot be reached: %1. Connect it and "
                                          "it is back.")
                            : Context::tr("The place where this course lies does not answer: %1. The course is back "
                                          "when it does.");
    m_whyOutOfReach = why.arg(QDir::toNativeSeparators(store));
    std::vector<PackagePlace> places = here ? listing->packages : std::vector<PackagePlace>();
    for (const IndexedPackage &package : indexed) {
        if (package.store != store) {
            continue;
        }
        const auto place = std::ranges::find(places, package.folder, &PackagePlace::folder);
        if (place == places.end()) {
            (here ? m_gone : m_outOfReach).push_back(package);
            continue;
        }
        const bool edited = m_parts.edited.contains(package.folder);
        if (edited || !isUnchanged(package, *place)) {
            m_steps.push_back({*place, store, rank, package, edited});
        }
        places.erase(place);
    }
    for (PackagePlace &place : places) {
        m_steps.push_back({std::move(place), store, rank, {}});
    }
}

Result<void> StoreRefresh::take(const Step &step)
{
    const auto known = m_writer.knownLessons(step.place.folder);
    if (!known) {
        return std::unexpected(known.error());
    }
    auto content = readPackage(step.place, m_parts.codec, *known, m_control);
    if (!content) {
        return std::unexpected(content.error());
    }
    const QMutexLocker lock(&m_parts.writing);
    return writeContent(step, *content);
}

Result<void> StoreRefresh::writeContent(const Step &step, PackageContent &content)
{
    auto transaction = Transaction::begin(m_database);
    if (!transaction) {
        return std::unexpected(transaction.error());
    }
    // Whoever puts a version there writes it into the index after that: in this transaction, what lies there is told.
    if (step.rank == 0 && placeOf(step.place.folder) != step.place) {
        return {};
    }
    const bool same = step.indexed && !step.edited && step.indexed->manifestSha256 == content.manifestSha256 &&
                      step.indexed->condition == content.condition && !step.indexed->hasProblems;
    if (same) {
        return m_writer.touch(step.indexed->id, step.place).and_then([&] { return transaction->commit(); });
    }
    m_changed = true;
    auto waiting = m_writer.write(content, step.store, step.rank);
    if (!waiting) {
        return std::unexpected(waiting.error());
    }
    std::ranges::move(*waiting, std::back_inserter(m_waiting));
    return transaction->commit();
}

/** One that another program is swapping just now is not gone. */
void StoreRefresh::keepWhatIsBack()
{
    const auto isOwn = [this](const IndexedPackage &package) { return package.store == m_parts.paths.ownStore; };
    if (std::ranges::none_of(m_gone, isOwn)) {
        return;
    }
    const auto hold = m_parts.ownStore.take(swapPatienceMs);
    std::erase_if(m_gone, [&](const IndexedPackage &package) {
        return isOwn(package) && (!hold || QFileInfo(package.folder + "/course.json"_L1).isFile());
    });
}

Result<void> StoreRefresh::settleLeftOvers()
{
    keepWhatIsBack();
    const QMutexLocker lock(&m_parts.writing);
    auto transaction = Transaction::begin(m_database);
    if (!transaction) {
        return std::unexpected(transaction.error());
    }
    Result<void> done;
    for (size_t i = 0; done && i < m_gone.size(); ++i) {
        done = m_writer.drop(m_gone[i].id);
        m_changed = true;
    }
    for (size_t i = 0; done && i < m_outOfReach.size(); ++i) {
        if (m_outOfReach[i].condition != CourseCondition::Unavailable) {
            m_changed = true;
            done = m_writer.setCondition(m_outOfReach[i].id, CourseCondition::Unavailable, m_whyOutOfReach);
        }
    }
    return done.and_then([this] { return m_writer.settle(); }).and_then([&transaction] {
        return transaction->commit();
    });
}

} // namespace Carrel
