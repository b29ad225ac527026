// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/codehighlighter.h"
#include "render/htmlwriter.h"
#include "render/lessonrenderer.h"
#include "render/mathrenderer.h"

namespace Carrel
{

/** What the writers of one lesson share: what they read from and what they gather. Lives for one call of render(). */
struct RenderContext {
    const Lesson &lesson;
    const LessonContext &context;
    MathRenderer &math;
    const CodeHighlighter &highlighter;
    HtmlWriter html;
    std::set<AssetHash> assets; ///< named by the HTML so far
    QString language;           ///< of what is being written; empty when unknown

    /** Buttons, folded parts and scrolling are for the program's page only. */
    [[nodiscard]] bool isDocument() const { return context.document != nullptr; }
    /** Of a caption: the page's engine calls it a heading to screen readers, who then jump to it as one. */
    [[nodiscard]] QString captionRole() const { return isDocument() ? QString() : QStringLiteral("group"); }
    /** The address of the course's file @p path, noted as named; null when it is not here. */
    [[nodiscard]] QString assetUrl(const QString &path);
    [[nodiscard]] const Asset *asset(const QString &path) const;
};

} // namespace Carrel
