// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/studystate.h"

#include <QByteArray>

#include <optional>

namespace Carrel
{

/**
 * A state as bytes, for the checkpoint in the index: read by the program that wrote it, and by no other. Whatever is
 * added to StudyState is added to the list of its fields in statecodec.cpp; a test compares.
 */
class StateCodec final
{
public:
    [[nodiscard]] static QByteArray toBytes(StudyState state);

    /** Nothing: cut short, of another program version or of another foldVersion. */
    [[nodiscard]] static std::optional<StudyState> fromBytes(const QByteArray &bytes);

private:
    template<typename Archive> static void fields(Archive &archive, StudyState &state);
};

} // namespace Carrel
