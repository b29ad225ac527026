// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exchange/exportcourse.h"
#include "models/courselistmodel.h"

#include <QWidget>

#include <memory>

class QAction;
class QMenu;

namespace Carrel
{

namespace Ui
{
class LibraryView;
}

/** All courses with progress and what is due; where courses come in and go. */
class LibraryView final : public QWidget
{
    Q_OBJECT

public:
    explicit LibraryView(QWidget *parent = nullptr);
    ~LibraryView() override;

    /** @p lastImport: the titles of what the last import brought, when it can be undone. */
    void showCourses(std::vector<CourseProgress> courses, const QStringList &lastImport = {});

Q_SIGNALS:
    void courseRequested(const Carrel::CourseId &course);
    void removeRequested(const Carrel::CourseSummary &course); ///< the window asks before it removes
    void exportRequested(const Carrel::CourseSummary &course, Carrel::ExportFormat format);
    void showFolderRequested(const Carrel::CourseSummary &course);
    void addCourseRequested();
    void undoImportRequested();
    void filesDropped(const QStringList &paths);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void makeMenus();
    void open(const QModelIndex &index);
    void updateButtons();
    [[nodiscard]] const CourseProgress *current() const; ///< nullptr: none

    const std::unique_ptr<Ui::LibraryView> m_ui;
    CourseListModel m_model;
    QMenu *m_exports; ///< the formats
    QMenu *m_menu;    ///< what can be done with a course
    QAction *m_open = nullptr;
    QAction *m_remove = nullptr;
};

} // namespace Carrel
