// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/markdownformat.h"

#include "formats/markdown/markdowncourse.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

QString MarkdownFormat::importer() const
{
    return u"carrel-markdown"_s;
}

QString MarkdownFormat::title() const
{
    return QCoreApplication::translate("Carrel::Formats", "Course in Markdown");
}

bool MarkdownFormat::recognises(const SourcePlace &place) const
{
    // In a folder of other things only a file with a head of its own is meant as a lesson.
    const bool isMeant = place.isFolder || place.named || place.beginning.startsWith("---");
    return isMeant && looksLikeMarkdownCourse(place.path);
}

ReadOutcome MarkdownFormat::read(const SourcePlace &place, const Limits &limits, JobControl &control) const
{
    return readMarkdownCourse(place.path, limits, control);
}

} // namespace Carrel
