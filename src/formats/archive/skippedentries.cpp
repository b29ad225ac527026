// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/archive/skippedentries.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Archive)
};

struct Row {
    QString code;
    QString message;
    QString hint;
};

QString askForAnother()
{
    return Words::tr("Ask whoever made the archive for another one.");
}

QString packUnderOtherNames()
{
    return Words::tr("Rename the files and pack them again.");
}

Row rowOf(SkippedEntries::Kind kind, int count)
{
    using Kind = SkippedEntries::Kind;
    switch (kind) {
    case Kind::LeadsOut:
        return {
            u"skipped-unsafe-path"_s,
            Words::tr("%n entry(s) would have been written outside of the folder for unpacking: %1.", nullptr, count),
            askForAnother()};
    case Kind::BadName:
        return {u"skipped-bad-name"_s,
                Words::tr("%n entry(s) have a name that some system cannot write: %1.", nullptr, count),
                packUnderOtherNames()};
    case Kind::Twin:
        return {u"skipped-twin"_s,
                Words::tr("%n entry(s) have the name of an earlier one, perhaps in other letters; the first one holds: "
                          "%1.",
                          nullptr, count),
                packUnderOtherNames()};
    case Kind::Link:
        return {u"skipped-link"_s, Words::tr("%n entry(s) are links, which are not unpacked: %1.", nullptr, count),
                Words::tr("Pack the files themselves.")};
    case Kind::Special:
        return {u"skipped-device"_s, Words::tr("%n entry(s) are devices or pipes: %1.", nullptr, count),
                askForAnother()};
    case Kind::Encrypted:
        return {u"skipped-encrypted"_s, Words::tr("%n entry(s) have a password: %1.", nullptr, count),
                Words::tr("Unpack the archive with its password and open the folder.")};
    case Kind::TooLarge:
        return {u"skipped-large-file"_s, Words::tr("%n file(s) are too large: %1.", nullptr, count), {}};
    case Kind::Unreadable:
        return {u"skipped-damaged"_s, Words::tr("%n entry(s) cannot be read: %1.", nullptr, count),
                Words::tr("Get a whole copy of the archive from where it came.")};
    }
    Q_UNREACHABLE_RETURN({});
}

} // namespace

void SkippedEntries::add(Kind kind, const QString &name)
{
    constexpr qsizetype mostNames = 10;
    constexpr qsizetype longestName = 120;
    Entries &entries = m_entries[kind];
    ++entries.count;
    if (entries.names.size() < mostNames) {
        entries.names << (name.size() > longestName ? name.left(longestName) + u'…' : name);
    } else if (entries.names.size() == mostNames) {
        entries.names << u"…"_s;
    }
}

void SkippedEntries::report(const QString &archive, Diagnostics &diagnostics) const
{
    for (const auto &[kind, entries] : m_entries) {
        const Row row = rowOf(kind, entries.count);
        diagnostics.push_back({.severity = Severity::Warning,
                               .code = row.code,
                               .file = archive,
                               .message = row.message.arg(entries.names.join(u", "_s)),
                               .hint = row.hint});
    }
}

} // namespace Carrel
