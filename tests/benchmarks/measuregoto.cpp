// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "benchmarks/parts.h"
#include "exchange/datafolders.h"
#include "exchange/packagecodec.h"
#include "library/library.h"
#include "models/gotomodel.h"

#include <QElapsedTimer>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Bench
{

namespace
{

constexpr double frameMs = 16;
constexpr double openingMs = 300; // a key that opens something may take a moment

} // namespace

void measureGoTo(const QString &dataDir, int lessons, Report &report)
{
    const DataFolders folders = DataFolders::under(dataDir);
    const Library library({folders.store, folders.readOnlyStores(), folders.libraryIndexFile()}, packageCodec());
    QElapsedTimer timer;
    timer.start();
    std::vector<GoToItem> items = libraryItems(library);
    const size_t count = items.size();
    GoToModel model;
    model.setItems(std::move(items));
    report.add({.id = u"goto-open-%1"_s.arg(lessons),
                .title = u"Go to opens with %1 lessons and their headings after"_s.arg(lessons),
                .value = double(timer.nsecsElapsed()) / 1e6,
                .unit = u"ms"_s,
                .bar = Bar::AtMost,
                .limit = openingMs,
                .note = u"%1 places"_s.arg(count)});
    double slowest = 0;
    QString slowestWords;
    for (const QString &typed : {u"lesson 4"_s, u"the tide table"_s, u"hrbr"_s, u"e"_s, u"zzz"_s}) {
        for (qsizetype length = 0; length <= typed.size(); ++length) {
            timer.restart();
            model.setWords(typed.left(length));
            (void)model.index(0).data(GoToModel::MarksRole);
            if (const double ms = double(timer.nsecsElapsed()) / 1e6; ms > slowest) {
                slowest = ms;
                slowestWords = typed.left(length);
            }
        }
    }
    report.add({.id = u"goto-key-%1"_s.arg(lessons),
                .title = u"Go to with %1 lessons: the slowest key is answered after"_s.arg(lessons),
                .value = slowest,
                .unit = u"ms"_s,
                .bar = Bar::AtMost,
                .limit = frameMs,
                .note = u"typed: %1"_s.arg(slowestWords)});
}

} // namespace Carrel::Bench
