// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/loosethreads.h"
#include "base/translation.h"
#include "cli/commandline.h"
#include "cli/placewatch.h"
#include "cli/terminal.h"

#include <QCoreApplication>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

constexpr auto endPatience = std::chrono::seconds(5); // the index of a long record may still be written

/** Everything on the command line that may be a place, and the data folder of the environment. */
QStringList placesNamed()
{
    QStringList places = QCoreApplication::arguments().sliced(1);
    for (QString &place : places) {
        place = place.startsWith("--"_L1) ? place.section(u'=', 1) : place;
    }
    places.append(qEnvironmentVariable("CARREL_DATA_DIR"));
    places.removeAll(QString());
    return places;
}

ExitStatus run(const Command &command, const Invocation &invocation, PlaceWatch &watch)
{
    const DataFolders &folders = invocation.folders;
    watch.add({folders.cache, folders.settings});
    if (command.changesStore) {
        watch.add({folders.store});
    }
    if (const auto made = folders.makeBase(); !made) {
        writeMessage(made.error().sentence);
        return ExitStatus::Failed;
    }
    return command.run(invocation);
}

int answer()
{
    // First of all: what the command line names is looked at while it is read.
    PlaceWatch watch;
    watch.add(placesNamed());
    const CommandLine line = readCommandLine(QCoreApplication::arguments());
    switch (line.ask) {
    case CommandLine::Ask::Help:
        writeOut(helpText(line.command));
        return int(ExitStatus::Done);
    case CommandLine::Ask::Version:
        writeOut(u"carrel-cli %1\n"_s.arg(QCoreApplication::applicationVersion()));
        return int(ExitStatus::Done);
    case CommandLine::Ask::Wrong:
        writeMessage(line.complaint);
        writeMessage(QCoreApplication::translate("CommandLine", "“carrel-cli --help” says what can be asked."));
        return int(ExitStatus::Misused);
    case CommandLine::Ask::Run:
        break;
    }
    return int(line.command ? run(*line.command, line.invocation, watch) : ExitStatus::Misused);
}

/** @p status, unless what was to be printed is not all there. */
int held(int status)
{
    const QString fault = outputFault();
    if (fault.isEmpty()) {
        return status;
    }
    writeMessage(QCoreApplication::translate("CommandLine", "The output is not complete, since standard output cannot "
                                                            "be written: %1")
                     .arg(fault));
    return status == int(ExitStatus::Done) ? int(ExitStatus::Failed) : status;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(u"carrel-cli"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(CARREL_VERSION));

    // What programs read is the same in every language.
    if (!QCoreApplication::arguments().contains("--json"_L1)) {
        installTranslations();
    }
    return endLoose(endPatience, held(answer()));
}
