// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/library.h"

namespace Carrel
{

/** A course of the library as an import compares with it. Lessons are read only when somebody asks for one. */
class LibraryCourse final
{
public:
    /** The course of @p id when it is there and can be read. */
    [[nodiscard]] static std::optional<LibraryCourse> find(const Library &library, const CourseId &id);

    [[nodiscard]] const CourseInfo &info() const { return m_course.outline.info; }
    /** Outline and assets; no lesson. */
    [[nodiscard]] const Course &course() const { return m_course; }
    [[nodiscard]] const std::map<LessonSlug, LessonFileInfo> &files() const { return m_files; }
    [[nodiscard]] const QString &folder() const { return m_folder; }
    /** Of the manifest it was read from: another one in the folder says that it has changed since. */
    [[nodiscard]] const QString &manifestHash() const { return m_manifestHash; }
    [[nodiscard]] bool has(const LessonSlug &slug) const { return m_files.contains(slug); }
    /** Under the names its checks are known by; nullptr when it cannot be read. */
    [[nodiscard]] std::shared_ptr<const Lesson> lesson(const LessonSlug &slug) const;
    /**
     * The course with all its lessons that can be read, to find the places of new ones among them: a damaged one does
     * not keep others from coming. What @p control stops is missing. Of very many they are thin.
     */
    [[nodiscard]] Course whole(JobControl &control) const;

private:
    explicit LibraryCourse(const Library &library);

    const Library *m_library;
    Course m_course;
    std::map<LessonSlug, LessonFileInfo> m_files;
    QString m_folder;
    QString m_manifestHash;
};

} // namespace Carrel
