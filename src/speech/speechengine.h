// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/voice.h"

#include <QtPlugin>

#include <functional>
#include <memory>
#include <vector>

namespace Carrel
{

/**
 * Makes sound of words. It lies in a plugin (speech/qt), so that the program starts without the libraries of sound and
 * where they are missing. Used by Speaker alone.
 */
class SpeechEngine
{
public:
    /** What becomes of it, told when control is back in the event loop. */
    struct Listener {
        std::function<void()> becameUsable;
        std::function<void()> finished; ///< what was last said is said; not after stop()
        std::function<void(const QString &reason)> failed;
    };

    virtual ~SpeechEngine() = default;
    [[nodiscard]] virtual bool isUsable() const = 0; ///< it works and has voices
    [[nodiscard]] virtual std::vector<Voice> voices() const = 0;
    virtual void setRate(double rate) = 0;                         ///< from -1, slow, to 1, fast
    virtual void say(const QString &text, const Voice &voice) = 0; ///< instead of what is being said
    virtual void stop() = 0;
};

/** The root of the plugin. */
class SpeechPlugin
{
public:
    virtual ~SpeechPlugin() = default;
    [[nodiscard]] virtual std::unique_ptr<SpeechEngine> makeEngine(const SpeechEngine::Listener &listener) = 0;
};

} // namespace Carrel

#define CarrelSpeechPluginId "io.github.carrel.SpeechPlugin/1"
Q_DECLARE_INTERFACE(Carrel::SpeechPlugin, CarrelSpeechPluginId)
