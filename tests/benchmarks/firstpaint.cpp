// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "benchmarks/firstpaint.h"

#include "benchmarks/processtree.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QImage>
#include <QPixmap>
#include <QProcess>
#include <QProcessEnvironment>
#include <QScreen>
#include <QThread>

#include <vector>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Bench
{

namespace
{

constexpr qint64 patienceMs = 30'000;
constexpr int lookEveryMs = 4;
constexpr qint64 stillMs = 2'500; // nothing moves for that long: this is the lesson
constexpr double sameShare = 0.02;

/** What stood on the watched part of the screen from a moment on. */
struct Look {
    qint64 ms = 0;
    QImage image;
};

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

bool looksLike(const QImage &a, const QImage &b)
{
    int different = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            different += qAbs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 32;
        }
    }
    return different <= sameShare * a.width() * a.height();
}

/** When the picture that stayed was first there. What a program shows before its lesson does not count. */
qint64 firstOfTheLast(const std::vector<Look> &looks)
{
    qint64 ms = looks.back().ms;
    for (auto look = looks.rbegin(); look != looks.rend() && looksLike(look->image, looks.back().image); ++look) {
        ms = look->ms;
    }
    return ms;
}

QProcessEnvironment environmentIn(const QString &home)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"HOME"_s, home);
    for (const QString &variable :
         {u"XDG_DATA_HOME"_s, u"XDG_CONFIG_HOME"_s, u"XDG_CACHE_HOME"_s, u"XDG_STATE_HOME"_s}) {
        environment.remove(variable);
    }
    return environment;
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

std::optional<StartCost> measureStart(const QString &program, const QStringList &arguments, const QRect &where,
                                      const QString &home)
{
    QScreen *screen = QGuiApplication::primaryScreen();
    QProcess process;
    if (!home.isEmpty()) {
        process.setProcessEnvironment(environmentIn(home));
    }
    process.setProcessChannelMode(QProcess::MergedChannels);
    std::vector<Look> looks;
    QElapsedTimer timer;
    timer.start();
    process.start(program, arguments);
    while (timer.elapsed() < patienceMs && process.state() != QProcess::NotRunning) {
        const qint64 ms = timer.elapsed();
        const QImage image = screen->grabWindow(0, where.x(), where.y(), where.width(), where.height()).toImage();
        if (looks.empty() || image != looks.back().image) {
            looks.push_back({ms, image});
        } else if (ms - looks.back().ms > stillMs && showsText(image)) {
            const StartCost cost{firstOfTheLast(looks), proportionalMemory(process.processId())};
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
