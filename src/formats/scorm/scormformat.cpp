// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/scorm/scormformat.h"

#include "formats/ims/imsmanifest.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Scorm)
};

void collectTitles(const std::vector<ImsItem> &items, QStringList &titles)
{
    for (const ImsItem &item : items) {
        if (!item.title.isEmpty()) {
            titles << item.title;
        }
        collectTitles(item.children, titles);
    }
}

/** The names of its parts, as many as a person reads. */
QString listed(const QStringList &titles)
{
    constexpr qsizetype most = 20;
    const QString list = titles.first(qMin(most, titles.size())).join(u", "_s);
    return titles.size() > most ? list + u", …"_s : list;
}

} // namespace

QString ScormFormat::importer() const
{
    return u"carrel-scorm"_s;
}

QString ScormFormat::title() const
{
    return QCoreApplication::translate("Carrel::Formats", "SCORM package");
}

bool ScormFormat::recognises(const SourcePlace &place) const
{
    const QString folder = imsPackageFolder(place);
    const QByteArray manifest = folder.isEmpty() ? QByteArray() : beginningOfManifest(folder);
    return manifest.contains("adl scorm") || manifest.contains("/adlcp_") || manifest.contains("scormtype");
}

ReadOutcome ScormFormat::read(const SourcePlace &place, const Limits &limits, JobControl &) const
{
    const QString folder = imsPackageFolder(place);
    ReadOutcome outcome;
    const Result<ImsManifest> manifest = readImsManifest(folder, outcome.diagnostics, limits);
    if (manifest) {
        QStringList titles;
        collectTitles(manifest->items, titles);
        outcome.diagnostics.push_back(
            {.severity = Severity::Error,
             .code = u"skipped-scorm"_s,
             .file = u"imsmanifest.xml"_s,
             .message = Words::tr("“%1” is a SCORM package with %n part(s): %2. Its pages are a program made for a "
                                  "learning platform, which Carrel does not run, so it cannot be read here.",
                                  nullptr, int(titles.size()))
                            .arg(manifest->title, listed(titles)),
             .hint = Words::tr("Ask whoever made it for the same course as a Common Cartridge, as Moodle XML or as "
                               "text.")});
    }
    for (Diagnostic &row : outcome.diagnostics) {
        row.file = folder + u'/' + row.file;
    }
    return outcome;
}

} // namespace Carrel
