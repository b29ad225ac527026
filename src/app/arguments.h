// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace Carrel
{

/** What the command line of `carrel` asks for. Read before there is an application object. */
struct Arguments {
    enum class Ask { Run, ExportPdf, Help, Version, Wrong };

    Ask ask = Ask::Run;
    QStringList files; ///< courses to open, absolute paths
    QString dataDir;   ///< empty: the user's own folders
    bool safeMode = false;
    QString complaint; ///< for Wrong: what was not understood
    /** For ExportPdf: a course, or a lesson or module of one after a slash; files has the file to write. */
    QString exported = {};
    bool answers = false;
    bool lineNumbers = false; ///< beside code

    bool operator==(const Arguments &) const = default;
};

/** Reads @p line, program name first; relative paths are taken from @p folder. */
[[nodiscard]] Arguments readArguments(const QStringList &line, const QString &folder);

/** What --help prints. */
[[nodiscard]] QString helpText();

} // namespace Carrel
