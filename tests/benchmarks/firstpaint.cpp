// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "benchmarks/firstpaint.h"

#include "benchmarks/processtree.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QImage>
#include <QPixmap>
#include <QProcess>
#include <QScreen>
#include <QThread>

namespace Carrel::Bench
{

namespace
{

constexpr qint64 patienceMs = 30'000;
constexpr int lookEveryMs = 4;
constexpr int settleMs = 2'000;

/** Text on paper: mostly light, with some hundred dark points. A bare screen is dark, an empty window has no text. */
bool showsText(const QImage &image)
{
    int light = 0;
    int dark = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const int gray = qGray(image.pixel(x, y));
            light += gray > 200;
            dark += gray < 100;
        }
    }
    return light * 10 > image.width() * image.height() * 6 && dark > 300;
}

void end(QProcess &process)
{
    process.terminate();
    if (!process.waitForFinished(5'000)) {
        process.kill();
        process.waitForFinished();
    }
}

} // namespace

std::optional<StartCost> measureStart(const QString &program, const QStringList &arguments)
{
    QScreen *screen = QGuiApplication::primaryScreen();
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    QElapsedTimer timer;
    timer.start();
    process.start(program, arguments);
    while (timer.elapsed() < patienceMs && process.state() != QProcess::NotRunning) {
        if (showsText(screen->grabWindow(0, 400, 200, 360, 360).toImage())) {
            StartCost cost;
            cost.firstPaintMs = timer.elapsed();
            QThread::msleep(settleMs);
            cost.memoryBytes = proportionalMemory(process.processId());
            end(process);
            return cost;
        }
        QThread::msleep(lookEveryMs);
        QCoreApplication::processEvents();
    }
    end(process);
    return std::nullopt;
}

} // namespace Carrel::Bench
