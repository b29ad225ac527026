// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/skippedparts.h"

#include "base/shorttext.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::SkippedParts)
};

/** As many titles as a person reads. */
QString listed(const QStringList &titles)
{
    constexpr qsizetype most = 20;
    QStringList quoted;
    for (const QString &title : titles.first(qMin(most, titles.size()))) {
        quoted << Words::tr("“%1”").arg(shortText(title));
    }
    return titles.size() > most
               ? Words::tr("%1 and %n more", nullptr, int(titles.size() - most)).arg(quoted.join(u", "_s))
               : quoted.join(u", "_s);
}

} // namespace

void SkippedParts::add(const QString &word, const QString &name, int line, Severity severity, const QString &title)
{
    Kind &kind = m_kinds[word];
    if (kind.count == 0) {
        kind = {name, severity, line, 0, {}};
    }
    ++kind.count;
    if (!title.isEmpty()) {
        kind.titles << title;
    }
}

void SkippedParts::tell(const QString &file, Diagnostics &diagnostics) const
{
    for (const auto &[word, kind] : m_kinds) {
        const QString name =
            kind.titles.isEmpty() ? kind.name : Words::tr("%1 (%2)").arg(kind.name, listed(kind.titles));
        diagnostics.push_back(
            {.severity = kind.severity,
             .code = "skipped-"_L1 + word,
             .file = file,
             .line = kind.line > 0 ? std::optional(kind.line) : std::nullopt,
             .message = Words::tr("%n part(s) could not be taken over: %1.", nullptr, kind.count).arg(name)});
    }
}

int SkippedParts::count(const QString &word) const
{
    const auto kind = m_kinds.find(word);
    return kind == m_kinds.end() ? 0 : kind->second.count;
}

} // namespace Carrel
