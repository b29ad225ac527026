// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/openedx/openedxformat.h"

#include "base/regularfile.h"
#include "formats/openedx/openedxreader.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

/** Other things are called course.xml too; this one names a course by its run. */
bool isCourseFile(const QString &path)
{
    constexpr qint64 enough = 4096;
    const QByteArray beginning = beginningOfFile(path, enough);
    return beginning.contains("<course") && (beginning.contains("url_name") || beginning.contains("<chapter"));
}

} // namespace

QString OpenEdxFormat::importer() const
{
    return u"carrel-openedx"_s;
}

QString OpenEdxFormat::title() const
{
    return QCoreApplication::translate("Carrel::Formats", "Open edX course");
}

bool OpenEdxFormat::recognises(const SourcePlace &place) const
{
    return isCourseFile(place.isFolder ? place.path + "/course.xml"_L1 : QString());
}

ReadOutcome OpenEdxFormat::read(const SourcePlace &place, const Limits &limits, JobControl &control) const
{
    return readOpenEdx(place.path, limits, control);
}

} // namespace Carrel
