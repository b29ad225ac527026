// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/lessonview.h"
#include "page/pageengine.h"
#include "render/codehighlighter.h"
#include "render/mathrenderer.h"

#include <QVariant>

#include <memory>

class QWebEnginePage;

namespace Carrel::Test
{

/** A real engine with one view in it, and what a test asks of the page. */
class PageUnderTest final
{
public:
    /** Without @p finder, every asset is the picture of the sample lesson. */
    explicit PageUnderTest(QSize size = {1280, 800}, ThemeName theme = ThemeName::Light, AssetFinder finder = {});
    ~PageUnderTest();

    [[nodiscard]] RenderedLesson render(const Lesson &lesson);
    [[nodiscard]] RenderedLesson render(const Lesson &lesson, const LessonContext &context);
    [[nodiscard]] bool show(const Lesson &lesson, const Place &place = {}); ///< and waits until it is painted
    [[nodiscard]] bool show(const RenderedLesson &lesson, const Place &place = {});
    [[nodiscard]] QVariant evaluate(const QString &script); ///< in the application world
    [[nodiscard]] QWebEnginePage *page() const;
    void waitFrames(int count = 4);        ///< until that many frames were painted
    void keepPicture(const QString &name); ///< in the folder CARREL_PICTURES names, if it does

    std::unique_ptr<PageEngine> engine;
    std::unique_ptr<LessonView> view;

private:
    QString m_pictureFile;
    MathRenderer m_math;
    CodeHighlighter m_highlighter;
};

/** Runs the tests of @p object in a program prepared as the real one is. */
int runPageTest(int argc, char **argv, const std::function<std::unique_ptr<QObject>()> &make);

} // namespace Carrel::Test
