// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exchange/notedplaces.h"

/** What is said of notes to people, in lists and in exports alike. */
namespace Carrel::NoteWords
{

[[nodiscard]] QString colourName(MarkColour colour);          ///< "Yellow"
[[nodiscard]] QString formName(const Annotation &annotation); ///< "Highlight, yellow", "Note", "Bookmark"
[[nodiscard]] QString whyLoose(const NotedPlace &noted);      ///< a sentence; empty: it has its place
[[nodiscard]] QString looseHeading();                         ///< above those that have none

/** The quote as it is shown: of a note or bookmark it is the beginning of its block, and goes on. */
[[nodiscard]] QString quoteOf(const Annotation &annotation);

/** What a note is known by: the learner's words, else the quote, else the title of the lesson. */
[[nodiscard]] QString titleOf(const NotedPlace &noted);

} // namespace Carrel::NoteWords
