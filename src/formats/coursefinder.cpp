// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/coursefinder.h"

#include "base/regularfile.h"
#include "formats/fileclass.h"
#include "formats/formatlist.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <algorithm>
#include <iterator>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::CourseFinder)
};

/** The first bytes, without the blank lines that may stand in front of them. */
QByteArray beginningOf(const QString &path)
{
    constexpr qint64 enough = 4096;
    constexpr qint64 longestGap = 256 * enough;
    QFile file(path);
    if (!openRegularFile(file)) {
        return {};
    }
    QByteArray beginning = file.read(enough);
    qsizetype blank = 0;
    while (!beginning.isEmpty() && isBlank(beginning) && file.pos() < longestGap) {
        beginning = file.read(enough);
        const auto word =
            std::ranges::find_if_not(beginning, [](char c) { return c == ' ' || (c >= '\t' && c <= '\r'); });
        blank = word - beginning.begin();
    }
    return beginning.sliced(blank);
}

bool isOfNoLesson(const Diagnostic &row)
{
    return row.code == "not-a-lesson"_L1 || row.code == "file-empty"_L1;
}

QString whatIsRead()
{
    return Words::tr("Carrel reads: %1.").arg(formatTitles());
}

} // namespace

CourseFinder::CourseFinder(const Limits &limits, JobControl &control, const KnownLessonFiles &known,
                           const TableChoices &tables, int wholeLessons)
    : m_limits(limits)
    , m_control(control)
    , m_known(known)
    , m_wholeLessons(size_t(wholeLessons))
    , m_tables(tables)
    , m_readers(formatReaders(&m_tables))
    , m_fruitful(m_readers, limits, control)
    , m_refusals(limits, m_found.diagnostics)
{
}

FoundCourses CourseFinder::found() &&
{
    m_refusals.tellTheRest();
    m_found.tables = std::move(m_tables.tables());
    return std::move(m_found);
}

void CourseFinder::look(const QString &path)
{
    const QFileInfo info(path);
    if (path.isEmpty()) {
        m_refusals.add(info, true, u"name-empty"_s, Words::tr("An empty name means no file and no folder."),
                       Words::tr("Name the file or folder to open."));
    } else if (info.isDir()) {
        lookIntoNamedFolder(info);
    } else if (info.isFile()) {
        lookAtFile(info, true);
    } else if (info.exists()) {
        m_refusals.addDevice(info, true);
    } else {
        m_refusals.add(info, true, u"file-missing"_s, Words::tr("There is no such file or folder."),
                       Words::tr("Check the name."));
    }
}

void CourseFinder::lookIntoNamedFolder(const QFileInfo &folder)
{
    const State before = state();
    m_top = folder.filePath();
    m_fruitful.look(m_top);
    lookIntoFolder(m_top, 0, true);
    m_top.clear();
    if (saidNothingSince(before)) {
        m_refusals.add(folder, true, u"nothing-in-folder"_s,
                       Words::tr("There is no lesson and no course in this folder."), whatIsRead());
    }
}

void CourseFinder::lookIntoArchive(const QFileInfo &file, bool named)
{
    if (m_isInArchive) {
        m_refusals.add(file, named, u"archive-in-archive"_s, Words::tr("An archive inside an archive is not opened."),
                       Words::tr("Unpack the outer one and open the inner one by itself."));
        return;
    }
    const State before = state();
    std::optional<UnpackedArchive> unpacked = unpackArchive(file.filePath(), m_limits, m_found.diagnostics, m_control);
    if (!unpacked) {
        return;
    }
    const Refusals::Counts passedOverBefore = m_refusals.counts();
    m_isInArchive = true;
    lookIntoUnpacked(unpacked->folder, named);
    m_isInArchive = false;
    m_found.staging.push_back(unpacked->staging);
    m_found.archives.push_back(std::move(*unpacked));
    if (saidNothingSince(before)) {
        // One row for the archive instead of one for each file in it.
        const auto rest = std::ranges::remove_if(m_found.diagnostics.begin() + std::ptrdiff_t(before.rows),
                                                 m_found.diagnostics.end(), isOfNoLesson);
        m_found.diagnostics.erase(rest.begin(), rest.end());
        m_refusals.setCounts(passedOverBefore);
        m_refusals.add(file, named, u"nothing-in-archive"_s,
                       Words::tr("There is no lesson and no course in this archive."),
                       Words::tr("Open the archive of a course, or a lesson in JSON or Markdown."));
    }
}

void CourseFinder::lookIntoUnpacked(const QString &folder, bool named)
{
    // Who names an archive of a single file means that file.
    const QFileInfoList entries = QDir(folder).entryInfoList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    if (entries.size() == 1 && entries.front().isFile()) {
        lookAtFile(entries.front(), named);
        return;
    }
    const QString around = std::exchange(m_top, folder);
    m_fruitful.look(folder);
    lookIntoFolder(folder, 0, named);
    m_top = around;
}

void CourseFinder::lookIntoFolder(const QString &folder, int depth, bool named)
{
    if (isTakenByReader({.path = folder, .isFolder = true, .named = named})) {
        return;
    }
    const FolderParts parts = partsOf(folder);
    refuseOddOnes(folder, parts, named);
    for (const QFileInfo &file : parts.files) {
        if (m_control.isCancelled()) {
            return;
        }
        if (++m_files > m_limits.packageEntries) {
            m_refusals.add(file, false, u"too-many-files"_s,
                           Words::tr("The folder holds too many files; the rest was not looked at."),
                           Words::tr("Choose the folder of the course itself."));
            return;
        }
        m_control.report(m_files, 0, file.fileName());
        if (!isBystander(file.fileName())) {
            lookAtFile(file, false);
        }
    }
    for (const QFileInfo &inner : parts.folders) {
        if (inner.fileName() == "__MACOSX"_L1) {
            continue;
        }
        if (m_control.isCancelled() || m_files > m_limits.packageEntries) {
            return;
        }
        if (depth < m_limits.folderDepth) {
            lookIntoFolder(inner.filePath(), depth + 1);
        } else {
            m_refusals.add(inner, false, u"folder-too-deep"_s,
                           Words::tr("The folder lies too deep; it was not looked at."), {});
        }
    }
}

void CourseFinder::refuseOddOnes(const QString &folder, const FolderParts &parts, bool named)
{
    if (!parts.isReadable) {
        m_refusals.add(QFileInfo(folder), named, u"folder-unreadable"_s, Words::tr("The folder cannot be read."),
                       Words::tr("Check its permissions."));
    }
    m_refusals.addOddlyNamed(parts.oddlyNamed);
    for (const QFileInfo &device : parts.devices) {
        m_refusals.addDevice(device, false);
    }
}

/** Readers of whole folders do not see such names, nor pipes and devices. */
void CourseFinder::refuseOddOnesBelow(const QString &folder)
{
    QStringList waiting{folder};
    for (int count = 0; !waiting.isEmpty() && count < m_limits.packageEntries && !m_control.isCancelled(); ++count) {
        const QString inner = waiting.takeLast();
        const FolderParts parts = partsOf(inner);
        refuseOddOnes(inner, parts);
        for (const QFileInfo &next : parts.folders) {
            waiting += next.filePath();
        }
    }
}

void CourseFinder::lookAtFile(const QFileInfo &file, bool named)
{
    if (!file.isReadable()) {
        m_refusals.add(file, named, u"file-unreadable"_s, Words::tr("The file cannot be read."),
                       Words::tr("Check its permissions."));
        return;
    }
    const QByteArray beginning = beginningOf(file.filePath());
    switch (classOf(beginning)) {
    case FileClass::Empty:
        refuseEmpty(file, named);
        return;
    case FileClass::Archive:
    case FileClass::Gzip:
        lookAtPacked(file, named, beginning);
        return;
    case FileClass::ForeignArchive:
        m_refusals.add(file, named, u"archive-not-opened"_s, Words::tr("Archives of this kind are not opened."),
                       Words::tr("Unpack the archive and open the folder."));
        return;
    case FileClass::Json:
        if (isTakenByReader({.path = file.filePath(), .named = named, .beginning = beginning})) {
            return;
        }
        readJson(file, named);
        return;
    case FileClass::Other:
        if (isTakenByReader({.path = file.filePath(), .named = named, .beginning = beginning})) {
            return;
        }
        refuseOther(file, named);
        return;
    }
}

void CourseFinder::refuseEmpty(const QFileInfo &file, bool named)
{
    m_refusals.add(file, named, u"file-empty"_s, Words::tr("The file is empty."),
                   Words::tr("Get a whole copy of the file from where it came."));
}

void CourseFinder::refuseOther(const QFileInfo &file, bool named)
{
    m_refusals.add(file, named, u"not-a-lesson"_s, Words::tr("This is neither a lesson nor a course."), whatIsRead());
}

void CourseFinder::lookAtPacked(const QFileInfo &file, bool named, const QByteArray &beginning)
{
    if (classOf(beginning) == FileClass::Archive || isPackedTar(file.filePath())) {
        lookIntoArchive(file, named);
    } else if (!isTakenByReader({.path = file.filePath(), .named = named, .beginning = beginning})) {
        readPacked(file, named);
    }
}

bool CourseFinder::isTakenByReader(SourcePlace place)
{
    place.top = m_top;
    const bool isBarren = place.isFolder && !m_fruitful.contains(place.path);
    auto reader = std::ranges::find_if(m_readers, [&place, isBarren](const auto &one) {
        return (isBarren || !one->isLastResort()) && one->recognises(place);
    });
    if (reader == m_readers.end() && place.named && !place.isFolder) {
        reader = std::ranges::find_if(m_readers, [&place](const auto &one) { return one->mightBe(place); });
    }
    if (reader == m_readers.end()) {
        return false;
    }
    take((*reader)->read(place, m_limits, m_control));
    if (place.isFolder) {
        refuseOddOnesBelow(place.path);
    }
    return true;
}

void CourseFinder::take(ReadOutcome outcome)
{
    std::ranges::move(outcome.courses, std::back_inserter(m_found.courses));
    std::ranges::move(outcome.staging, std::back_inserter(m_found.staging));
    std::ranges::move(outcome.diagnostics, std::back_inserter(m_found.diagnostics));
}

CourseFinder::State CourseFinder::state() const
{
    return {m_found.courses.size(), m_found.lessons.size() + m_found.known.size(), m_found.diagnostics.size()};
}

bool CourseFinder::saidNothingSince(const State &before) const
{
    const bool cameSomething =
        m_found.courses.size() > before.courses || m_found.lessons.size() + m_found.known.size() > before.lessons;
    const bool saidWhy = std::ranges::contains(m_found.diagnostics.begin() + std::ptrdiff_t(before.rows),
                                               m_found.diagnostics.end(), Severity::Error, &Diagnostic::severity);
    return !cameSomething && !saidWhy && !m_control.isCancelled();
}

} // namespace Carrel
