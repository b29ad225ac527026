// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/pretext/pretextformat.h"

#include "formats/pretext/pretextreader.h"
#include "formats/pretext/ptxproject.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

QString PreTeXtFormat::importer() const
{
    return u"carrel-pretext"_s;
}

QString PreTeXtFormat::title() const
{
    return QCoreApplication::translate("Carrel::Formats", "Book in PreTeXt");
}

bool PreTeXtFormat::recognises(const SourcePlace &place) const
{
    return Ptx::isProject(place);
}

ReadOutcome PreTeXtFormat::read(const SourcePlace &place, const Limits &limits, JobControl &control) const
{
    return readPreTeXt(place, limits, control);
}

} // namespace Carrel
