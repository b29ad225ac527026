// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/package/packageformat.h"

#include "formats/package/packagefolder.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

QString PackageFormat::importer() const
{
    return u"carrel-package"_s;
}

QString PackageFormat::title() const
{
    return QCoreApplication::translate("Carrel::Formats", "Course package");
}

bool PackageFormat::recognises(const SourcePlace &place) const
{
    return place.isFolder && isPackageFolder(place.path);
}

ReadOutcome PackageFormat::read(const SourcePlace &place, const Limits &limits, JobControl &control) const
{
    return readPackageFolder(place.path, limits, control);
}

} // namespace Carrel
