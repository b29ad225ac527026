// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/eraserecord.h"

#include "base/folderlisting.h"
#include "storage/flushfile.h"
#include "study/learnerfolders.h"
#include "study/recordfolder.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <set>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

QString marksFolder(const QString &studyFolder)
{
    return studyFolder + u"/erase"_s;
}

QString markOf(const QString &studyFolder, const LearnerId &learner)
{
    const QByteArray who = QCryptographicHash::hash(learner.toString().toLatin1(), QCryptographicHash::Sha256).toHex();
    return marksFolder(studyFolder) + u'/' + QString::fromLatin1(who) + u".json"_s;
}

Result<void> writeMark(const QString &studyFolder, const LearnerId &learner, qint64 nowMs)
{
    const QJsonObject object{{u"format"_s, 1}, {u"erased"_s, nowMs}};
    return writeWhole(markOf(studyFolder, learner), QJsonDocument(object).toJson()).and_then([&studyFolder] {
        return flushFolder(marksFolder(studyFolder));
    });
}

bool removePlace(const QString &path)
{
    return QFileInfo(path).isDir() ? QDir(path).removeRecursively() : QFile::remove(path);
}

/** The ids of all learners that have something in one of the folders. */
std::set<QString> learnersIn(const StudyPaths &paths)
{
    static const QRegularExpression indexForm(u"^study-([0-9a-f]{32})\\.db"_s);
    std::set<QString> ids;
    for (const QString &name : namesIn(paths.indexFolder, FolderEntry::Kind::File)) {
        if (const auto index = indexForm.match(name); index.hasMatch()) {
            ids.insert(index.captured(1));
        }
    }
    for (const QString &folder : {paths.studyFolder, paths.spoolFolder, paths.backupFolder}) {
        for (const QString &name : folder.isEmpty() ? QStringList() : namesIn(folder, FolderEntry::Kind::Folder)) {
            if (isLearnerId(name)) {
                ids.insert(name);
            }
        }
    }
    return ids;
}

} // namespace

bool isErased(const QString &studyFolder, const LearnerId &learner)
{
    return QFile::exists(markOf(studyFolder, learner));
}

Error recordWasErased(const LearnerId &learner)
{
    return {ErrorCode::Conflict,
            QCoreApplication::translate("StudyRecord", "This study record was erased; nothing is put back."),
            learner.toString()};
}

QStringList placesOf(const StudyPaths &paths, const LearnerId &learner)
{
    const QString &id = learner.toString();
    QStringList places;
    for (const QString &folder : {paths.studyFolder, paths.spoolFolder, paths.backupFolder}) {
        if (!folder.isEmpty() && QFileInfo::exists(folder + u'/' + id)) {
            places += folder + u'/' + id;
        }
    }
    for (const QString &name : namesIn(paths.indexFolder, FolderEntry::Kind::File)) {
        if (name.startsWith(u"study-"_s + id + u".db"_s)) {
            places += paths.indexFolder + u'/' + name;
        }
    }
    return places;
}

Result<void> eraseRecord(const StudyPaths &paths, const LearnerId &learner, qint64 nowMs)
{
    if (auto marked = writeMark(paths.studyFolder, learner, nowMs); !marked) {
        return marked;
    }
    if (lastUsedLearner(paths.indexFolder) == learner) {
        setLastUsedLearner(paths.indexFolder, {});
    }
    QStringList left;
    for (const QString &place : placesOf(paths, learner)) {
        if (!removePlace(place)) {
            left += place;
        }
    }
    if (!left.isEmpty()) {
        return fail(ErrorCode::Unwritable,
                    QCoreApplication::translate("StudyRecord", "Some files of the study record could not be removed. "
                                                               "Carrel tries again when it starts next."),
                    left.join(u'\n'));
    }
    return {};
}

void removeErased(const StudyPaths &paths)
{
    if (namesIn(marksFolder(paths.studyFolder), FolderEntry::Kind::File).isEmpty()) {
        return;
    }
    for (const QString &id : learnersIn(paths)) {
        if (isErased(paths.studyFolder, LearnerId(id))) {
            for (const QString &place : placesOf(paths, LearnerId(id))) {
                removePlace(place);
            }
        }
    }
}

} // namespace Carrel
