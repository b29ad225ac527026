// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/courseprogress.h"

#include <QAbstractListModel>

namespace Carrel
{

/** The courses of the library with the learner's progress. Shown by the library view. */
class CourseListModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        IdRole = Qt::UserRole,
        ProgressWordsRole, ///< "3 of 12 lessons read"
        DueWordsRole,      ///< "2 checks due", or empty
        FractionRole,      ///< read of the lessons that are here, 0 to 1
        ReasonRole,        ///< why it cannot be opened, or what is wrong with a part of it; empty: all is well
        ReadyRole,
        RemovableRole, ///< lies in the person's own store
    };

    explicit CourseListModel(QObject *parent = nullptr);

    void setCourses(std::vector<CourseProgress> courses);
    [[nodiscard]] const CourseProgress *courseAt(const QModelIndex &index) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    std::vector<CourseProgress> m_courses;
};

} // namespace Carrel
