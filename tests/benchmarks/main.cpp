// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The benchmark: carrel_bench [--json FILE] [--runs N] [--peers] [PART…]
// Parts: start import record million queue optimizer recall page giant reading math nasty; all of them when none is
// named. One more, peers, is measured when it is named or asked for with --peers: readers of others that are installed,
// and the published scheduler and optimizer. Exit status 1 when a bar is missed.
#include "benchmarks/parts.h"
#include "page/pageengine.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QFile>

#include <cstdio>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

struct Part {
    QString name;
    void (*measure)(const Bench::Setup &, Bench::Report &);
};

const Part parts[] = {{u"start"_s, Bench::measureStarts},      {u"import"_s, Bench::measureImport},
                      {u"record"_s, Bench::measureRecord},     {u"optimizer"_s, Bench::measureOptimizer},
                      {u"recall"_s, Bench::measureRecall},     {u"million"_s, Bench::measureMillion},
                      {u"queue"_s, Bench::measureQueue},       {u"page"_s, Bench::measureLongLesson},
                      {u"giant"_s, Bench::measureGiantLesson}, {u"reading"_s, Bench::measureReading},
                      {u"math"_s, Bench::measureFormulas},     {u"nasty"_s, Bench::measureNastyFiles}};

bool write(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace

int main(int argc, char **argv)
{
    preparePageEngine();
    const QApplication application(argc, argv);
    const QCommandLineOption json(u"json"_s, {}, u"FILE"_s);
    const QCommandLineOption runs(u"runs"_s, {}, u"N"_s, u"5"_s);
    QCommandLineParser parser;
    parser.addHelpOption();
    const QCommandLineOption peers(u"peers"_s);
    parser.addOptions({json, runs, peers});
    parser.process(application);

    const Bench::Setup setup{QCoreApplication::applicationDirPath(), QStringLiteral(CARREL_TEST_DATA),
                             qMax(1, parser.value(runs).toInt())};
    const QStringList wanted = parser.positionalArguments();
    Bench::Report report;
    for (const Part &part : parts) {
        if (wanted.isEmpty() || wanted.contains(part.name)) {
            part.measure(setup, report);
        }
    }
    if (parser.isSet(peers) || wanted.contains(u"peers"_s)) {
        Bench::measurePeers(setup, report);
        Bench::measureSchedulerPeers(setup, report);
    }
    std::fputs(qPrintable(report.table()), stdout);
    if (parser.isSet(json) && !write(parser.value(json), report.json())) {
        std::fprintf(stderr, "cannot write %s\n", qPrintable(parser.value(json)));
        return 2;
    }
    return report.hasMissed() ? 1 : 0;
}
