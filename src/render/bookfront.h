// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/book.h"
#include "render/bookplaces.h"

namespace Carrel
{

/** What the pages of a document that are no lessons are written from. */
struct BookFront {
    const Course &course;
    const BookChoice &choice;
    const BookPlaces &places;
    Medium medium;
    QString title; ///< of the lesson, module or course that the document is
};

/** The title, what it is a part of, who wrote it, what it is about. */
[[nodiscard]] QByteArray titlePage(const BookFront &front);

/** Every line of @p pages that an outline has, with links; on paper with room for the number of its page. */
[[nodiscard]] QByteArray contentsPage(const BookFront &front, const std::vector<BookPage> &pages);

/** A module's title with its place among the others. */
[[nodiscard]] QByteArray modulePage(const BookFront &front, const Module &module, const QString &anchor, int number);

/** Whose the course is, under which licence, where it came from, and what it names that is not here. */
[[nodiscard]] QByteArray rightsPage(const BookFront &front, const std::set<AssetHash> &pictures);

} // namespace Carrel
