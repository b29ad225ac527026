// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/moodlexml/moodlexmlformat.h"

#include "formats/filebytes.h"
#include "formats/moodlexml/moodlebank.h"
#include "formats/questions/quizfile.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

QString MoodleXmlFormat::importer() const
{
    return u"carrel-moodle-xml"_s;
}

QString MoodleXmlFormat::title() const
{
    return QCoreApplication::translate("Carrel::Formats", "Questions in Moodle XML");
}

bool MoodleXmlFormat::recognises(const SourcePlace &place) const
{
    return mayBeQuizText(place) && looksLikeMoodleXml(beginningText(place.beginning));
}

ReadOutcome MoodleXmlFormat::read(const SourcePlace &place, const Limits &limits, JobControl & /*control*/) const
{
    const Result<QByteArray> bytes = readFileBytes(place.path, limits.fileBytes, limits);
    return bytes ? readMoodleXml(*bytes, place.path, limits, folderOf(place)) : unreadable(place.path, bytes.error());
}

} // namespace Carrel
