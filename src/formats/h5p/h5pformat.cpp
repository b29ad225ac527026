// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/h5p/h5pformat.h"

#include "base/regularfile.h"
#include "formats/h5p/h5preader.h"

#include <QCoreApplication>
#include <QFile>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

bool isPackage(const QString &folder)
{
    constexpr qint64 enough = 64 << 10;
    return QFile::exists(folder + "/content/content.json"_L1) &&
           beginningOfFile(folder + "/h5p.json"_L1, enough).contains("\"mainLibrary\"");
}

} // namespace

QString H5pFormat::importer() const
{
    return u"carrel-h5p"_s;
}

QString H5pFormat::title() const
{
    return QCoreApplication::translate("Carrel::Formats", "H5P package");
}

bool H5pFormat::recognises(const SourcePlace &place) const
{
    return place.isFolder && isPackage(place.path);
}

ReadOutcome H5pFormat::read(const SourcePlace &place, const Limits &limits, JobControl &control) const
{
    return readH5p(place.path, limits, control);
}

} // namespace Carrel
