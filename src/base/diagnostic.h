// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace Carrel
{

/** How much was lost: Note nothing, Warning something was corrected or skipped, Error it is unusable. */
enum class Severity { Note, Warning, Error };

/** One remark of a reader or validator about one place of its input. Shown in reports, printed by carrel-cli. */
struct Diagnostic {
    Severity severity = Severity::Warning;
    QString code = {};              ///< kebab-case, stable, never translated
    QString file = {};              ///< as given, empty when there is none
    std::optional<int> line = {};   ///< 1-based
    std::optional<int> column = {}; ///< 1-based, in characters
    QString pointer = {};           ///< JSON pointer, where lines say nothing
    QString message = {};           ///< what was found and what was done
    QString hint = {};              ///< what the author or reader can do about it

    bool operator==(const Diagnostic &) const = default;
};

using Diagnostics = std::vector<Diagnostic>;

/** "note", "warning", "error": the words carrel-cli prints. */
[[nodiscard]] QString severityName(Severity severity);

/** The worst severity in @p diagnostics, or nothing when it is empty. */
[[nodiscard]] std::optional<Severity> worstSeverity(const Diagnostics &diagnostics);

/** One line as a compiler prints it: file:line:column: severity: message [code]. */
[[nodiscard]] QString toCompilerLine(const Diagnostic &diagnostic);

} // namespace Carrel
