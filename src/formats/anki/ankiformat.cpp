// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/anki/ankiformat.h"

#include "base/regularfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Anki)
};

bool isDatabase(const QByteArray &beginning)
{
    return beginning.startsWith("SQLite format 3") || beginning.startsWith("\x28\xb5\x2f\xfd"); // or packed by zstd
}

/** The cards lie in collection.anki2, .anki21 or .anki21b; a newer kind has a file beside it that tells its version. */
bool isDeck(const QString &folder)
{
    const QFileInfoList collections = QDir(folder).entryInfoList({u"collection.anki*"_s}, QDir::Files);
    return std::ranges::any_of(collections, [&folder](const QFileInfo &file) {
        constexpr qint64 enough = 16;
        return isDatabase(beginningOfFile(file.filePath(), enough)) || QFileInfo(folder + "/meta"_L1).isFile();
    });
}

} // namespace

QString AnkiFormat::importer() const
{
    return u"carrel-anki"_s;
}

QString AnkiFormat::title() const
{
    return QCoreApplication::translate("Carrel::Formats", "Anki deck");
}

bool AnkiFormat::recognises(const SourcePlace &place) const
{
    if (place.isFolder) {
        return isDeck(place.path);
    }
    return QFileInfo(place.path).fileName().startsWith("collection.anki"_L1) && isDatabase(place.beginning);
}

ReadOutcome AnkiFormat::read(const SourcePlace &place, const Limits & /*limits*/, JobControl & /*control*/) const
{
    ReadOutcome outcome;
    outcome.diagnostics.push_back(
        {.severity = Severity::Error,
         .code = u"skipped-anki"_s,
         .file = place.path,
         .message = Words::tr("This is a deck of Anki. Carrel writes such decks, but does not read them."),
         .hint = Words::tr("Ask whoever made it for the same questions as a table, as GIFT or as Moodle XML.")});
    return outcome;
}

} // namespace Carrel
