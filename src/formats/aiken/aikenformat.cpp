// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/aiken/aikenformat.h"

#include "formats/aiken/aikenbank.h"
#include "formats/questions/quizfile.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

QString AikenFormat::importer() const
{
    return u"carrel-aiken"_s;
}

QString AikenFormat::title() const
{
    return QCoreApplication::translate("Carrel::Formats", "Questions in Aiken");
}

bool AikenFormat::recognises(const SourcePlace &place) const
{
    return mayBeQuizText(place) && looksLikeAiken(beginningText(place.beginning));
}

bool AikenFormat::mightBe(const SourcePlace &place) const
{
    return mayBeQuizText(place) && isNamedAsText(place) && mightBeAiken(beginningText(place.beginning));
}

ReadOutcome AikenFormat::read(const SourcePlace &place, const Limits &limits, JobControl & /*control*/) const
{
    return readQuizFile(place, limits, importer(), &readAiken);
}

} // namespace Carrel
