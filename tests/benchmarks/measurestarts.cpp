// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "benchmarks/firstpaint.h"
#include "benchmarks/parts.h"
#include "benchmarks/programrun.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <functional>
#include <optional>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Bench
{

namespace
{

constexpr double ratioLimit = 1.3;
constexpr double fullRatioLimit = 1.1;
constexpr double memoryLimit = 60;
constexpr double megabyte = 1024 * 1024;

/** One program that is started again and again, and what each start cost. */
struct Runner {
    QString program;
    std::function<QStringList()> arguments; ///< of the next start
    bool software = false;                  ///< told to draw without OpenGL
    std::vector<double> paintMs = {};
    std::vector<double> memory = {};

    bool start(bool counts)
    {
        const QByteArray before = qgetenv("QT_QUICK_BACKEND");
        if (software) {
            qputenv("QT_QUICK_BACKEND", "software");
        }
        const auto cost = measureStart(program, arguments());
        before.isEmpty() ? qunsetenv("QT_QUICK_BACKEND") : qputenv("QT_QUICK_BACKEND", before);
        if (cost && counts) {
            paintMs.push_back(double(cost->firstPaintMs));
            memory.push_back(double(cost->memoryBytes) / megabyte);
        }
        return cost.has_value();
    }
};

QString against(const std::vector<double> &own, const std::vector<double> &bare, const QString &unit)
{
    return u"%1: Carrel %2; bare view %3"_s.arg(unit, listed(own), listed(bare));
}

void addRatio(Report &report, const QString &id, const QString &title, const Runner &own, const Runner &bare)
{
    report.add({.id = id,
                .title = title,
                .value = median(own.paintMs) / median(bare.paintMs),
                .unit = {},
                .bar = bare.software ? Bar::None : Bar::AtMost,
                .limit = ratioLimit,
                .note = against(own.paintMs, bare.paintMs, u"ms"_s)});
}

/** The page Carrel makes of @p lesson, in a file of its own. */
bool writePage(const Setup &setup, const QString &lesson, const QString &dataDir, const QString &page)
{
    const QString cli = setup.programs + "/carrel-cli"_L1;
    if (!runProgram(cli, {u"import"_s, lesson, u"--data-dir"_s, dataDir})) {
        return false;
    }
    const auto html = runProgram(cli, {u"show"_s, u"how-sorting-works"_s, u"--html"_s, u"--data-dir"_s, dataDir});
    QFile file(page);
    return html && file.open(QIODevice::WriteOnly) && file.write(html->output) > 0;
}

/** Starts to a first lesson, in turns: with a data folder, and with one that has nothing in it. */
struct StartsBesideEmpty {
    std::vector<double> fullMs;
    std::vector<double> emptyMs;

    [[nodiscard]] double ratio() const { return median(fullMs) / median(emptyMs); }
    [[nodiscard]] QString note() const { return u"ms: full %1; empty %2"_s.arg(listed(fullMs), listed(emptyMs)); }
};

/** Nothing, and a row that says so: one of them painted no text. */
std::optional<StartsBesideEmpty> startBesideEmpty(const Setup &setup, const QString &dataDir, const QString &id,
                                                  Report &report)
{
    const QTemporaryDir folder;
    const QString lesson = setup.data + "/courses/sorting/005-quicksort-and-its-pivot.json"_L1;
    const QString carrel = setup.programs + "/carrel"_L1;
    Runner empty{carrel, [&] { return QStringList{lesson, u"--data-dir"_s, folder.filePath(u"empty"_s)}; }};
    Runner full{carrel, [&] { return QStringList{lesson, u"--data-dir"_s, dataDir}; }};
    for (int run = -1; run < setup.runs; ++run) { // the one before the first takes the lesson in
        for (Runner *const runner : {&empty, &full}) {
            if (!runner->start(run >= 0)) {
                report.addFailure(id, runner->program + u" painted no text"_s);
                return std::nullopt;
            }
        }
    }
    return StartsBesideEmpty{full.paintMs, empty.paintMs};
}

} // namespace

void measureStarts(const Setup &setup, Report &report)
{
    const QTemporaryDir folder;
    const QString lesson = setup.data + "/courses/sorting/005-quicksort-and-its-pivot.json"_L1;
    const QString known = folder.filePath(u"known"_s);
    const QString page = folder.filePath(u"page.html"_s);
    if (!writePage(setup, lesson, known, page)) {
        report.addFailure(u"start"_s, u"carrel-cli did not make the page"_s);
        return;
    }
    const QString carrel = setup.programs + "/carrel"_L1;
    const QString bareProgram = setup.programs + "/carrel_bareview"_L1;
    int fresh = 0;
    Runner bare{bareProgram, [&] { return QStringList{page}; }};
    Runner bareSoftware{bareProgram, [&] { return QStringList{page}; }, true};
    Runner again{carrel, [&] { return QStringList{lesson, u"--data-dir"_s, known}; }};
    Runner first{carrel,
                 [&] { return QStringList{lesson, u"--data-dir"_s, folder.filePath(u"fresh-%1"_s.arg(++fresh))}; }};
    for (int run = -1; run < setup.runs; ++run) { // the one before the first warms the disk cache
        for (Runner *const runner : {&bare, &again, &bareSoftware, &first}) {
            if (!runner->start(run >= 0)) {
                report.addFailure(u"start"_s, runner->program + u" painted no text"_s);
                return;
            }
        }
    }
    addRatio(report, u"start-ratio"_s, u"start to first lesson, to a bare view"_s, again, bare);
    addRatio(report, u"first-start-ratio"_s, u"very first start (nothing indexed yet), to a bare view"_s, first, bare);
    addRatio(report, u"start-ratio-software"_s, u"start to first lesson, to a bare view without OpenGL"_s, again,
             bareSoftware);
    report.add({.id = u"memory-more"_s,
                .title = u"proportional memory of all processes, more than a bare view"_s,
                .value = median(again.memory) - median(bare.memory),
                .unit = u"MB"_s,
                .bar = Bar::AtMost,
                .limit = memoryLimit,
                .note = against(again.memory, bare.memory, u"MB"_s)});
    report.add({.id = u"memory-more-software"_s,
                .title = u"the same, more than a bare view without OpenGL"_s,
                .value = median(again.memory) - median(bareSoftware.memory),
                .unit = u"MB"_s,
                .note = against(again.memory, bareSoftware.memory, u"MB"_s)});
}

void measureFullStart(const Setup &setup, const QString &dataDir, int lessons, Report &report)
{
    const QString id = u"start-full-%1"_s.arg(lessons);
    if (const auto starts = startBesideEmpty(setup, dataDir, id, report)) {
        report.add({.id = id,
                    .title = u"start to first lesson with %1 lessons, to one with an empty library"_s.arg(lessons),
                    .value = starts->ratio(),
                    .unit = {},
                    .bar = Bar::AtMost,
                    .limit = fullRatioLimit,
                    .note = starts->note()});
    }
}

void measureRecordStart(const Setup &setup, const QString &dataDir, double moreLimitMs, Report &report)
{
    const auto starts = startBesideEmpty(setup, dataDir, u"start-million"_s, report);
    if (!starts) {
        return;
    }
    report.add({.id = u"start-million"_s,
                .title = u"start to first lesson with that record, to one with an empty record"_s,
                .value = starts->ratio(),
                .unit = {},
                .note = starts->note()});
    report.add({.id = u"start-million-more"_s,
                .title = u"how much longer that takes"_s,
                .value = median(starts->fullMs) - median(starts->emptyMs),
                .unit = u"ms"_s,
                .bar = Bar::AtMost,
                .limit = moreLimitMs});
}

} // namespace Carrel::Bench
