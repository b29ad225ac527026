// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/gatheredrows.h"

#include <QCoreApplication>

#include <map>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(GatheredRows)
};

/** "chapter1/2.mdx, line 7": the folder tells apart files of one name. */
QString placeOf(const Diagnostic &row)
{
    const QString file = row.file.section(u'/', -2);
    if (row.line) {
        return Words::tr("%1, line %2").arg(file, QString::number(*row.line));
    }
    return row.pointer.isEmpty() ? file : Words::tr("%1, at %2").arg(file, row.pointer);
}

/** Rows that say the same. */
struct Group {
    Diagnostic first;
    QString last; ///< of the places so far
    int places = 1;
    QStringList others = {}; ///< the first of the further places
};

QString wordsOf(const Group &group)
{
    const QString &sentence = group.first.message;
    if (group.places == 1) {
        return sentence;
    }
    const QString places = group.others.join(u"; "_s);
    const int rest = group.places - 1 - int(group.others.size());
    return rest == 0 ? Words::tr("%1 The same at: %2.").arg(sentence, places)
                     : Words::tr("%1 The same at: %2 and %n more place(s).", nullptr, rest).arg(sentence, places);
}

} // namespace

Diagnostics gatheredRows(const Diagnostics &rows)
{
    constexpr qsizetype mostNamed = 3;
    std::vector<Group> groups;
    std::map<std::tuple<Severity, QString, QString, QString>, size_t> places;
    for (const Diagnostic &row : rows) {
        const auto [known, isNew] = places.try_emplace({row.severity, row.code, row.message, row.hint}, groups.size());
        if (isNew || row.severity == Severity::Error) {
            groups.push_back({row, placeOf(row)});
            continue;
        }
        Group &group = groups[known->second];
        QString place = placeOf(row);
        if (place == group.last) {
            continue; // told of this place already
        }
        ++group.places;
        if (group.others.size() < mostNamed) {
            group.others << place;
        }
        group.last = std::move(place);
    }
    Diagnostics gathered;
    for (Group &group : groups) {
        group.first.message = wordsOf(group);
        gathered.push_back(std::move(group.first));
    }
    return gathered;
}

} // namespace Carrel
