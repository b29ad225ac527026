// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/huggingface/huggingfaceformat.h"

#include "base/regularfile.h"
#include "formats/folderentries.h"
#include "formats/huggingface/huggingfacecourse.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

bool hasTree(const QString &folder)
{
    constexpr qint64 enough = 4096;
    const QByteArray beginning = beginningOfFile(folder + "/_toctree.yml"_L1, enough);
    return beginning.contains("local:") || beginning.contains("local_fw:");
}

/** The folders of one language each that @p folder holds, itself or below chapters/ and units/. */
QStringList languageFolders(const QString &folder)
{
    if (hasTree(folder)) {
        return {folder};
    }
    QStringList found;
    for (const QString &name : {u"chapters"_s, u"units"_s}) {
        const QFileInfoList languages = entriesOf(folder + u'/' + name, Listed::Folders | Listed::NoLinks);
        for (const QFileInfo &language : languages) {
            if (hasTree(language.filePath())) {
                found << language.filePath();
            }
        }
    }
    return found;
}

} // namespace

QString HuggingFaceFormat::importer() const
{
    return u"carrel-huggingface"_s;
}

QString HuggingFaceFormat::title() const
{
    return QCoreApplication::translate("Carrel::Formats", "Hugging Face course");
}

bool HuggingFaceFormat::recognises(const SourcePlace &place) const
{
    if (place.isFolder) {
        return !languageFolders(place.path).isEmpty();
    }
    return place.path.endsWith(".mdx"_L1, Qt::CaseInsensitive) &&
           (place.named || place.beginning.contains("<Question"));
}

ReadOutcome HuggingFaceFormat::read(const SourcePlace &place, const Limits &limits, JobControl &control) const
{
    if (!place.isFolder) {
        return readHuggingFacePage(place.path, limits);
    }
    ReadOutcome outcome;
    const QStringList folders = languageFolders(place.path);
    for (const QString &folder : folders) {
        readHuggingFaceCourse({.top = place.top.isEmpty() ? place.path : place.top,
                               .repository = place.path,
                               .folder = folder,
                               .isOneOfMany = folders.size() > 1},
                              limits, control, outcome);
    }
    return outcome;
}

} // namespace Carrel
