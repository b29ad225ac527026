// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/recordindex.h"

#include "storage/schema.h"
#include "storage/statement.h"
#include "storage/transaction.h"

#include <QDataStream>
#include <QIODevice>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

struct RecordIndex::Private {
    struct Kept {
        QString name;
        SegmentFile file;
        QByteArray bytes;
    };

    std::unique_ptr<Database> database; ///< null: it cannot be opened, and everything is read from its source
    std::vector<Kept> toWrite;
    QStringList toForget;

    /** Everything or nothing: a copy that is behind is only slower. */
    void write() const
    {
        auto transaction = Transaction::begin(*database);
        auto insert =
            database->prepare(u"INSERT OR REPLACE INTO segment (file, size, modified, bytes) VALUES (?, ?, ?, ?)"_s);
        auto remove = database->prepare(u"DELETE FROM segment WHERE file = ?"_s);
        if (!transaction || !insert || !remove) {
            return;
        }
        for (const Kept &kept : toWrite) {
            if (!insert->execute({kept.name, kept.file.size, kept.file.modifiedMs, kept.bytes})) {
                return;
            }
        }
        for (const QString &name : toForget) {
            if (!remove->execute({name})) {
                return;
            }
        }
        std::ignore = transaction->commit();
    }
};

RecordIndex::RecordIndex(const QString &indexFolder, const LearnerId &learner)
    : d(std::make_unique<Private>())
{
    if (auto opened = openIndex(indexFolder + u"/study-"_s + learner.toString() + u".db"_s, u":/schema/study"_s)) {
        d->database = std::make_unique<Database>(std::move(opened->database));
    }
}

RecordIndex::~RecordIndex() = default;

std::optional<QByteArray> RecordIndex::bytes(const QString &name, const SegmentFile &file) const
{
    if (!d->database) {
        return std::nullopt;
    }
    auto found = d->database->scalar(u"SELECT bytes FROM segment WHERE file = ? AND size = ? AND modified = ?"_s,
                                     {name, file.size, file.modifiedMs});
    return found && found->isValid() ? std::optional(found->toByteArray()) : std::nullopt;
}

void RecordIndex::keep(const QString &name, const SegmentFile &file, const QByteArray &bytes)
{
    d->toWrite.push_back({name, file, bytes});
}

std::optional<RecordIndex::Checkpoint> RecordIndex::checkpoint() const
{
    auto statement = d->database ? d->database->prepare(u"SELECT state, covered FROM checkpoint"_s)
                                 : Result<Statement>(std::unexpected(Error()));
    if (!statement || !statement->execute() || !statement->next()) {
        return std::nullopt;
    }
    Checkpoint checkpoint{statement->bytes(0), {}};
    const QByteArray bytes = statement->bytes(1);
    QDataStream covered(bytes);
    while (!covered.atEnd() && covered.status() == QDataStream::Ok) {
        SegmentFile file;
        covered >> file.path >> file.size >> file.modifiedMs >> file.plainName;
        checkpoint.covered.emplace(file.path, file);
    }
    return covered.status() == QDataStream::Ok ? std::optional(std::move(checkpoint)) : std::nullopt;
}

qint64 RecordIndex::checkpointSize() const
{
    auto statement = d->database ? d->database->prepare(u"SELECT length(state) FROM checkpoint"_s)
                                 : Result<Statement>(std::unexpected(Error()));
    return statement && statement->execute() && statement->next() ? statement->integer(0) : 0;
}

void RecordIndex::keepCheckpoint(const Checkpoint &checkpoint)
{
    QByteArray bytes;
    QDataStream covered(&bytes, QIODevice::WriteOnly);
    for (const auto &[path, file] : checkpoint.covered) {
        covered << file.path << file.size << file.modifiedMs << file.plainName;
    }
    if (d->database) {
        std::ignore = d->database->run(u"INSERT OR REPLACE INTO checkpoint (one, state, covered) VALUES (1, ?, ?)"_s,
                                       {checkpoint.state, bytes});
    }
}

void RecordIndex::keepOnly(const std::set<QString> &names)
{
    if (!d->database) {
        return;
    }
    auto statement = d->database->prepare(u"SELECT file FROM segment"_s);
    if (!statement || !statement->execute()) {
        return;
    }
    while (statement->next()) {
        if (!names.contains(statement->text(0))) {
            d->toForget += statement->text(0);
        }
    }
}

std::vector<std::pair<QString, QByteArray>> RecordIndex::all() const
{
    std::vector<std::pair<QString, QByteArray>> files;
    if (!d->database) {
        return files;
    }
    auto statement = d->database->prepare(u"SELECT file, bytes FROM segment ORDER BY file"_s);
    if (!statement || !statement->execute()) {
        return files;
    }
    while (statement->next()) {
        files.emplace_back(statement->text(0), statement->bytes(1));
    }
    return files;
}

void RecordIndex::flush()
{
    if (d->database && (!d->toWrite.empty() || !d->toForget.isEmpty())) {
        d->write();
    }
    d->toWrite.clear();
    d->toForget.clear();
}

} // namespace Carrel
