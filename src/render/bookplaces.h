// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/book.h"
#include "render/documentmeans.h"

#include <set>

namespace Carrel
{

/** Where everything in a document stands, and the addresses of links to it. Used by BookRenderer. */
class BookPlaces final
{
public:
    BookPlaces(const Course &course, const BookChoice &choice, Medium medium);

    [[nodiscard]] const std::vector<LessonSlug> &lessons() const { return m_lessons; } ///< those that are here
    [[nodiscard]] QString anchor(const LessonSlug &lesson) const;                      ///< null: not in it
    /** The address of the element @p id of the page @p page. */
    [[nodiscard]] QString url(const QString &page, const QString &id) const;
    /** The address of a block, of its lesson where there is no such block; null when the lesson is not in it. */
    [[nodiscard]] QString placeUrl(const LessonSlug &lesson, const BlockId &block) const;

private:
    struct Place {
        QString anchor;
        std::set<BlockId> blocks;
    };

    Medium m_medium;
    std::vector<LessonSlug> m_lessons;
    std::map<LessonSlug, Place> m_places;
};

/** The file in which a page of an EPUB lies. */
[[nodiscard]] QString epubFileName(const QString &anchor);

} // namespace Carrel
