// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/aloud/speechchoices.h"

#include "settings/keys.h"
#include "settings/settings.h"

#include <algorithm>
#include <array>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr std::array codeWords{"skip"_L1, "tell"_L1, "spell"_L1};

} // namespace

SpeechChoices SpeechChoices::from(const Settings &settings)
{
    SpeechChoices choices;
    choices.rate = std::clamp(settings.value(Keys::speechRate), Speaker::slowest, Speaker::fastest);
    const auto code = std::ranges::find(codeWords, settings.value(Keys::speechCode));
    choices.code = code == codeWords.end() ? SpokenCode::Tell : SpokenCode(code - codeWords.begin());
    const QStringList voices = settings.value(Keys::voices).split(u'\n', Qt::SkipEmptyParts);
    for (const QString &voice : voices) {
        choices.voices.insert(voice.section(u' ', 0, 0), voice.section(u' ', 1));
    }
    return choices;
}

QString SpeechChoices::toSetting(SpokenCode code)
{
    return codeWords[size_t(code)];
}

QString SpeechChoices::toSetting(const VoiceWishes &voices)
{
    QStringList lines;
    for (auto voice = voices.cbegin(); voice != voices.cend(); ++voice) {
        if (!voice->isEmpty()) {
            lines << voice.key() + u' ' + *voice;
        }
    }
    lines.sort();
    return lines.join(u'\n');
}

} // namespace Carrel
