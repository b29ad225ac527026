// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/fruitfulfolders.h"

#include "base/regularfile.h"
#include "formats/fileclass.h"
#include "formats/folderentries.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

/** Texts that only a last resort takes: a head of their own does not make pages of a folder courses of one lesson. */
bool isPage(const QString &name)
{
    return name.endsWith(".md"_L1) || name.endsWith(".markdown"_L1) || name.endsWith(".mdx"_L1);
}

/** Whether JSON may be lessons or a package, and not one of the settings that lie in every folder of a site. */
bool looksLikeLessons(const QByteArray &beginning)
{
    return beginning.contains("\"lesson\"") || beginning.contains("\"carrel-course\"") ||
           beginning.contains("\"reader\"");
}

} // namespace

FruitfulFolders::FruitfulFolders(const Readers &readers, const Limits &limits, const JobControl &control)
    : m_readers(readers)
    , m_limits(limits)
    , m_control(control)
{
}

void FruitfulFolders::look(const QString &folder)
{
    m_files = 0;
    if (isFruitful(folder, 0)) {
        m_fruitful.insert(folder);
    }
}

bool FruitfulFolders::isFruitful(const QString &folder, int depth)
{
    if (m_control.isCancelled() || isRecognised({.path = folder, .isFolder = true})) {
        return true;
    }
    bool fruitful = false;
    const QFileInfoList entries = entriesOf(folder, Listed::Files | Listed::Folders);
    for (const QFileInfo &entry : entries) {
        if (++m_files > m_limits.packageEntries) {
            return true;
        }
        if (entry.isFile()) {
            fruitful = fruitful || isOfAReader(entry.filePath());
        } else if (entry.isDir() && !entry.isSymLink() && depth < m_limits.folderDepth &&
                   isFruitful(entry.filePath(), depth + 1)) {
            m_fruitful.insert(entry.filePath());
            fruitful = true;
        }
    }
    return fruitful;
}

bool FruitfulFolders::isOfAReader(const QString &path) const
{
    const QString name = path.section(u'/', -1);
    if (isPage(name.toLower()) || isBystander(name)) {
        return false;
    }
    constexpr qint64 enough = 4096;
    const QByteArray beginning = beginningOfFile(path, enough);
    switch (classOf(beginning)) {
    case FileClass::Empty:
    case FileClass::ForeignArchive:
        return false;
    case FileClass::Archive:
    case FileClass::Gzip:
        return true;
    case FileClass::Json:
        return looksLikeLessons(beginning) || isRecognised({.path = path, .beginning = beginning});
    case FileClass::Other:
        return isRecognised({.path = path, .beginning = beginning});
    }
    Q_UNREACHABLE_RETURN(false);
}

bool FruitfulFolders::isRecognised(const SourcePlace &place) const
{
    return std::ranges::any_of(
        m_readers, [&place](const auto &reader) { return !reader->isLastResort() && reader->recognises(place); });
}

} // namespace Carrel
