// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Carrel
{

/** How the page is drawn: by the processor alone, or with the graphics card. */
enum class GraphicsPath { Software, Hardware };

/** Why a path was taken; shown in About, so that a person with a black window can tell. */
enum class GraphicsReason { SafeMode, FailedBefore, Setting, Environment, NoGraphicsCard, RemoteSession, Usable };

/** What is known before there is a window. */
struct GraphicsFacts {
    bool safeMode = false;
    bool failedBefore = false;  ///< the last start with the graphics card never painted a page
    QString setting = {};       ///< "auto", "software" or "hardware"
    QString quickBackend = {};  ///< QT_QUICK_BACKEND as the person set it
    bool openGlOff = false;     ///< the platform plug-in was told to do without OpenGL
    bool graphicsCard = true;   ///< a graphics card is there and may be used
    bool remoteSession = false; ///< the screen is somewhere else
};

struct GraphicsDecision {
    GraphicsPath path = GraphicsPath::Software;
    GraphicsReason reason = GraphicsReason::NoGraphicsCard;
    bool operator==(const GraphicsDecision &) const = default;
};

/** Looks at the computer; @p safeMode, @p failedBefore and @p setting are passed through. */
[[nodiscard]] GraphicsFacts graphicsFacts(bool safeMode, bool failedBefore, const QString &setting);

/** The rule. Software wins in doubt: a page of text loses nothing by it, and it cannot fail. */
[[nodiscard]] GraphicsDecision decideGraphics(const GraphicsFacts &facts);

/** Tells Qt Quick; call before QApplication is made. */
void applyGraphics(const GraphicsDecision &decision);

/** For the status line, in a few words: that the graphics card is not used, though nobody chose so; else empty. */
[[nodiscard]] QString graphicsNote(const GraphicsDecision &decision);

/** The decision as one sentence for About. */
[[nodiscard]] QString graphicsSentence(const GraphicsDecision &decision);

} // namespace Carrel
