// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "benchmarks/generatedcourse.h"
#include "benchmarks/parts.h"
#include "exchange/datafolders.h"
#include "exchange/packagecodec.h"
#include "library/library.h"

#include <QElapsedTimer>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Bench
{

namespace
{

constexpr double limitMs = 50; // longer is felt while one types
constexpr int firstPage = 50;

/** A hundred things people type: what is in one lesson, in all of them, begun, several words, phrases, other writing.
 */
QStringList questions(int lessons)
{
    QStringList all;
    for (int i = 0; i < 20; ++i) {
        all += Test::rareWord(1 + i * lessons / 100 % 100);
    }
    const QStringList common{u"the"_s,   u"harbour"_s, u"reader"_s,  u"lighthouse"_s, u"measures"_s,
                             u"water"_s, u"lesson"_s,  u"signals"_s, u"python"_s,     u"range"_s};
    for (const QString &word : common) {
        all += word;
        all += word + u' ';
        all += word.left(2);
        all += word.left(3);
        all += word + u" zq"_s;
    }
    all += {u"patient reader"_s,
            u"tide table explains"_s,
            u"old map wat"_s,
            u"slow turn of the season"_s,
            u"\"the slow turn\""_s,
            u"\"old map\""_s,
            u"\"three rules and"_s,
            u"wind carries harbour"_s,
            u"a"_s,
            u"h"_s,
            u"t"_s,
            u"lesson 7"_s,
            u"lesson 42"_s,
            u"Lésson"_s,
            u"HARBOUR"_s,
            u"rule exception record"_s,
            u"total step"_s,
            u"nothing at all"_s,
            u"xyzzy"_s,
            u"left for later"_s,
            u"灯塔"_s,
            u"星星照"_s,
            u"港"_s,
            u"灯塔 harbour"_s,
            u"第三课"_s,
            u"water anyone asks"_s,
            u"balances shape"_s,
            u"answer kept"_s,
            u"small decisions weight"_s,
            u"workshop sharp"_s};
    return all;
}

} // namespace

void measureSearch(const QString &dataDir, int lessons, Report &report)
{
    const DataFolders folders = DataFolders::under(dataDir);
    const Library library({folders.store, folders.readOnlyStores(), folders.libraryIndexFile()}, packageCodec());
    std::vector<std::pair<double, QString>> times;
    for (const QString &words : questions(lessons)) {
        std::vector<double> runs;
        for (int run = 0; run < 3; ++run) {
            QElapsedTimer timer;
            timer.start();
            const auto hits = library.search(words, firstPage);
            runs.push_back(double(timer.nsecsElapsed()) / 1e6);
            if (!hits || (words == Test::rareWord(1) && hits->empty())) {
                report.addFailure(u"search-%1"_s.arg(lessons), u"no answer to "_s + words);
                return;
            }
        }
        times.emplace_back(median(runs), words);
    }
    std::ranges::sort(times);
    const auto &bar = times[times.size() * 95 / 100 - 1];
    report.add({.id = u"search-95-of-100-%1"_s.arg(lessons),
                .title = u"%1 searches in %2 lessons: 95 of 100 are answered within"_s.arg(times.size()).arg(lessons),
                .value = bar.first,
                .unit = u"ms"_s,
                .bar = Bar::AtMost,
                .limit = limitMs,
                .note = u"half within %1 ms; slowest %2 ms: %3"_s.arg(times[times.size() / 2].first, 0, 'f', 1)
                            .arg(times.back().first, 0, 'f', 1)
                            .arg(times.back().second)});
}

} // namespace Carrel::Bench
