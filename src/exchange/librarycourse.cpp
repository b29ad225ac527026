// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/librarycourse.h"

#include "course/thinlesson.h"

namespace Carrel
{

LibraryCourse::LibraryCourse(const Library &library)
    : m_library(&library)
{
}

std::optional<LibraryCourse> LibraryCourse::find(const Library &library, const CourseId &id)
{
    const auto summary = library.course(id);
    const auto outline = summary ? library.outline(id) : nullptr;
    if (!outline || summary->condition != CourseCondition::Ready) {
        return std::nullopt;
    }
    LibraryCourse stored(library);
    stored.m_folder = summary->folder;
    stored.m_manifestHash = summary->manifestSha256;
    stored.m_course.outline = *outline;
    stored.m_course.assets = library.assets(id);
    stored.m_files = library.lessonFiles(id);
    return stored;
}

std::shared_ptr<const Lesson> LibraryCourse::lesson(const LessonSlug &slug) const
{
    const auto read = has(slug) ? m_library->lesson({info().id, slug}) : fail(ErrorCode::NotFound, {});
    return read ? *read : nullptr;
}

Course LibraryCourse::whole(JobControl &control) const
{
    Course course = m_course;
    for (const auto &[slug, file] : m_files) {
        if (control.isCancelled()) {
            break;
        }
        const auto read = lesson(slug);
        if (read && m_files.size() > size_t(mostWholeLessons)) {
            auto small = std::make_shared<Lesson>(*read);
            makeThin(*small);
            course.lessons.emplace(slug, std::move(small));
        } else if (read) {
            course.lessons.emplace(slug, read);
        }
    }
    return course;
}

} // namespace Carrel
