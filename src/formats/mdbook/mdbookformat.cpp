// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/mdbook/mdbookformat.h"

#include "base/regularfile.h"
#include "formats/mdbook/mdbookcourse.h"

#include <QCoreApplication>

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
    constexpr qint64 enough = 16 * 1024;
    return place.isFolder && beginningOfFile(place.path + "/book.toml"_L1, enough).contains("[book]");
}

ReadOutcome MdBookFormat::read(const SourcePlace &place, const Limits &limits, JobControl &control) const
{
    return readMdBook(place, limits, control);
}

} // namespace Carrel
