// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/qt/qtspeechengine.h"

namespace Carrel
{

class QtSpeechPlugin final : public QObject, public SpeechPlugin
{
    Q_OBJECT
    Q_INTERFACES(Carrel::SpeechPlugin)
    Q_PLUGIN_METADATA(IID CarrelSpeechPluginId)

public:
    [[nodiscard]] std::unique_ptr<SpeechEngine> makeEngine(const SpeechEngine::Listener &listener) override
    {
        return std::make_unique<QtSpeechEngine>(listener);
    }
};

} // namespace Carrel

#include "qtspeechplugin.moc"
