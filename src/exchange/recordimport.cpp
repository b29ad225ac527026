// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/recordimport.h"

#include "base/regularfile.h"
#include "study/eraserecord.h"
#include "study/recordsegments.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::RecordImport)
};

constexpr qint64 largestFile = 2LL * 1024 * 1024 * 1024;

Result<RecordFile> readAt(const QString &path)
{
    QFile source(path);
    if (const auto readable = openRegularFile(source); !readable) {
        return std::unexpected(
            readable.error().within(Words::tr("“%1” cannot be read. Check that it is there and that you may read it.")
                                        .arg(QDir::toNativeSeparators(path))));
    }
    return readRecordFile(source.read(largestFile), path);
}

} // namespace

Result<RecordImport> planRecordImport(const StudyPaths &paths, const LearnerInfo &here, const QString &path)
{
    auto file = readAt(path);
    if (!file) {
        return std::unexpected(file.error());
    }
    const LearnerInfo &owner = file->learner;
    if (isErased(paths.studyFolder, owner.id)) {
        return std::unexpected(recordWasErased(owner.id));
    }
    const LearnerInfo receiver = here.id.isEmpty() ? owner : here;
    if (receiver.id.isEmpty()) {
        return fail(ErrorCode::NotFound,
                    Words::tr("This file does not say whose record it is, and nobody has studied here yet. Answer a "
                              "check first, or take in the record as jsonl."),
                    path);
    }
    const auto there = readRecord(paths, receiver.id);
    if (!there) {
        return std::unexpected(there.error());
    }
    const qsizetype entries = lineCount(file->segments);
    std::vector<Segment> contradicting = takeContradicting(*there, file->segments);
    return RecordImport{receiver,
                        owner,
                        entries,
                        missingFrom(*there, file->segments),
                        std::move(contradicting),
                        std::move(file->diagnostics)};
}

Result<void> importRecord(const StudyPaths &paths, const RecordImport &plan, qint64 nowMs)
{
    return plan.missing.empty() ? Result<void>() : addToRecord(paths, plan.receiver, plan.missing, nowMs);
}

} // namespace Carrel
