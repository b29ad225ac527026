// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/microsoftlearn/learnformat.h"

#include "base/regularfile.h"
#include "formats/folderentries.h"
#include "formats/microsoftlearn/catalogue.h"
#include "formats/microsoftlearn/learncourse.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

QString mimeOf(const QString &path)
{
    constexpr qint64 enough = 256;
    return Learn::yamlMime(beginningOfFile(path, enough));
}

/** A repository of modules: it has learning paths or the list of achievements. */
bool isRepository(const QString &folder)
{
    if (mimeOf(folder + "/achievements.yml"_L1) == "Achievements"_L1) {
        return true;
    }
    const QFileInfoList paths = entriesOf(folder + "/paths"_L1, Listed::Folders | Listed::NoLinks);
    return std::ranges::any_of(
        paths, [](const QFileInfo &path) { return mimeOf(path.filePath() + "/index.yml"_L1) == "LearningPath"_L1; });
}

} // namespace

QString LearnFormat::importer() const
{
    return u"carrel-learn"_s;
}

QString LearnFormat::title() const
{
    return QCoreApplication::translate("Carrel::Formats", "Microsoft Learn module");
}

bool LearnFormat::recognises(const SourcePlace &place) const
{
    if (!place.isFolder) {
        return Learn::yamlMime(place.beginning) == "ModuleUnit"_L1;
    }
    return mimeOf(place.path + "/index.yml"_L1) == "Module"_L1 || isRepository(place.path);
}

ReadOutcome LearnFormat::read(const SourcePlace &place, const Limits &limits, JobControl &control) const
{
    return place.isFolder ? readLearnFolder(place, limits, control) : readLearnUnit(place, limits);
}

} // namespace Carrel
