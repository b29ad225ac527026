// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/command.h"

#include <optional>

namespace Carrel
{

/** What was asked for: a command, or one of the texts. */
struct CommandLine {
    enum class Ask { Run, Help, Version, Wrong };

    Ask ask = Ask::Run;
    std::optional<Command> command;
    Invocation invocation;
    QString complaint; ///< for Wrong: a sentence
};

/** Reads @p line, program name first. Options may stand before or after the command's arguments; "--" ends them. */
[[nodiscard]] CommandLine readCommandLine(const QStringList &line);

/** What --help prints, for all or for one command. */
[[nodiscard]] QString helpText(const std::optional<Command> &command);

} // namespace Carrel
