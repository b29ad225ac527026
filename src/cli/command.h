// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exchange/citation.h"
#include "exchange/datafolders.h"
#include "formats/csv/csvchoice.h"

#include <QStringList>

#include <functional>
#include <vector>

namespace Carrel
{

/** What carrel-cli ends with; part of its contract. */
enum class ExitStatus { Done = 0, Failed = 1, Misused = 2 };

/** What the command line asks a command to do. */
struct Invocation {
    QStringList arguments; ///< after the command's name, options taken out
    bool json = false;
    bool html = false;
    bool answers = false;
    std::optional<CitationForm> cite; ///< of the lesson, instead of its text
    QString format;                   ///< empty: by the name of what is written
    QString course;                   ///< empty: all
    QString part;                     ///< a lesson or module; empty: the whole course
    bool dryRun = false;
    CsvChoice csv; ///< how every table of questions is to be read
    DataFolders folders;
    bool lineNumbers = false; ///< beside code, in documents
};

/** One command of carrel-cli: one of the files named ...command.cpp makes it. */
struct Command {
    QString name;
    QString usage;       ///< what follows the name: "COURSE [LESSON]"
    QString summary;     ///< one line for --help
    QStringList options; ///< long names it takes besides data-dir, help and version
    int fewest = 0;      ///< arguments
    int most = 0;        ///< negative: any number
    std::function<ExitStatus(const Invocation &)> run;
    bool changesStore = false; ///< cannot do anything while one's own courses are out of reach
};

[[nodiscard]] Command importCommand();
[[nodiscard]] Command listCommand();
[[nodiscard]] Command removeCommand();
[[nodiscard]] Command showCommand();
[[nodiscard]] Command validateCommand();
[[nodiscard]] Command dueCommand();
[[nodiscard]] Command rebuildCommand();
[[nodiscard]] Command exportCommand();
[[nodiscard]] Command newCommand();
[[nodiscard]] Command notesCommand();
[[nodiscard]] Command simulateCommand();
[[nodiscard]] Command optimizeCommand();
[[nodiscard]] Command backupCommand();
[[nodiscard]] Command recordCommand();

/** All of them, in the order of --help. */
[[nodiscard]] std::vector<Command> allCommands();

} // namespace Carrel
