// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/desk.h"

#include "storage/segmentreader.h"
#include "study/eventcodec.h"

#include <QDirIterator>
#include <QtTest>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Test
{

CheckKey checkKey(int number)
{
    return {CourseId(u"example.org/course"_s), LessonSlug(u"lesson"_s), CheckId(u"check-%1"_s.arg(number))};
}

AnswerEvent answerTo(int number, bool right)
{
    AnswerEvent answer;
    answer.check = checkKey(number);
    answer.fingerprint = Fingerprint(u"f00d"_s);
    answer.shown = {OptionKey(u"a"_s), OptionKey(u"b"_s)};
    answer.chosen = {OptionKey(right ? u"a"_s : u"b"_s)};
    answer.optionCount = 2;
    answer.rightCount = 1;
    answer.right = right;
    answer.tookMs = 4000;
    answer.model = u"fsrs-6/default"_s;
    return answer;
}

Desk::Desk(const QString &sharedStudyFolder)
    : paths{sharedStudyFolder.isEmpty() ? folder.filePath(u"data/study"_s) : sharedStudyFolder,
            folder.filePath(u"index"_s), folder.filePath(u"spool"_s)}
{
    QDir().mkpath(folder.filePath(u"data"_s));
}

void answerAll(StudyRecord &record, int first, int last)
{
    for (int number = first; number <= last; ++number) {
        record.append(answerTo(number));
    }
    QVERIFY(record.waitUntilStored(30'000));
}

std::vector<Event> eventsIn(const QString &folder)
{
    std::vector<Event> events;
    for (const QString &path : filesIn(folder, u"*.seg"_s) + filesIn(folder, u"*.part"_s)) {
        const auto segment = readSegment(path);
        for (const SegmentLine &line : segment ? segment->lines : std::vector<SegmentLine>()) {
            events.push_back(*fromJson(line.payload));
        }
    }
    return events;
}

void carry(const Desk &from, const Desk &to)
{
    for (const QString &path : filesIn(from.paths.studyFolder, u"*"_s)) {
        const QString target = to.paths.studyFolder + path.mid(from.paths.studyFolder.size());
        if (QFileInfo(target).size() < QFileInfo(path).size()) {
            QDir().mkpath(QFileInfo(target).path());
            QFile::remove(target);
            QFile::copy(path, target);
        }
    }
}

void copyFolder(const QString &from, const QString &to)
{
    for (const QString &path : filesIn(from, u"*"_s)) {
        const QString target = to + path.mid(from.size());
        QVERIFY(QDir().mkpath(QFileInfo(target).path()) && QFile::copy(path, target));
    }
}

QStringList filesIn(const QString &folder, const QString &pattern)
{
    QStringList found;
    QDirIterator files(folder, {pattern}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        found += files.next();
    }
    found.sort();
    return found;
}

} // namespace Carrel::Test
