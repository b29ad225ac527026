// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/courselistmodel.h"

#include "base/foreigntext.h"

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

QString readWords(const CourseProgress &progress)
{
    const CourseSummary &course = progress.course;
    if (course.lessonsInAll > course.lessonsHere) {
        return CourseListModel::tr("%1 of %n lesson(s) here, %2 read", nullptr, course.lessonsInAll)
            .arg(course.lessonsHere)
            .arg(progress.lessonsRead);
    }
    return CourseListModel::tr("%1 of %n lesson(s) read", nullptr, course.lessonsHere).arg(progress.lessonsRead);
}

QString lessonWords(const CourseProgress &progress)
{
    const QString read = readWords(progress);
    return progress.lessonsBegun > 0 ? CourseListModel::tr("%1, %2 begun", "lessons read of a course, lessons begun")
                                           .arg(read)
                                           .arg(progress.lessonsBegun)
                                     : read;
}

QString spokenText(const CourseProgress &progress, const QString &due)
{
    const CourseSummary &course = progress.course;
    if (course.condition != CourseCondition::Ready) {
        return CourseListModel::tr("%1. %2", "title of a course, why it cannot be opened")
            .arg(course.info.title, course.reason);
    }
    const QString said = due.isEmpty() ? CourseListModel::tr("%1. %2.", "title of a course, progress")
                                             .arg(course.info.title, lessonWords(progress))
                                       : CourseListModel::tr("%1. %2. %3.", "title of a course, progress, due checks")
                                             .arg(course.info.title, lessonWords(progress), due);
    return course.reason.isEmpty() ? said : said + u' ' + course.reason;
}

} // namespace

CourseListModel::CourseListModel(QObject *parent)
    : QAbstractListModel(parent)
{
}

void CourseListModel::setCourses(std::vector<CourseProgress> courses)
{
    if (courses == m_courses) {
        return;
    }
    beginResetModel();
    m_courses = std::move(courses);
    endResetModel();
}

const CourseProgress *CourseListModel::courseAt(const QModelIndex &index) const
{
    return index.isValid() ? &m_courses[size_t(index.row())] : nullptr;
}

int CourseListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_courses.size());
}

QVariant CourseListModel::data(const QModelIndex &index, int role) const
{
    const CourseProgress *const progress = courseAt(index);
    if (!progress) {
        return {};
    }
    const CourseSummary &course = progress->course;
    const QString due = progress->due > 0 ? tr("%n check(s) due", nullptr, progress->due) : QString();
    const bool ready = course.condition == CourseCondition::Ready;
    switch (role) {
    case Qt::DisplayRole:
        return course.info.title;
    case Qt::ToolTipRole:
        return plainTip(spokenText(*progress, due));
    case Qt::AccessibleTextRole:
        return spokenText(*progress, due);
    case IdRole:
        return course.info.id.toString();
    case ProgressWordsRole:
        return ready ? lessonWords(*progress) : QString();
    case DueWordsRole:
        return due;
    case FractionRole:
        return course.lessonsHere > 0 ? double(progress->lessonsRead) / course.lessonsHere : 0.0;
    case ReasonRole:
        return course.reason;
    case ReadyRole:
        return ready;
    case RemovableRole:
        return !course.readOnly;
    default:
        return {};
    }
}

QHash<int, QByteArray> CourseListModel::roleNames() const
{
    QHash<int, QByteArray> names = QAbstractListModel::roleNames();
    names.insert({{IdRole, "id"},
                  {ProgressWordsRole, "progressWords"},
                  {DueWordsRole, "dueWords"},
                  {FractionRole, "fraction"},
                  {ReasonRole, "reason"},
                  {ReadyRole, "ready"},
                  {RemovableRole, "removable"}});
    return names;
}

} // namespace Carrel
