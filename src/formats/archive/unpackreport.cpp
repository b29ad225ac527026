// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/archive/unpackreport.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Archive)
};

QString getAWholeCopy()
{
    return Words::tr("Get a whole copy of the archive from where it came.");
}

QString checkTheSpace()
{
    return Words::tr("Check the space and the permissions of the folder for temporary files.");
}

} // namespace

UnpackReport::UnpackReport(const QString &archive, Diagnostics &diagnostics)
    : m_archive(archive)
    , m_diagnostics(diagnostics)
{
}

void UnpackReport::namesGuessed(const QString &codePage, const QString &example)
{
    tell(Severity::Note, u"archive-names-guessed"_s,
         Words::tr("The archive does not say how its names are written; they were read as %1, such as “%2”.")
             .arg(codePage, example),
         Words::tr("If the names look wrong, unpack the archive with another program and open the folder."));
}

void UnpackReport::noPlace()
{
    tell(Severity::Error, u"archive-not-unpacked"_s, Words::tr("There is no place to unpack the archive to."),
         checkTheSpace());
}

void UnpackReport::cannotWrite(const QString &why)
{
    tell(Severity::Error, u"archive-not-unpacked"_s, Words::tr("The archive cannot be unpacked: %1").arg(why),
         checkTheSpace());
}

void UnpackReport::damaged(int entriesRead)
{
    tell(entriesRead > 0 ? Severity::Warning : Severity::Error, u"archive-damaged"_s,
         Words::tr("The archive is damaged or cut off; %n entry(s) were read before that.", nullptr, entriesRead),
         getAWholeCopy());
}

void UnpackReport::cutOff(int entriesRead, std::optional<int> entriesListed)
{
    tell(Severity::Warning, u"archive-cut-off"_s,
         entriesListed
             ? Words::tr("The archive lists %n entry(s), but only %1 could be read.", nullptr, *entriesListed)
                   .arg(entriesRead)
             : Words::tr("The end of the archive is missing; %n entry(s) could still be read.", nullptr, entriesRead),
         getAWholeCopy());
}

void UnpackReport::entryDiffers(const QString &name)
{
    tell(Severity::Warning, u"archive-entry-differs"_s,
         Words::tr("“%1” is not what the archive says it is, in length or content; it was taken as it is.").arg(name),
         getAWholeCopy());
}

void UnpackReport::tooManyEntries(int most)
{
    tell(Severity::Error, u"archive-too-many-entries"_s,
         Words::tr("The archive has more than %n entry(s); the rest was not unpacked.", nullptr, most),
         Words::tr("Pack the folder of the course alone."));
}

void UnpackReport::tooLarge(qint64 mostBytes, const QString &stoppedAt)
{
    tell(Severity::Error, u"archive-too-large"_s,
         Words::tr("The archive unpacks to more than %1 MiB; unpacking stopped at “%2”.")
             .arg(QString::number(mostBytes >> 20), stoppedAt),
         Words::tr("Pack the course alone, or open its folder."));
}

void UnpackReport::expands(qint64 mostTimes, const QString &stoppedAt)
{
    tell(Severity::Error, u"archive-expands"_s,
         Words::tr("The archive unpacks to more than %1 times its size, which no course does; unpacking stopped at "
                   "“%2”.")
             .arg(QString::number(mostTimes), stoppedAt),
         Words::tr("Ask whoever made the archive what it is."));
}

void UnpackReport::tell(Severity severity, const QString &code, const QString &message, const QString &hint)
{
    m_diagnostics.push_back({.severity = severity, .code = code, .file = m_archive, .message = message, .hint = hint});
}

} // namespace Carrel
