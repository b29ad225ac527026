// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/optimizer/trainingreview.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace Carrel::Test
{

/** data/fsrs/optimizer.json: a log and what a published optimizer made of it. */
inline QJsonObject referenceCase()
{
    QFile file(QStringLiteral(CARREL_TEST_DATA "/fsrs/optimizer.json"));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

/** The first @p cards of its log, one history a card. */
inline std::vector<TrainingHistory> referenceHistories(const QJsonObject &reference, int cards)
{
    std::vector<TrainingHistory> all;
    int last = -1;
    const QJsonArray log = reference[QStringLiteral("log")].toArray();
    for (const QJsonValue &row : log) {
        const int card = row[0].toInt();
        if (card != last && int(all.size()) == cards) {
            break;
        }
        if (card != last) {
            all.emplace_back();
            last = card;
        }
        all.back().push_back({.at = row[1].toInteger(), .days = row[3].toInt(), .grade = Grade(row[2].toInt())});
    }
    return all;
}

} // namespace Carrel::Test
