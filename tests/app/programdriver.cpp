// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programdriver.h"

#include <QFile>
#include <QtEndian>
#include <QtTest>

#include <csignal>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Test
{

namespace
{

constexpr int patienceMs = 60'000;
constexpr auto screen = "1296x848"_L1;      // what a window of 1280x800 leaves free for the frame it does not have here
constexpr QRect middle(290, 130, 560, 620); // of such a window: the text, without the panes beside it

int pixelsOf(const QImage &picture, const QColor &colour, const QRect &where)
{
    int count = 0;
    for (int y = where.top(); y <= where.bottom() && y < picture.height(); ++y) {
        for (int x = where.left(); x <= where.right() && x < picture.width(); ++x) {
            const QColor there = picture.pixelColor(x, y);
            // 16 bits round to steps of eight.
            count += qAbs(there.red() - colour.red()) <= 8 && qAbs(there.green() - colour.green()) <= 8 &&
                             qAbs(there.blue() - colour.blue()) <= 8
                         ? 1
                         : 0;
        }
    }
    return count;
}

} // namespace

VirtualDisplay::VirtualDisplay(int depth, const QStringList &more)
{
    // Without -noreset the server begins anew whenever its last client leaves, and xdotool comes and goes before the
    // program has connected.
    m_server.start(u"Xvfb"_s,
                   more + QStringList{u"-displayfd"_s, u"1"_s, u"-screen"_s, u"0"_s, u"%1x%2"_s.arg(screen).arg(depth),
                                      u"-nolisten"_s, u"tcp"_s, u"-noreset"_s, u"-fbdir"_s, m_folder.path()});
    if (m_server.waitForStarted() && m_server.waitForReadyRead(patienceMs)) {
        m_name = u":"_s + QString::fromLatin1(m_server.readLine().trimmed());
    }
}

VirtualDisplay::~VirtualDisplay()
{
    m_server.terminate();
    m_server.waitForFinished();
}

QImage VirtualDisplay::picture() const
{
    QFile file(m_folder.filePath(u"Xvfb_screen0"_s));
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    // The format of xwd: a header of numbers of 32 bits, a colour map, then the pixels.
    const QByteArray bytes = file.readAll();
    const auto number = [&bytes](int place) { return qFromBigEndian<quint32>(bytes.constData() + 4 * place); };
    constexpr int headerSize = 0, width = 4, height = 5, bitsPerPixel = 11, bytesPerLine = 12, colours = 19;
    constexpr int bytesOfAColour = 12;
    constexpr qsizetype numbers = 25;
    if (bytes.size() < 4 * numbers || bytes.size() < qsizetype(number(headerSize)) + number(colours) * bytesOfAColour +
                                                         qsizetype(number(bytesPerLine)) * number(height)) {
        return {}; // read while the server was making it
    }
    const auto *const pixels =
        reinterpret_cast<const uchar *>(bytes.constData()) + number(headerSize) + number(colours) * bytesOfAColour;
    const auto format = number(bitsPerPixel) == 16 ? QImage::Format_RGB16 : QImage::Format_RGB32;
    return QImage(pixels, int(number(width)), int(number(height)), qsizetype(number(bytesPerLine)), format).copy();
}

ProgramDriver::ProgramDriver(const VirtualDisplay &display, const QString &dataDir)
    : m_display(display)
    , m_dataDir(dataDir)
    , m_environment(QProcessEnvironment::systemEnvironment())
{
    m_environment.insert(u"DISPLAY"_s, display.name());
    m_environment.insert(u"QT_QPA_PLATFORM"_s, u"xcb"_s);
    m_environment.remove(u"QT_QUICK_BACKEND"_s);
}

ProgramDriver::~ProgramDriver()
{
    kill();
}

void ProgramDriver::setEnvironment(const QString &name, const QString &value)
{
    m_environment.insert(name, value);
}

bool ProgramDriver::start(const QStringList &arguments, const QStringList &before)
{
    QStringList line = before;
    line << QStringLiteral(CARREL_PROGRAMS "/carrel") << u"--data-dir"_s << m_dataDir << arguments;
    m_isWrapped = !before.isEmpty();
    m_process.setProcessEnvironment(m_environment);
    m_process.setProcessChannelMode(QProcess::MergedChannels);
    m_process.start(line.takeFirst(), line);
    return m_process.waitForStarted();
}

bool ProgramDriver::findWindow(const QString &title)
{
    QProcess search;
    search.setProcessEnvironment(m_environment);
    search.start(u"xdotool"_s, {u"search"_s, u"--onlyvisible"_s, u"--name"_s, title});
    search.waitForFinished();
    const QString found = QString::fromLatin1(search.readAllStandardOutput()).section(u'\n', 0, 0);
    m_window = found.isEmpty() ? m_window : found;
    return !found.isEmpty();
}

bool ProgramDriver::waitForWindow(const QString &title, int ms)
{
    return QTest::qWaitFor([&] { return findWindow(title); }, ms);
}

bool ProgramDriver::waitForLesson(const QString &title, ThemeName theme)
{
    const ThemeTokens tokens = themeTokens(theme);
    bool isShown = false;
    return QTest::qWaitFor(
               [&] {
                   const bool isThere = findWindow(title);
                   const QImage picture = m_display.picture();
                   constexpr int someText = 2'000;
                   isShown = isThere && pixelsOf(picture, tokens.ink, middle) > someText &&
                             pixelsOf(picture, tokens.paper, middle) > middle.width() * middle.height() / 2;
                   return isShown || m_process.state() == QProcess::NotRunning;
               },
               patienceMs) &&
           isShown;
}

bool ProgramDriver::press(const QString &key)
{
    // There is no window manager that would give the window the keys.
    return work({u"windowfocus"_s, m_window, u"key"_s, key});
}

bool ProgramDriver::type(const QString &words)
{
    return work({u"windowfocus"_s, m_window, u"type"_s, words});
}

bool ProgramDriver::work(const QStringList &line)
{
    QProcess hands;
    hands.setProcessEnvironment(m_environment);
    hands.start(u"xdotool"_s, line);
    return hands.waitForFinished() && hands.exitCode() == 0;
}

bool ProgramDriver::answerCheck(ThemeName theme)
{
    constexpr int betweenMs = 500;
    return press(u"c"_s) && press(u"1"_s) &&
           QTest::qWaitFor(
               [&] {
                   // A press right after the check came up counts as an accident.
                   press(u"Return"_s);
                   return QTest::qWaitFor([&] { return isVerdictDrawn(theme); }, betweenMs);
               },
               patienceMs);
}

bool ProgramDriver::isVerdictDrawn(ThemeName theme) const
{
    const ThemeTokens tokens = themeTokens(theme);
    constexpr QRect check(910, 130, 370, 640);
    constexpr int aCard = 3'000;
    return pixelsOf(m_display.picture(), tokens.goodSoft, check) > aCard;
}

int ProgramDriver::messageBarHeight() const
{
    const QColor ground = themeTokens(ThemeName::Light).accentSoft;
    return pixelsOf(m_display.picture(), ground, QRect(2, 40, 1, 200));
}

bool ProgramDriver::isNoteInStatusLine() const
{
    constexpr int someLetters = 10;
    return pixelsOf(m_display.picture(), themeTokens(ThemeName::Light).ink2, QRect(1080, 781, 196, 18)) > someLetters;
}

qint64 ProgramDriver::pidOfProgram() const
{
    const qint64 pid = m_process.processId();
    if (!m_isWrapped) {
        return pid;
    }
    QFile children(u"/proc/%1/task/%1/children"_s.arg(pid));
    return children.open(QIODevice::ReadOnly) ? children.readAll().simplified().split(' ').first().toLongLong() : 0;
}

void ProgramDriver::signalAndWait(int signal)
{
    if (m_process.state() != QProcess::NotRunning) {
        if (const qint64 pid = pidOfProgram()) {
            ::kill(pid_t(pid), signal);
        }
        m_process.waitForFinished();
        m_output += QString::fromUtf8(m_process.readAll());
    }
}

bool ProgramDriver::leave(int ms)
{
    return press(u"ctrl+q"_s) && hasEndedWell(ms);
}

bool ProgramDriver::hasEndedWell(int ms)
{
    return (m_process.state() == QProcess::NotRunning || m_process.waitForFinished(ms)) &&
           m_process.exitStatus() == QProcess::NormalExit && m_process.exitCode() == 0;
}

void ProgramDriver::kill()
{
    signalAndWait(SIGKILL);
}

void ProgramDriver::quit()
{
    signalAndWait(SIGTERM);
}

} // namespace Carrel::Test
