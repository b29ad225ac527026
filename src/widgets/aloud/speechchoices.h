// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/spokenpart.h"
#include "speech/speaker.h"

namespace Carrel
{

class Settings;

/** How lessons are read aloud, as a person chose. */
struct SpeechChoices {
    int rate = 100; ///< percent
    SpokenCode code = SpokenCode::Tell;
    VoiceWishes voices;

    /** With every value one that can be, whatever a file said. */
    [[nodiscard]] static SpeechChoices from(const Settings &settings);

    /** What settings keep of @p code and @p voices. */
    [[nodiscard]] static QString toSetting(SpokenCode code);
    [[nodiscard]] static QString toSetting(const VoiceWishes &voices);
};

} // namespace Carrel
