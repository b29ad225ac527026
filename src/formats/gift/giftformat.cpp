// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/gift/giftformat.h"

#include "formats/gift/giftbank.h"
#include "formats/questions/quizfile.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

QString GiftFormat::importer() const
{
    return u"carrel-gift"_s;
}

QString GiftFormat::title() const
{
    return QCoreApplication::translate("Carrel::Formats", "Questions in GIFT");
}

bool GiftFormat::recognises(const SourcePlace &place) const
{
    return mayBeQuizText(place) && looksLikeGift(beginningText(place.beginning), isCut(place));
}

bool GiftFormat::mightBe(const SourcePlace &place) const
{
    return mayBeQuizText(place) && isNamedAsText(place) && mightBeGift(beginningText(place.beginning), isCut(place));
}

ReadOutcome GiftFormat::read(const SourcePlace &place, const Limits &limits, JobControl & /*control*/) const
{
    return readQuizFile(place, limits, importer(), &readGift);
}

} // namespace Carrel
