// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "formats/archive/skippedentries.h"

namespace Carrel
{

/** What a person is told about one archive while it is unpacked: each thing that can be wrong with it, in words. */
class UnpackReport
{
public:
    UnpackReport(const QString &archive, Diagnostics &diagnostics);

    void namesGuessed(const QString &codePage, const QString &example);
    void noPlace();
    void cannotWrite(const QString &why);
    void damaged(int entriesRead);
    void cutOff(int entriesRead, std::optional<int> entriesListed);
    void entryDiffers(const QString &name);
    void tooManyEntries(int most);
    void tooLarge(qint64 mostBytes, const QString &stoppedAt);
    void expands(qint64 mostTimes, const QString &stoppedAt);

    void skipped(SkippedEntries::Kind kind, const QString &name) { m_skipped.add(kind, name); }
    /** The rows about what was skipped, when all is known. */
    void tellSkipped() const { m_skipped.report(m_archive, m_diagnostics); }

private:
    void tell(Severity severity, const QString &code, const QString &message, const QString &hint);

    const QString m_archive;
    Diagnostics &m_diagnostics;
    SkippedEntries m_skipped;
};

} // namespace Carrel
