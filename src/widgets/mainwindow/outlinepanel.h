// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/outlinemodel.h"

#include <QFrame>

class QLabel;
class QProgressBar;
class QTreeView;

namespace Carrel
{

struct CourseProgress;

/** The course being read: its title, how far one is, and the tree of its lessons with marks. */
class OutlinePanel final : public QFrame
{
    Q_OBJECT

public:
    explicit OutlinePanel(QWidget *parent = nullptr);

    void showCourse(std::shared_ptr<const CourseOutline> outline, const StudyState &state, StudyDay today);
    void refresh(const StudyState &state, StudyDay today); ///< something was answered or read
    void setCurrent(const LessonSlug &lesson, LessonSections sections);
    void setPlace(const BlockId &block); ///< one reads there now; its heading is marked and kept in sight
    [[nodiscard]] const OutlineModel &model() const { return m_model; }

Q_SIGNALS:
    void lessonRequested(const Carrel::LessonRef &lesson);
    void sectionRequested(const Carrel::LessonRef &lesson, const Carrel::BlockId &heading);
    void lessonNotHere(const QString &title); ///< chosen, but the library does not have it

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showHead(const StudyState &state, StudyDay today);
    void open(const QModelIndex &index);

    OutlineModel m_model;
    QLabel *m_title;
    QLabel *m_summary;
    QProgressBar *m_progress;
    QTreeView *m_tree;
};

} // namespace Carrel
