// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/ids.h"
#include "study/studystate.h"

#include <QLocale>

#include <vector>

namespace Carrel
{

class Library;

/** A check that is not asked as usual, or that asking does not help, with the words around it. */
struct AsideCheck {
    enum class Kind { Retired, Resting, Leech };

    Kind kind = Kind::Retired;
    CheckKey check;
    QString why; ///< "Retired on Monday 30 November, as known for good."
    QString question;
    QString lesson;
    QString course;
    BlockId passage;   ///< empty: the whole lesson
    bool here = false; ///< its lesson can be opened

    bool operator==(const AsideCheck &) const = default;
};

/** Those that are retired, those that rest @p now, then those forgotten again and again; within each by course and
    lesson. A leech that is retired or rests is among those alone. */
[[nodiscard]] std::vector<AsideCheck> asideChecks(const StudyState &state, const Library &library,
                                                  const StudyMoment &now, const QLocale &locale);

} // namespace Carrel
