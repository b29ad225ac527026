// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/commoncartridge/commoncartridgeformat.h"

#include "formats/commoncartridge/cartridgereader.h"
#include "formats/ims/imsmanifest.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

QString CommonCartridgeFormat::importer() const
{
    return u"carrel-commoncartridge"_s;
}

QString CommonCartridgeFormat::title() const
{
    return QCoreApplication::translate("Carrel::Formats", "Common Cartridge");
}

bool CommonCartridgeFormat::recognises(const SourcePlace &place) const
{
    const QString folder = imsPackageFolder(place);
    const QByteArray manifest = folder.isEmpty() ? QByteArray() : beginningOfManifest(folder);
    return manifest.contains("common cartridge") || manifest.contains("/imsccv1p") || manifest.contains("imscc_xmlv1p");
}

ReadOutcome CommonCartridgeFormat::read(const SourcePlace &place, const Limits &limits, JobControl &control) const
{
    return readCartridge(imsPackageFolder(place), limits, control);
}

} // namespace Carrel
