// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/assembly.h"
#include "formats/archive/unpackarchive.h"
#include "formats/csv/tablereading.h"
#include "formats/folderentries.h"
#include "formats/formatreader.h"
#include "formats/fruitfulfolders.h"
#include "formats/knownlessons.h"
#include "formats/refusals.h"

#include <QFileInfo>
#include <QHash>

#include <limits>
#include <memory>

namespace Carrel
{

/** A file of one lesson that need not be read. */
struct KnownFile {
    std::vector<LessonRef> lessons; ///< that are made of these bytes
    QString file;
};

/** What was found before it is joined: single lessons, and courses that came whole. */
struct FoundCourses {
    std::vector<FoundLesson> lessons;
    std::vector<KnownFile> known;
    std::vector<Course> courses;
    Diagnostics diagnostics;
    std::vector<std::shared_ptr<const QTemporaryDir>> staging; ///< what courses' files may lie in
    std::vector<UnpackedArchive> archives;                     ///< whose files were looked at
    std::vector<QuestionTable> tables;                         ///< that were read
};

/** Walks files and folders and hands each to the reader for what it holds. */
class CourseFinder
{
public:
    CourseFinder(const Limits &limits, JobControl &control, const KnownLessonFiles &known = {},
                 const TableChoices &tables = {}, int wholeLessons = std::numeric_limits<int>::max());
    CourseFinder(const CourseFinder &) = delete; // the readers know where m_tables lies
    CourseFinder &operator=(const CourseFinder &) = delete;

    /** A file or folder that a person named: what cannot be used there is an Error. */
    void look(const QString &path);

    [[nodiscard]] const FoundCourses &soFar() const { return m_found; }
    /** Reads a known file all the same. */
    void readKnown(const KnownFile &file);

    /** Everything found; call it last. */
    [[nodiscard]] FoundCourses found() &&;

private:
    void lookIntoNamedFolder(const QFileInfo &folder);
    void lookIntoFolder(const QString &folder, int depth, bool named = false);
    void refuseOddOnes(const QString &folder, const FolderParts &parts, bool named = false);
    void refuseOddOnesBelow(const QString &folder);
    void lookIntoArchive(const QFileInfo &file, bool named);
    void lookIntoUnpacked(const QString &folder, bool named);
    void lookAtFile(const QFileInfo &file, bool named);
    void lookAtPacked(const QFileInfo &file, bool named, const QByteArray &beginning);
    void refuseEmpty(const QFileInfo &file, bool named);
    void refuseOther(const QFileInfo &file, bool named);
    [[nodiscard]] bool isTakenByReader(SourcePlace place);
    void take(ReadOutcome outcome);
    /** Whether anything, a course or the reason why there is none, came since that state. */
    struct State {
        size_t courses;
        size_t lessons;
        size_t rows;
    };
    [[nodiscard]] State state() const;
    [[nodiscard]] bool saidNothingSince(const State &before) const;

    // coursefinderjson.cpp
    void readJson(const QFileInfo &file, bool named);
    void readPacked(const QFileInfo &file, bool named);
    /** Nothing when they cannot be read, which is told. */
    [[nodiscard]] std::optional<QByteArray> jsonBytes(const QFileInfo &file, bool named);
    void readLessons(const QFileInfo &file, bool named, const QByteArray &bytes);
    [[nodiscard]] bool isKnown(const QFileInfo &file, const QByteArray &bytes);

    const Limits &m_limits;
    JobControl &m_control;
    const KnownLessonFiles m_known;
    const size_t m_wholeLessons; ///< those found behind them are made thin
    TableReading m_tables;
    const std::vector<std::unique_ptr<const FormatReader>> m_readers;
    FruitfulFolders m_fruitful;
    QString m_top; ///< the folder at hand that a person named or an archive was unpacked to
    FoundCourses m_found;
    Refusals m_refusals;
    /** Lessons of files without a remark, by folder and hash: a thousand copies of a file are one lesson in memory. */
    QHash<std::pair<QString, QByteArray>, std::vector<std::shared_ptr<const Lesson>>> m_read;
    bool m_isInArchive = false;
    int m_files = 0;
};

} // namespace Carrel
