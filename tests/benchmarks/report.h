// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <vector>

namespace Carrel::Bench
{

/** What a figure is held against. */
enum class Bar { None, AtMost, AtLeast, Within };

/** One figure of the table. */
struct Figure {
    QString id; ///< its key in the JSON, never changed
    QString title;
    double value = 0;
    QString unit; ///< empty: a ratio
    Bar bar = Bar::None;
    double limit = 0;
    double reach = 0;  ///< of Within: so far from the limit, to either side
    QString note = {}; ///< what it was made of

    [[nodiscard]] bool isMissed() const;
};

/** The figures of one run, as a table for people and as JSON. */
class Report
{
public:
    /** Also tells on stderr that it is there, since a run takes minutes. */
    void add(Figure figure);

    /** A part that could not be measured counts as missed. */
    void addFailure(const QString &id, const QString &why);

    /** A sentence below the table on what was not measured, and need not be. */
    void addRemark(const QString &sentence);

    [[nodiscard]] bool hasMissed() const;
    [[nodiscard]] QString table() const;
    [[nodiscard]] QByteArray json() const;

private:
    std::vector<Figure> m_figures;
    std::vector<std::pair<QString, QString>> m_failures;
    QStringList m_remarks;
};

/** The middle one, or the mean of the two in the middle; 0 when there is none. */
[[nodiscard]] double median(std::vector<double> values);

/** Each of them, for a note: "61 63 60". */
[[nodiscard]] QString listed(const std::vector<double> &values);

} // namespace Carrel::Bench
