// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/courselistmodel.h"

#include <QWidget>

#include <memory>

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
    void addCourseRequested();
    void undoImportRequested();
    void filesDropped(const QStringList &paths);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void open(const QModelIndex &index);
    void updateButtons();

    const std::unique_ptr<Ui::LibraryView> m_ui;
    CourseListModel m_model;
};

} // namespace Carrel
