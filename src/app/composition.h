// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/repeatedjob.h"
#include "base/clock.h"
#include "exchange/datafolders.h"
#include "library/library.h"
#include "page/pageengine.h"
#include "render/codehighlighter.h"
#include "render/lessonrenderer.h"
#include "render/mathrenderer.h"
#include "settings/settings.h"
#include "study/studyrecord.h"
#include "widgets/mainwindow/mainwindow.h"
#include "widgets/shared/theme.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>

namespace Carrel
{

/** What differs from start to start. */
struct CompositionParts {
    DataFolders folders;
    SettingsPaths settings;
    qint64 clockShiftMs = 0; ///< for the demonstration and tests: how far ahead of the computer's clock one lives
    QString graphics;        ///< a sentence for About
    std::function<void()> pageComing = [] {};  ///< right before the first page
    std::function<void()> pagePainted = [] {}; ///< the first lesson is on the screen
};

/** Builds every part of the program, in order, and the window on top; the one place where they are joined. */
class Composition final : public QObject
{
    Q_OBJECT

public:
    explicit Composition(const CompositionParts &parts);
    ~Composition() override;

    /** Shows the window, reads the stores, then opens @p files; with none the window stands on Today. */
    void start(const QStringList &files);

    [[nodiscard]] MainWindow &window() const { return *m_window; }
    [[nodiscard]] Library &library() { return m_library; }
    [[nodiscard]] StudyRecord &record() { return *m_record; }
    [[nodiscard]] Settings &settings() { return m_settings; }
    [[nodiscard]] ShiftedClock &clock() { return m_clock; }

Q_SIGNALS:
    void ready(); ///< the stores are read

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    PageEngine &pageEngine();

    CompositionParts m_parts;
    ShiftedClock m_clock;
    Settings m_settings;
    Theme m_theme;
    Library m_library;
    std::unique_ptr<StudyRecord> m_record;
    MathRenderer m_math;
    CodeHighlighter m_highlighter;
    LessonRenderer m_renderer;
    std::unique_ptr<PageEngine> m_engine;
    std::unique_ptr<MainWindow> m_window;
    RepeatedJob m_reading;
    RepeatedJob m_filling;
    QTimer m_backupTimer;
};

} // namespace Carrel
