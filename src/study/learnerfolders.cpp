// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/learnerfolders.h"

#include "base/folderlisting.h"
#include "storage/flushfile.h"
#include "study/eraserecord.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

QString learnerFile(const QString &studyFolder, const LearnerId &learner)
{
    return studyFolder + u'/' + learner.toString() + u"/learner.json"_s;
}

} // namespace

bool isLearnerId(const QString &text)
{
    static const QRegularExpression form(u"\\A[0-9a-f]{32}\\z"_s);
    return form.match(text).hasMatch();
}

bool isSameName(const QString &name, const QString &other)
{
    const auto plain = [](const QString &given) {
        return given.normalized(QString::NormalizationForm_KC).simplified().toCaseFolded();
    };
    return !plain(name).isEmpty() && plain(name) == plain(other);
}

Result<std::vector<LearnerInfo>> listLearners(const QString &studyFolder)
{
    const auto entries = listFolder(studyFolder);
    if (!entries && entries.error().code != ErrorCode::NotFound) {
        return fail(ErrorCode::Unreadable,
                    QCoreApplication::translate("StudyRecord", "The study folder cannot be read. Check that it is "
                                                               "connected and that you may read it."),
                    entries.error().details);
    }
    std::vector<LearnerInfo> learners;
    for (const FolderEntry &entry : entries ? *entries : std::vector<FolderEntry>()) {
        if (entry.kind != FolderEntry::Kind::Folder || !isLearnerId(entry.name) ||
            isErased(studyFolder, LearnerId(entry.name))) {
            continue;
        }
        // The folder's name is the id; a damaged file costs the display name only.
        LearnerInfo learner{LearnerId(entry.name), {}};
        QFile file(learnerFile(studyFolder, learner.id));
        if (file.open(QIODevice::ReadOnly)) {
            learner.displayName = QJsonDocument::fromJson(file.readAll()).object()["name"_L1].toString();
        }
        learners.push_back(std::move(learner));
    }
    return learners;
}

Result<void> writeLearner(const QString &studyFolder, const LearnerInfo &learner)
{
    const QJsonObject object{{u"format"_s, 1}, {u"id"_s, learner.id.toString()}, {u"name"_s, learner.displayName}};
    return writeWhole(learnerFile(studyFolder, learner.id), QJsonDocument(object).toJson());
}

bool hasLearner(const QString &studyFolder, const LearnerId &learner)
{
    return QFile::exists(learnerFile(studyFolder, learner));
}

} // namespace Carrel
