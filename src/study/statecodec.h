// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/recordcheckpoint.h"

#include <QByteArray>

#include <optional>

namespace Carrel
{

/**
 * A checkpoint as bytes, for the index: read by the program that wrote it, and by no other. Whatever is added to
 * StudyState is added to the list of its fields in statecodec.cpp; a test compares.
 */
class StateCodec final
{
public:
    [[nodiscard]] static QByteArray toBytes(RecordCheckpoint checkpoint);

    /** Nothing: damaged, of another program version or of another foldVersion. */
    [[nodiscard]] static std::optional<RecordCheckpoint> fromBytes(const QByteArray &bytes);

private:
    template<typename Archive> static void fields(Archive &archive, StudyState &state);
    template<typename Archive> static void fields(Archive &archive, RecordCheckpoint &checkpoint);
};

} // namespace Carrel
