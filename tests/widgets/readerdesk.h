// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/library.h"
#include "page/pageengine.h"
#include "render/codehighlighter.h"
#include "render/lessonrenderer.h"
#include "render/mathrenderer.h"
#include "study/studyrecord.h"
#include "widgets/reader/readerview.h"
#include "widgets/samplelesson.h"

#include <QTemporaryDir>

namespace Carrel::Test
{

/** A course in a store, a record, and a reader on them in an active window, with a real page. */
struct ReaderDesk {
    QTemporaryDir folder;
    ManualClock clock{1'795'000'000'000};
    StudyRecord record;
    Library library;
    MathRenderer math;
    CodeHighlighter highlighter;
    LessonRenderer renderer{math, highlighter};
    PageEngine engine{[this](const AssetHash &hash) { return library.assetFile(hash); }};
    ReaderView view{{engine, renderer, library, record, clock}, ThemeName::Light};

    explicit ReaderDesk(const std::vector<LessonOnScreen> &lessons);

    [[nodiscard]] bool open(const LessonRef &lesson); ///< and waits until it is shown
};

/** What lessonWith() makes, and the one after it, as the library calls them. */
[[nodiscard]] LessonRef cardsLesson();
[[nodiscard]] LessonRef afterLesson();

/** How long an engine may take that starts beside others, in ms. */
inline constexpr int enginePatience = 60'000;

} // namespace Carrel::Test
