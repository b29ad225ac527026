// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/mdbook/mdbookformat.h"

#include "base/regularfile.h"
#include "formats/mdbook/mdbookcourse.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

QString MdBookFormat::importer() const
{
    return u"carrel-mdbook"_s;
}

QString MdBookFormat::title() const
{
    return QCoreApplication::translate("Carrel::Formats", "mdBook");
}

bool MdBookFormat::recognises(const SourcePlace &place) const
{
    if (!place.isFolder) {
        return false;
    }
    constexpr qint64 enough = 16LL * 1024;
    const QString settings = place.path + "/book.toml"_L1;
    // The settings may say nothing, or be broken, which the reader tells.
    return beginningOfFile(settings, enough).contains("[book]") ||
           (QFileInfo(settings).isFile() && QFileInfo(place.path + "/src/SUMMARY.md"_L1).isFile());
}

ReadOutcome MdBookFormat::read(const SourcePlace &place, const Limits &limits, JobControl &control) const
{
    return readMdBook(place, limits, control);
}

} // namespace Carrel
