// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "course/course.h"

#include <QStringList>

namespace Carrel::Anki
{

/** One check as a note of Anki: the fields Front, Back, Source and Licence, in HTML. */
struct Note {
    QString guid; ///< the check's key: the same at every export, so that a later one updates
    QString deck; ///< "Course::Module"
    std::vector<QString> fields;
    QStringList tags;
    bool operator==(const Note &) const = default;
};

/** The checks of a course as notes, and the pictures they show. */
struct Deck {
    std::vector<Note> notes;
    std::map<QString, QString> media; ///< name in the deck -> file
    Diagnostics diagnostics;          ///< what was left out
};

/** Turns every check that can be asked into a note, in the order of the course. Used by the export to .apkg. */
[[nodiscard]] Deck deckOf(const Course &course);

} // namespace Carrel::Anki
