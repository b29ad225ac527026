// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace Carrel
{

class Clock;
class CodeHighlighter;
class LessonRenderer;
class Library;
class MathRenderer;
class PageEngine;
class Settings;
class StudyRecord;
class Theme;

/** What the main window is built from; app makes it, and all of it outlives the window. */
struct WindowParts {
    Library &library;
    StudyRecord &record;
    Settings &settings;
    Clock &clock;
    Theme &theme;
    LessonRenderer &renderer;
    const CodeHighlighter &highlighter;
    MathRenderer &math;
    std::function<PageEngine &()> pageEngine; ///< made at the first call, which takes a while
    QString version;
    QString graphics; ///< a sentence on how pages are drawn
};

} // namespace Carrel
