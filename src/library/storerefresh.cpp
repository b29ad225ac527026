// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/storerefresh.h"

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

bool isUnchanged(const IndexedPackage &indexed, const PackagePlace &place)
{
    return indexed.condition == CourseCondition::Ready && !indexed.hasProblems &&
           indexed.manifestBytes == place.manifestBytes && indexed.manifestMs == place.manifestMs;
}

} // namespace

StoreRefresh::StoreRefresh(Database database, const LibraryPaths &paths, const PackageCodec &codec, JobControl &control)
    : m_database(database)
    , m_writer(std::move(database))
    , m_paths(paths)
    , m_codec(codec)
    , m_control(control)
{
}

Result<bool> StoreRefresh::run()
{
    if (auto looked = look(); !looked) {
        return std::unexpected(looked.error());
    }
    for (size_t i = 0; i < m_steps.size(); ++i) {
        m_control.report(int(i), int(m_steps.size()), QFileInfo(m_steps[i].place.folder).fileName());
        if (auto taken = take(m_steps[i]); !taken) {
            return std::unexpected(taken.error());
        }
    }
    if (auto settled = settleLeftOvers(); !settled) {
        return std::unexpected(settled.error());
    }
    return m_changed;
}

Result<void> StoreRefresh::look()
{
    const auto indexed = m_writer.packages();
    if (!indexed) {
        return std::unexpected(indexed.error());
    }
    const CourseStore own(m_paths.ownStore);
    if (own.isHere()) {
        own.mend();
    }
    QStringList stores{m_paths.ownStore};
    stores += m_paths.readOnlyStores;
    for (int rank = 0; rank < stores.size(); ++rank) {
        lookInto(stores.at(rank), rank, *indexed);
    }
    std::ranges::copy_if(*indexed, std::back_inserter(m_gone),
                         [&stores](const IndexedPackage &package) { return !stores.contains(package.store); });
    return {};
}

void StoreRefresh::lookInto(const QString &store, int rank, const std::vector<IndexedPackage> &indexed)
{
    const CourseStore courseStore(store);
    const bool here = courseStore.isHere();
    std::vector<PackagePlace> places = here ? courseStore.packages() : std::vector<PackagePlace>();
    for (const IndexedPackage &package : indexed) {
        if (package.store != store) {
            continue;
        }
        const auto place = std::ranges::find(places, package.folder, &PackagePlace::folder);
        if (place == places.end()) {
            (here ? m_gone : m_outOfReach).push_back(package);
            continue;
        }
        if (!isUnchanged(package, *place)) {
            m_steps.push_back({*place, store, rank, package});
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
    const auto content = readPackage(step.place, m_codec, *known, m_control);
    if (!content) {
        return std::unexpected(content.error());
    }
    auto transaction = Transaction::begin(m_database);
    if (!transaction) {
        return std::unexpected(transaction.error());
    }
    const bool same = step.indexed && step.indexed->manifestSha256 == content->manifestSha256 &&
                      step.indexed->condition == content->condition && !step.indexed->hasProblems;
    m_changed = m_changed || !same;
    auto done = same ? m_writer.touch(step.indexed->id, step.place) : m_writer.write(*content, step.store, step.rank);
    return done.and_then([&transaction] { return transaction->commit(); });
}

Result<void> StoreRefresh::settleLeftOvers()
{
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
            done = m_writer.setCondition(m_outOfReach[i].id, CourseCondition::Unavailable,
                                         Context::tr("The place where this course lies cannot be reached: %1. Connect "
                                                     "it and it is back.")
                                             .arg(QDir::toNativeSeparators(m_outOfReach[i].store)));
        }
    }
    return done.and_then([this] { return m_writer.settle(); }).and_then([&transaction] {
        return transaction->commit();
    });
}

} // namespace Carrel
