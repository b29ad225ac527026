// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"

#include <QStringList>

#include <map>

namespace Carrel
{

/** Counts what a reader leaves out of one file, so that its report has one row a kind and not one a thousand times. */
class SkippedParts
{
public:
    /**
     * One part of the kind @p word ("script": the row's code becomes "skipped-script"), called @p name by people, as
     * they would write it in a list. @p line is where it was, 0 when unknown; @p title what this one is called, if that
     * says something.
     */
    void add(const QString &word, const QString &name, int line = 0, Severity severity = Severity::Warning,
             const QString &title = {});

    /** One row for each kind, with the number of parts and the place of the first. */
    void tell(const QString &file, Diagnostics &diagnostics) const;

    [[nodiscard]] int count(const QString &word) const;

private:
    struct Kind {
        QString name;
        Severity severity = Severity::Warning;
        int line = 0;
        int count = 0;
        QStringList titles;
    };
    std::map<QString, Kind> m_kinds;
};

} // namespace Carrel
