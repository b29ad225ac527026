// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "benchmarks/report.h"

#include <QDateTime>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QThread>

#include <algorithm>
#include <cstdio>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Bench
{

namespace
{

QString number(double value)
{
    return QString::number(value, 'f', value < 10 ? 2 : value < 100 ? 1 : 0);
}

QString withUnit(double value, const QString &unit)
{
    return unit.isEmpty() ? number(value) : number(value) + u' ' + unit;
}

QString barText(const Figure &figure)
{
    switch (figure.bar) {
    case Bar::None:
        break;
    case Bar::AtMost:
        return u"at most "_s + withUnit(figure.limit, figure.unit);
    case Bar::AtLeast:
        return u"at least "_s + withUnit(figure.limit, figure.unit);
    case Bar::Within:
        return withUnit(figure.limit - figure.reach, {}) + u" to "_s +
               withUnit(figure.limit + figure.reach, figure.unit);
    }
    return {};
}

QString verdict(const Figure &figure)
{
    return figure.bar == Bar::None ? QString() : figure.isMissed() ? u"MISSED"_s : u"met"_s;
}

/** Programs that wanted to run in the last minute; more than there are cores spoils every time. */
double load()
{
    QFile file(u"/proc/loadavg"_s);
    return file.open(QIODevice::ReadOnly) ? file.readAll().split(' ').value(0).toDouble() : 0;
}

QJsonObject toJson(const Figure &figure)
{
    QJsonObject object{{u"id"_s, figure.id},
                       {u"title"_s, figure.title},
                       {u"value"_s, figure.value},
                       {u"unit"_s, figure.unit},
                       {u"note"_s, figure.note}};
    if (figure.bar == Bar::AtLeast || figure.bar == Bar::Within) {
        object.insert(u"atLeast"_s, figure.limit - figure.reach);
    }
    if (figure.bar == Bar::AtMost || figure.bar == Bar::Within) {
        object.insert(u"atMost"_s, figure.limit + figure.reach);
    }
    if (figure.bar != Bar::None) {
        object.insert(u"met"_s, !figure.isMissed());
    }
    return object;
}

} // namespace

bool Figure::isMissed() const
{
    const bool low = (bar == Bar::AtLeast || bar == Bar::Within) && value < limit - reach;
    const bool high = (bar == Bar::AtMost || bar == Bar::Within) && value > limit + reach;
    return low || high;
}

void Report::add(Figure figure)
{
    std::fprintf(stderr, "%s: %s\n", qPrintable(figure.title), qPrintable(withUnit(figure.value, figure.unit)));
    m_figures.push_back(std::move(figure));
}

void Report::addFailure(const QString &id, const QString &why)
{
    std::fprintf(stderr, "%s: %s\n", qPrintable(id), qPrintable(why));
    m_failures.emplace_back(id, why);
}

void Report::addRemark(const QString &sentence)
{
    std::fprintf(stderr, "%s\n", qPrintable(sentence));
    m_remarks << sentence;
}

bool Report::hasMissed() const
{
    return !m_failures.empty() || std::ranges::any_of(m_figures, &Figure::isMissed);
}

QString Report::table() const
{
    QString text = u"\n%1 %2 %3 %4\n"_s.arg(u"what"_s, -62).arg(u"measured"_s, 14).arg(u"bar"_s, 22).arg(u""_s);
    for (const Figure &figure : m_figures) {
        text += u"%1 %2 %3 %4\n"_s.arg(figure.title, -62)
                    .arg(withUnit(figure.value, figure.unit), 14)
                    .arg(barText(figure), 22)
                    .arg(verdict(figure));
        if (!figure.note.isEmpty()) {
            text += u"    "_s + figure.note + u'\n';
        }
    }
    for (const auto &[id, why] : m_failures) {
        text += u"%1 not measured: %2\n"_s.arg(id, -62).arg(why);
    }
    for (const QString &sentence : m_remarks) {
        text += sentence + u'\n';
    }
    return text + u"\nload of the last minute: %1 on %2 cores\n"_s.arg(number(load())).arg(QThread::idealThreadCount());
}

QByteArray Report::json() const
{
    QJsonArray figures;
    for (const Figure &figure : m_figures) {
        figures.append(toJson(figure));
    }
    QJsonArray failures;
    for (const auto &[id, why] : m_failures) {
        failures.append(QJsonObject{{u"id"_s, id}, {u"why"_s, why}});
    }
    return QJsonDocument(QJsonObject{{u"version"_s, QStringLiteral(CARREL_VERSION)},
                                     {u"when"_s, QDateTime::currentDateTimeUtc().toString(Qt::ISODate)},
                                     {u"cores"_s, QThread::idealThreadCount()},
                                     {u"load"_s, load()},
                                     {u"figures"_s, figures},
                                     {u"notMeasured"_s, failures},
                                     {u"remarks"_s, QJsonArray::fromStringList(m_remarks)}})
        .toJson();
}

QString listed(const std::vector<double> &values)
{
    QStringList texts;
    for (const double value : values) {
        texts << QString::number(value, 'f', 0);
    }
    return texts.join(u' ');
}

double median(std::vector<double> values)
{
    if (values.empty()) {
        return 0;
    }
    std::ranges::sort(values);
    return (values[(values.size() - 1) / 2] + values[values.size() / 2]) / 2;
}

} // namespace Carrel::Bench
