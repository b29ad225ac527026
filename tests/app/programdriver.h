// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/tokens.h"

#include <QImage>
#include <QProcess>
#include <QStringList>
#include <QTemporaryDir>

namespace Carrel::Test
{

/** A display nobody sees, whose picture can be looked at. Runs as long as the object. */
class VirtualDisplay final
{
public:
    /** @p more: for the server, "-extension GLX" takes OpenGL away. */
    explicit VirtualDisplay(int depth = 24, const QStringList &more = {});
    ~VirtualDisplay();
    Q_DISABLE_COPY_MOVE(VirtualDisplay)

    [[nodiscard]] bool isRunning() const { return !m_name.isEmpty(); }
    [[nodiscard]] QString name() const { return m_name; }
    [[nodiscard]] QImage picture() const;

private:
    QTemporaryDir m_folder;
    QProcess m_server;
    QString m_name;
};

/** The built program as a process of its own on a virtual display, worked by keys and judged by what it shows. */
class ProgramDriver final
{
public:
    ProgramDriver(const VirtualDisplay &display, const QString &dataDir);
    ~ProgramDriver(); ///< ends the program
    Q_DISABLE_COPY_MOVE(ProgramDriver)

    void setEnvironment(const QString &name, const QString &value);
    /** Runs `@p before carrel --data-dir DIR @p arguments`. */
    bool start(const QStringList &arguments, const QStringList &before = {});
    bool waitForWindow(const QString &title, int ms = 60'000);
    /** Waits until a window of this title is there and its middle shows text; false also when the program ends. */
    bool waitForLesson(const QString &title, ThemeName theme = ThemeName::Light);
    /** Answers the check beside the lesson with its first option; true when the verdict is drawn. */
    bool answerCheck(ThemeName theme = ThemeName::Light);
    [[nodiscard]] bool isVerdictDrawn(ThemeName theme = ThemeName::Light) const;
    bool press(const QString &key);
    bool type(const QString &words);
    /** Height of the message bar in pixels; 0: none is shown. */
    [[nodiscard]] int messageBarHeight() const;
    /** Something is written at the end of the status line. */
    [[nodiscard]] bool isNoteInStatusLine() const;
    void kill(); ///< at once, as by the system
    void quit(); ///< asks it to end and waits
    /** Leaves it as a person would; true when it has ended well within @p ms. */
    bool leave(int ms);
    /** Waits until it has ended by itself, and with success. */
    bool hasEndedWell(int ms);
    [[nodiscard]] quint32 window() const { return m_window.toUInt(); } ///< as the display knows it; 0: none was found
    [[nodiscard]] QString output() const { return m_output; }

private:
    bool findWindow(const QString &title);
    bool work(const QStringList &line);
    [[nodiscard]] qint64 pidOfProgram() const;
    void signalAndWait(int signal);

    const VirtualDisplay &m_display;
    QString m_dataDir;
    QString m_window;
    QString m_output;
    QProcessEnvironment m_environment;
    QProcess m_process;
    bool m_isWrapped = false;
};

} // namespace Carrel::Test
