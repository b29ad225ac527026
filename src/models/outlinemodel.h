// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course.h"
#include "models/lessonsections.h"
#include "study/lessonmarks.h"
#include "study/studystate.h"

#include <QAbstractItemModel>

#include <memory>
#include <vector>

namespace Carrel
{

/**
 * The tree of one course, modules over lessons, with the learner's marks; the lesson on screen has its headings as
 * children. Shown by the outline.
 */
class OutlineModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Role {
        SlugRole = Qt::UserRole, ///< of a lesson, or of the one a heading is in; empty for a module
        MinutesRole,             ///< 0 when not known
        HereRole,                ///< false: the course names it, the library does not have it
        SignRole,                ///< one character for the marks
        MarkWordsRole,           ///< the marks in words
        DueRole,
        CurrentRole, ///< the lesson on screen, the heading one reads under
        BlockRole,   ///< of a heading; empty for all else
        DepthRole,   ///< of a heading: 0, or 1 below another
    };

    explicit OutlineModel(QObject *parent = nullptr);

    void setOutline(std::shared_ptr<const CourseOutline> outline, const StudyState &state, StudyDay today);
    void setMarks(const StudyState &state, StudyDay today); ///< something was answered or read
    void setCurrent(const LessonSlug &lesson, LessonSections sections = {});
    void setPlace(const BlockId &block); ///< one reads there now, in the current lesson

    [[nodiscard]] const CourseOutline *outline() const { return m_outline.get(); }
    [[nodiscard]] QModelIndex indexOf(const LessonSlug &lesson) const;
    [[nodiscard]] LessonSlug lessonAt(const QModelIndex &index) const; ///< also of a heading; empty for a module
    [[nodiscard]] QModelIndex currentSection() const;                  ///< the heading one reads under

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    [[nodiscard]] const LessonEntry *entryAt(const QModelIndex &index) const; ///< of a lesson
    [[nodiscard]] QModelIndex sectionIndex(int row) const;
    [[nodiscard]] QVariant sectionData(int row, int role) const;
    void removeSections();
    void insertSections(LessonSections sections);
    [[nodiscard]] QVariant lessonData(const QModelIndex &index, const LessonEntry &entry, int role) const;
    [[nodiscard]] std::vector<LessonMarks> marksOf(size_t module, const StudyState &state, StudyDay today) const;
    [[nodiscard]] QString spokenText(const LessonEntry &entry, const LessonMarks &marks) const;

    std::shared_ptr<const CourseOutline> m_outline;
    std::vector<std::vector<LessonMarks>> m_marks; ///< by module and lesson
    bool m_numbersModules = true;                  ///< false: their titles do it themselves
    LessonSlug m_current;
    LessonSections m_sections; ///< of the current lesson
    int m_section = -1;        ///< the one one reads under
};

} // namespace Carrel
