// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/recordimportwords.h"

#include "study/recordsegments.h"

#include <QCoreApplication>

namespace Carrel::RecordImportWords
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::RecordImportWords)
};

QString newOnes(const RecordImport &plan, const QLocale &locale)
{
    const int count = int(lineCount(plan.missing));
    if (count == 0) {
        return Words::tr("None of them is new.");
    }
    const auto [first, last] = daysOf(plan.missing);
    const QString from = locale.toString(first, QLocale::ShortFormat);
    return first == last ? Words::tr("%n of them are new, of %1.", nullptr, count).arg(from)
                         : Words::tr("%n of them are new, from %1 to %2.", nullptr, count)
                               .arg(from, locale.toString(last, QLocale::ShortFormat));
}

QString contradictingOnes(const RecordImport &plan, const QLocale &locale)
{
    const int count = int(lineCount(plan.contradicting));
    const auto [first, last] = daysOf(plan.contradicting);
    const QString from = locale.toString(first, QLocale::ShortFormat);
    return first == last
               ? Words::tr("%n of them, of %1, are in your study record with other content. They are left out; what is "
                           "here stays.",
                           nullptr, count)
                     .arg(from)
               : Words::tr("%n of them, from %1 to %2, are in your study record with other content. They are left "
                           "out; what is here stays.",
                           nullptr, count)
                     .arg(from, locale.toString(last, QLocale::ShortFormat));
}

} // namespace

QString preview(const RecordImport &plan, const QLocale &locale)
{
    QStringList lines{Words::tr("The file has %n entries.", nullptr, int(plan.entries)), newOnes(plan, locale)};
    if (!plan.contradicting.empty()) {
        lines << contradictingOnes(plan, locale);
    }
    if (!plan.diagnostics.empty()) {
        lines << Words::tr("%n lines of the file are damaged and are left out.", nullptr, int(plan.diagnostics.size()));
    }
    return lines.join(u'\n');
}

QString consequences(const RecordImport &plan)
{
    QStringList lines;
    if (!plan.owner.id.isEmpty() && plan.owner.id != plan.receiver.id) {
        lines << (plan.owner.displayName.isEmpty()
                      ? Words::tr("The file is the record of another learner, who may be you on another computer. "
                                  "What is added counts as yours.")
                      : Words::tr("The file is the record of the learner “%1”. What is added counts as yours.")
                            .arg(plan.owner.displayName));
    }
    lines << Words::tr("Nothing that is here is changed. What was added cannot be taken out again.");
    return lines.join(u'\n');
}

} // namespace Carrel::RecordImportWords
