// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/importtreemodel.h"

#include "base/foreigntext.h"

#include <QLocale>

#include <algorithm>

namespace Carrel
{

namespace
{

QString lessonWord(const PlannedLesson &lesson)
{
    switch (lesson.change) {
    case LessonChange::Added:
        return ImportTreeModel::tr("new");
    case LessonChange::Changed:
        return ImportTreeModel::tr("changed");
    case LessonChange::Returned:
        return ImportTreeModel::tr("back again");
    case LessonChange::Same:
        return lesson.here ? QString() : ImportTreeModel::tr("not here");
    }
    return {};
}

QString updateWords(const PlannedCourse &course)
{
    QStringList words;
    if (const auto n = int(course.lessons.added.size() + course.lessons.returned.size()); n > 0) {
        words << ImportTreeModel::tr("%n lesson(s) added", nullptr, n);
    }
    if (const auto n = int(course.lessons.changed.size()); n > 0) {
        words << ImportTreeModel::tr("%n changed", "lessons", n);
    }
    if (const auto n = int(course.lessons.removed.size()); n > 0) {
        words << ImportTreeModel::tr("%n removed", "lessons", n);
    }
    return words.isEmpty() ? ImportTreeModel::tr("Update") : QLocale().createSeparatedList(words);
}

QString courseWord(const PlannedCourse &course)
{
    switch (course.as) {
    case PlannedAs::NewCourse:
        return ImportTreeModel::tr("New course");
    case PlannedAs::Update:
        return updateWords(course);
    case PlannedAs::Nothing:
        return ImportTreeModel::tr("Here already");
    case PlannedAs::OtherRights:
        return ImportTreeModel::tr("New course, by someone else");
    }
    return {};
}

} // namespace

ImportTreeModel::ImportTreeModel(std::shared_ptr<const ImportPlan> plan, QObject *parent, ImportChoices choices)
    : QAbstractItemModel(parent)
    , m_plan(std::move(plan))
    , m_choices(std::move(choices))
{
    for (size_t i = 0; i < m_plan->courses.size(); ++i) {
        addCourse(i);
    }
}

int ImportTreeModel::add(int parent, Node node)
{
    const int id = int(m_nodes.size());
    std::vector<int> &siblings = parent < 0 ? m_top : m_nodes[size_t(parent)].children;
    node.parent = parent;
    node.row = int(siblings.size());
    node.course = parent < 0 ? node.course : m_nodes[size_t(parent)].course;
    siblings.push_back(id);
    m_nodes.push_back(std::move(node));
    return id;
}

void ImportTreeModel::addCourse(size_t index)
{
    const PlannedCourse &course = m_plan->courses[index];
    const bool isChoice = course.as != PlannedAs::Nothing;
    const int id = add(-1, {.title = course.info.title,
                            .change = courseWord(course),
                            .course = index,
                            .question = isChoice ? Question::TakeCourse : Question::None});
    if (course.as == PlannedAs::OtherRights) {
        add(id, {.title = tr("Update the course of this name that is here instead"),
                 .change = tr("its author or licence differs"),
                 .question = Question::JoinAnyway});
    }
    if (!course.lessons.removed.empty()) {
        const int removed = add(id, {.title = tr("Lessons that go"), .change = tr("your answers are kept")});
        for (const NamedLesson &lesson : course.lessons.removed) {
            add(removed, {.title = lesson.title, .change = tr("removed")});
        }
    }
    addChecks(id, tr("Checks that ask something else now"), course.checks.changed);
    addChecks(id, tr("Checks that go"), course.checks.removed);
    addChecks(id, tr("Checks that come back"), course.checks.returned);
    for (const PlannedModule &module : course.modules) {
        addModule(id, module);
    }
}

void ImportTreeModel::addModule(int parent, const PlannedModule &module)
{
    const int id =
        add(parent, {.title = module.title, .change = tr("%n lesson(s)", nullptr, int(module.lessons.size()))});
    for (const PlannedLesson &lesson : module.lessons) {
        add(id, {.title = lesson.title, .change = lessonWord(lesson)});
    }
}

void ImportTreeModel::addChecks(int parent, const QString &title, const std::vector<NamedCheck> &checks)
{
    if (checks.empty()) {
        return;
    }
    const int id = add(parent, {.title = title, .change = tr("%n check(s)", nullptr, int(checks.size()))});
    for (const NamedCheck &check : checks) {
        add(id, {.title = check.question});
    }
}

bool ImportTreeModel::takesAnything() const
{
    return std::ranges::any_of(m_plan->courses, [this](const PlannedCourse &course) {
        return course.as != PlannedAs::Nothing && !m_choices.leaveOut.contains(course.info.id);
    });
}

const ImportTreeModel::Node *ImportTreeModel::nodeAt(const QModelIndex &index) const
{
    return index.isValid() ? &m_nodes[index.internalId()] : nullptr;
}

const PlannedCourse *ImportTreeModel::courseAt(const QModelIndex &index) const
{
    const Node *const node = nodeAt(index);
    return node ? &m_plan->courses[node->course] : nullptr;
}

QModelIndex ImportTreeModel::index(int row, int column, const QModelIndex &parent) const
{
    const Node *const node = nodeAt(parent);
    const std::vector<int> &rows = node ? node->children : m_top;
    if (row < 0 || row >= int(rows.size()) || column < 0 || column >= ColumnCount || parent.column() > 0) {
        return {};
    }
    return createIndex(row, column, quintptr(rows[size_t(row)]));
}

QModelIndex ImportTreeModel::parent(const QModelIndex &child) const
{
    const Node *const node = nodeAt(child);
    if (!node || node->parent < 0) {
        return {};
    }
    return createIndex(m_nodes[size_t(node->parent)].row, 0, quintptr(node->parent));
}

int ImportTreeModel::rowCount(const QModelIndex &parent) const
{
    if (parent.column() > 0) {
        return 0;
    }
    const Node *const node = nodeAt(parent);
    return int((node ? node->children : m_top).size());
}

int ImportTreeModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

QVariant ImportTreeModel::checkState(const Node &node) const
{
    const CourseId &id = m_plan->courses[node.course].info.id;
    switch (node.question) {
    case Question::TakeCourse:
        return m_choices.leaveOut.contains(id) ? Qt::Unchecked : Qt::Checked;
    case Question::JoinAnyway:
        return m_choices.joinAnyway.contains(id) ? Qt::Checked : Qt::Unchecked;
    case Question::None:
        break;
    }
    return {};
}

QVariant ImportTreeModel::data(const QModelIndex &index, int role) const
{
    const Node *const node = nodeAt(index);
    if (!node) {
        return {};
    }
    if (role == Qt::DisplayRole) {
        return index.column() == TitleColumn ? node->title : node->change;
    }
    if (role == Qt::ToolTipRole && index.column() == TitleColumn) {
        return plainTip(node->title);
    }
    if (role == Qt::AccessibleTextRole && index.column() == TitleColumn && !node->change.isEmpty()) {
        return tr("%1, %2", "what comes in, what becomes of it").arg(node->title, node->change);
    }
    return role == Qt::CheckStateRole && index.column() == TitleColumn ? checkState(*node) : QVariant();
}

bool ImportTreeModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const Node *const node = nodeAt(index);
    if (!node || role != Qt::CheckStateRole || index.column() != TitleColumn || node->question == Question::None) {
        return false;
    }
    const bool isChecked = value.toInt() == Qt::Checked;
    const bool isListed = isChecked == (node->question == Question::JoinAnyway);
    std::set<CourseId> &list = node->question == Question::JoinAnyway ? m_choices.joinAnyway : m_choices.leaveOut;
    const CourseId &id = m_plan->courses[node->course].info.id;
    if (isListed) {
        list.insert(id);
    } else {
        list.erase(id);
    }
    Q_EMIT dataChanged(index, index, {Qt::CheckStateRole});
    Q_EMIT choicesChanged();
    return true;
}

QVariant ImportTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    return section == TitleColumn ? tr("Course, module, lesson") : tr("What happens");
}

Qt::ItemFlags ImportTreeModel::flags(const QModelIndex &index) const
{
    const Node *const node = nodeAt(index);
    Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    if (node && node->question != Question::None && index.column() == TitleColumn) {
        flags |= Qt::ItemIsUserCheckable;
    }
    return flags;
}

} // namespace Carrel
