// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/graphicspath.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#ifdef Q_OS_WIN
#include <qt_windows.h>
#endif

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

bool hasGraphicsCard()
{
#ifdef Q_OS_LINUX
    // Without a render node OpenGL is emulated, which is slower than Qt's own painting and may be missing altogether.
    const QStringList nodes = QDir(u"/dev/dri"_s).entryList({u"renderD*"_s}, QDir::System);
    for (const QString &node : nodes) {
        const QFileInfo info(u"/dev/dri/"_s + node);
        if (info.isReadable() && info.isWritable()) {
            return true;
        }
    }
    return QFileInfo(u"/dev/nvidia0"_s).isWritable();
#else
    return true;
#endif
}

bool isRemoteSession()
{
#ifdef Q_OS_WIN
    return GetSystemMetrics(SM_REMOTESESSION) != 0;
#else
    return qEnvironmentVariableIsSet("XRDP_SESSION") || qEnvironmentVariableIsSet("SSH_CONNECTION") ||
           qEnvironmentVariableIsSet("X2GO_SESSION");
#endif
}

} // namespace

GraphicsFacts graphicsFacts(bool safeMode, bool failedBefore, const QString &setting)
{
    GraphicsFacts facts;
    facts.safeMode = safeMode;
    facts.failedBefore = failedBefore;
    facts.setting = setting;
    facts.quickBackend = qEnvironmentVariable("QT_QUICK_BACKEND");
    facts.openGlOff = qEnvironmentVariable("QT_XCB_GL_INTEGRATION") == "none"_L1;
    facts.graphicsCard = hasGraphicsCard();
    facts.remoteSession = isRemoteSession();
    return facts;
}

GraphicsDecision decideGraphics(const GraphicsFacts &facts)
{
    using enum GraphicsPath;
    if (facts.safeMode) {
        return {Software, GraphicsReason::SafeMode};
    }
    if (!facts.quickBackend.isEmpty()) {
        return {facts.quickBackend == "software"_L1 ? Software : Hardware, GraphicsReason::Environment};
    }
    if (facts.openGlOff) {
        return {Software, GraphicsReason::NoGraphicsCard};
    }
    if (facts.setting == "software"_L1) {
        return {Software, GraphicsReason::Setting};
    }
    if (facts.failedBefore) { // also when the card was chosen: else every start would end like the last one
        return {Software, GraphicsReason::FailedBefore};
    }
    if (facts.setting == "hardware"_L1) {
        return {Hardware, GraphicsReason::Setting};
    }
    if (!facts.graphicsCard) {
        return {Software, GraphicsReason::NoGraphicsCard};
    }
    if (facts.remoteSession) {
        return {Software, GraphicsReason::RemoteSession};
    }
    return {Hardware, GraphicsReason::Usable};
}

void applyGraphics(const GraphicsDecision &decision)
{
    if (decision.path == GraphicsPath::Software) {
        qputenv("QT_QUICK_BACKEND", "software");
    }
}

QString graphicsNote(const GraphicsDecision &decision)
{
    switch (decision.reason) {
    case GraphicsReason::SafeMode:
        return QCoreApplication::translate("Carrel::GraphicsPath", "Safe mode");
    case GraphicsReason::FailedBefore:
    case GraphicsReason::NoGraphicsCard:
    case GraphicsReason::RemoteSession:
        return QCoreApplication::translate("Carrel::GraphicsPath", "Drawn without a graphics card");
    case GraphicsReason::Setting:
    case GraphicsReason::Environment:
    case GraphicsReason::Usable:
        break;
    }
    return {};
}

QString graphicsSentence(const GraphicsDecision &decision)
{
    const auto say = [](const char *text) { return QCoreApplication::translate("Carrel::GraphicsPath", text); };
    const bool software = decision.path == GraphicsPath::Software;
    switch (decision.reason) {
    case GraphicsReason::SafeMode:
        return say(QT_TRANSLATE_NOOP("Carrel::GraphicsPath", "Pages are drawn by the processor (safe mode)."));
    case GraphicsReason::FailedBefore:
        return say(QT_TRANSLATE_NOOP("Carrel::GraphicsPath", "Pages are drawn by the processor, since the last start "
                                                             "with the graphics card showed no page."));
    case GraphicsReason::Setting:
        return software
                   ? say(QT_TRANSLATE_NOOP("Carrel::GraphicsPath", "Pages are drawn by the processor, as set."))
                   : say(QT_TRANSLATE_NOOP("Carrel::GraphicsPath", "Pages are drawn by the graphics card, as set."));
    case GraphicsReason::Environment:
        return software ? say(QT_TRANSLATE_NOOP("Carrel::GraphicsPath",
                                                "Pages are drawn by the processor, as QT_QUICK_BACKEND says."))
                        : say(QT_TRANSLATE_NOOP("Carrel::GraphicsPath",
                                                "Pages are drawn by the graphics card, as QT_QUICK_BACKEND says."));
    case GraphicsReason::NoGraphicsCard:
        return say(QT_TRANSLATE_NOOP("Carrel::GraphicsPath",
                                     "Pages are drawn by the processor, since no usable graphics card was found."));
    case GraphicsReason::RemoteSession:
        return say(QT_TRANSLATE_NOOP("Carrel::GraphicsPath",
                                     "Pages are drawn by the processor, since this is a remote session."));
    case GraphicsReason::Usable:
        return say(QT_TRANSLATE_NOOP("Carrel::GraphicsPath", "Pages are drawn by the graphics card."));
    }
    return {};
}

} // namespace Carrel
