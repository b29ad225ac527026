// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/assembly.h"
#include "formats/formatreader.h"

#include <QFileInfo>

#include <memory>

namespace Carrel
{

/** What was found before it is joined: single lessons, and courses that came whole. */
struct FoundCourses {
    std::vector<FoundLesson> lessons;
    std::vector<Course> courses;
    Diagnostics diagnostics;
    std::vector<std::shared_ptr<const QTemporaryDir>> staging; ///< what archives were unpacked to
};

/** Walks files and folders and hands each to the reader for what it holds. */
class CourseFinder
{
public:
    CourseFinder(const Limits &limits, JobControl &control);

    /** A file or folder that a person named: what cannot be used there is an Error. */
    void look(const QString &path);

    [[nodiscard]] FoundCourses found() &&;

private:
    void lookIntoNamedFolder(const QFileInfo &folder);
    void lookIntoFolder(const QString &folder, int depth);
    void lookAtFile(const QFileInfo &file, bool named);
    void readJson(const QFileInfo &file, bool named);
    [[nodiscard]] bool isTakenByReader(const SourcePlace &place);
    void take(ReadOutcome outcome);
    void refuse(const QFileInfo &file, bool named, const QString &code, const QString &message, const QString &hint);

    const Limits &m_limits;
    JobControl &m_control;
    const std::vector<std::unique_ptr<const FormatReader>> m_readers;
    FoundCourses m_found;
    int m_files = 0;
};

} // namespace Carrel
