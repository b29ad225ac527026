// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/diagnostic.h"

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

QString severityName(Severity severity)
{
    switch (severity) {
    case Severity::Note:
        return u"note"_s;
    case Severity::Warning:
        return u"warning"_s;
    case Severity::Error:
        return u"error"_s;
    }
    Q_UNREACHABLE_RETURN({});
}

std::optional<Severity> worstSeverity(const Diagnostics &diagnostics)
{
    const auto worst = std::ranges::max_element(diagnostics, {}, &Diagnostic::severity);
    if (worst == diagnostics.end()) {
        return std::nullopt;
    }
    return worst->severity;
}

QString toCompilerLine(const Diagnostic &diagnostic)
{
    QString place = diagnostic.file;
    if (diagnostic.line) {
        place += u':' + QString::number(*diagnostic.line);
    }
    if (diagnostic.line && diagnostic.column) {
        place += u':' + QString::number(*diagnostic.column);
    }
    if (!diagnostic.pointer.isEmpty()) {
        place += u'#' + diagnostic.pointer;
    }
    QString line = place.isEmpty() ? QString() : place + u": "_s;
    line += severityName(diagnostic.severity) + u": "_s + diagnostic.message;
    if (!diagnostic.hint.isEmpty()) {
        line += u' ' + diagnostic.hint;
    }
    return line + u" ["_s + diagnostic.code + u']';
}

} // namespace Carrel
