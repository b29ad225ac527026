// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/bookplaces.h"

#include "render/htmlwriter.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Carrel
{
namespace
{

void gatherIds(const Blocks &blocks, std::set<BlockId> &ids)
{
    for (const Block &block : blocks) {
        ids.insert(block.id);
        forEachChildList(block, [&ids](const Blocks &children) { gatherIds(children, ids); });
    }
}

} // namespace

QString epubFileName(const QString &anchor)
{
    return anchor + u".xhtml"_s;
}

BookPlaces::BookPlaces(const Course &course, const BookChoice &choice, Medium medium)
    : m_medium(medium)
{
    for (const LessonEntry *entry : course.outline.lessons()) {
        const std::shared_ptr<const Lesson> lesson = course.lesson(entry->slug);
        const bool chosen = choice.lessons.empty() || std::ranges::contains(choice.lessons, entry->slug);
        if (!lesson || !chosen) {
            continue;
        }
        m_lessons.push_back(entry->slug);
        Place &place = m_places[entry->slug];
        place.anchor = u"l%1"_s.arg(m_lessons.size());
        gatherIds(lesson->blocks, place.blocks);
    }
}

QString BookPlaces::anchor(const LessonSlug &lesson) const
{
    const auto found = m_places.find(lesson);
    return found == m_places.end() ? QString() : found->second.anchor;
}

QString BookPlaces::url(const QString &page, const QString &id) const
{
    return (m_medium == Medium::Epub ? epubFileName(page) : QString()) + u'#' + id;
}

QString BookPlaces::placeUrl(const LessonSlug &lesson, const BlockId &block) const
{
    const auto found = m_places.find(lesson);
    if (found == m_places.end()) {
        return {};
    }
    const Place &place = found->second;
    const bool known = !block.isEmpty() && place.blocks.contains(block);
    return url(place.anchor, known ? blockAnchor(place.anchor + u'-', block.toString()) : place.anchor);
}

} // namespace Carrel
