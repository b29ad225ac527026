// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/backups.h"

#include "storage/segmentpack.h"
#include "study/recordsegments.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QTimeZone>

#include <algorithm>
#include <set>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(Backups)
};

constexpr QStringView stemForm = u"yyyy-MM-dd'T'HHmm";
constexpr qint64 dayMs = 86'400'000;
constexpr size_t daysKept = 12;
constexpr size_t weeksKept = 10;
constexpr size_t monthsKept = 9;

QDateTime timeOf(const Backup &backup)
{
    return QDateTime::fromMSecsSinceEpoch(backup.madeMs, QTimeZone::UTC);
}

/** What a program that was ended while it wrote has left. */
void removeHalfMade(const QString &folder, qint64 nowMs)
{
    for (const SegmentFile &file : listPacks(folder)) {
        if (!file.plainName && nowMs - file.modifiedMs > dayMs) {
            QFile::remove(file.path);
        }
    }
}

/** Marks the newest backup of each of the last @p most periods. */
template<typename Period>
void keepNewest(const std::vector<Backup> &newestFirst, size_t most, Period periodOf, std::set<QString> &kept)
{
    std::set<decltype(periodOf(QDate()))> periods;
    for (const Backup &backup : newestFirst) {
        if (periods.size() < most && periods.insert(periodOf(timeOf(backup).date())).second) {
            kept.insert(backup.path);
        }
    }
}

/** By the name of the file; nothing: it is not named like a backup. */
std::optional<qint64> madeMsOf(const QString &path)
{
    const QString name = QFileInfo(path).fileName();
    const QDateTime made(QDate::fromString(name.left(10), Qt::ISODate), QTime::fromString(name.mid(11, 4), u"HHmm"_s),
                         QTimeZone::UTC);
    return made.isValid() ? std::optional(made.toMSecsSinceEpoch()) : std::nullopt;
}

std::pair<int, int> weekOf(QDate date)
{
    int year = 0;
    const int week = date.weekNumber(&year);
    return {year, week};
}

std::pair<int, int> monthOf(QDate date)
{
    return {date.year(), date.month()};
}

/** What a backup has, and of that what a record lacks. */
struct Lack {
    qsizetype entries = 0;
    std::vector<Segment> missing;
    bool damaged = false;
};

Result<Lack> lackOf(const StudyPaths &paths, const LearnerId &learner, const Backup &backup)
{
    const auto kept = readPack(backup.path);
    if (!kept) {
        return std::unexpected(kept.error());
    }
    const auto there = readRecord(paths, learner);
    if (!there) {
        return std::unexpected(there.error());
    }
    return Lack{lineCount(kept->segments), missingFrom(*there, kept->segments), !kept->whole};
}

} // namespace

Backups::Backups(StudyPaths paths, LearnerInfo learner)
    : m_paths(std::move(paths))
    , m_learner(std::move(learner))
{
}

QString Backups::folder() const
{
    return m_paths.backupFolder + u'/' + m_learner.id.toString();
}

std::vector<Backup> Backups::list() const
{
    std::vector<Backup> backups;
    if (m_paths.backupFolder.isEmpty() || m_learner.id.isEmpty()) {
        return backups;
    }
    for (const SegmentFile &file : listPacks(folder())) {
        const auto madeMs = madeMsOf(file.path);
        if (file.plainName && madeMs) {
            backups.push_back({file.path, *madeMs, file.size});
        }
    }
    std::ranges::sort(backups, std::ranges::greater(),
                      [](const Backup &one) { return std::pair(one.madeMs, one.path); });
    return backups;
}

Result<std::optional<Backup>> Backups::make(qint64 nowMs) const
{
    if (m_paths.backupFolder.isEmpty() || m_learner.id.isEmpty()) {
        return std::nullopt;
    }
    const auto segments = readRecord(m_paths, m_learner.id);
    if (!segments) {
        return std::unexpected(segments.error());
    }
    removeHalfMade(folder(), nowMs);
    const std::vector<Backup> before = list();
    const QByteArray content = packContent(*segments);
    // A damaged one that should have all of it has not.
    if (content.isEmpty() || (!before.empty() && isPackOf(before.front().path, content) && isWhole(before.front()))) {
        return std::nullopt;
    }
    const QString stem = QDateTime::fromMSecsSinceEpoch(nowMs, QTimeZone::UTC).toString(stemForm);
    // Whose it is comes first, should the record get lost: a backup that is there already is not made again.
    const auto path =
        writeLearner(m_paths.backupFolder, m_learner).and_then([&] { return writePack(folder(), stem, content); });
    if (!path) {
        return fail(ErrorCode::Unwritable,
                    Context::tr("No backup of your answers could be made. Check that the disk "
                                "is not full."),
                    path.error().details);
    }
    // Two of one minute, or of one day after the clock was set back, are not told apart by their age: the one just made
    // stays.
    for (const Backup &backup : outlived(list())) {
        if (backup.path != *path) {
            QFile::remove(backup.path);
        }
    }
    return Backup{*path, madeMsOf(*path).value_or(nowMs), QFileInfo(*path).size()};
}

Result<std::optional<Backup>> Backups::makeIfDue(qint64 nowMs) const
{
    const std::vector<Backup> before = list();
    // One from the future was made by a clock that was wrong: it must not keep others from being made.
    const bool isYoung = !before.empty() && before.front().madeMs <= nowMs && nowMs - before.front().madeMs < dayMs;
    return isYoung ? std::nullopt : make(nowMs);
}

Result<RestorePreview> Backups::preview(const Backup &backup) const
{
    return lackOf(m_paths, m_learner.id, backup).transform([](const Lack &lack) {
        const auto [first, last] = daysOf(lack.missing);
        return RestorePreview{lack.entries, lineCount(lack.missing), first, last, lack.damaged};
    });
}

Result<qsizetype> Backups::restore(const Backup &backup, qint64 nowMs) const
{
    const auto lack = lackOf(m_paths, m_learner.id, backup);
    if (!lack) {
        return std::unexpected(lack.error());
    }
    if (lack->missing.empty()) {
        return 0;
    }
    return addToRecord(m_paths, m_learner, lack->missing, nowMs).transform([&lack] {
        return lineCount(lack->missing);
    });
}

std::vector<Backup> outlived(const std::vector<Backup> &newestFirst)
{
    std::set<QString> kept;
    keepNewest(newestFirst, daysKept, [](QDate date) { return date.toJulianDay(); }, kept);
    keepNewest(newestFirst, weeksKept, weekOf, kept);
    keepNewest(newestFirst, monthsKept, monthOf, kept);
    std::vector<Backup> rest = newestFirst;
    std::erase_if(rest, [&kept](const Backup &backup) { return kept.contains(backup.path); });
    return rest;
}

bool isWhole(const Backup &backup)
{
    const auto pack = readPack(backup.path);
    return pack && pack->whole;
}

qint64 totalSize(const std::vector<Backup> &backups)
{
    qint64 sum = 0;
    for (const Backup &backup : backups) {
        sum += backup.size;
    }
    return sum;
}

} // namespace Carrel
