// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/notesmodel.h"

#include "base/foreigntext.h"
#include "exchange/notewords.h"
#include "models/notesearch.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace Carrel
{

namespace
{

constexpr quintptr groupId = 0; ///< of a note: the number of its group + 1

} // namespace

NotesModel::NotesModel(QObject *parent)
    : QAbstractItemModel(parent)
{
}

void NotesModel::setNotes(std::vector<NotedPlace> notes)
{
    if (notes == m_notes) {
        return;
    }
    beginResetModel();
    m_notes = std::move(notes);
    arrange();
    endResetModel();
}

void NotesModel::setFilter(const QString &words)
{
    if (words == m_filter) {
        return;
    }
    beginResetModel();
    m_filter = words;
    arrange();
    endResetModel();
}

void NotesModel::arrange()
{
    m_groups.clear();
    Group loose{{}, NoteWords::looseHeading(), {}, {}};
    const NoteQuery query(m_filter);
    for (size_t i = 0; i < m_notes.size(); ++i) {
        const NotedPlace &noted = m_notes[i];
        if (!query.matches(noted)) {
            continue;
        }
        if (!noted.place) {
            loose.notes.push_back(i);
            continue;
        }
        const LessonRef lesson = noted.annotation.key.lessonRef();
        if (m_groups.empty() || m_groups.back().lesson != lesson) {
            m_groups.push_back({lesson, noted.lessonTitle, noted.courseTitle, {}});
        }
        m_groups.back().notes.push_back(i);
    }
    if (!loose.notes.empty()) {
        m_groups.push_back(std::move(loose));
    }
}

std::vector<NotedPlace> NotesModel::shown() const
{
    std::vector<NotedPlace> shown;
    for (const Group &group : m_groups) {
        std::ranges::transform(group.notes, std::back_inserter(shown), [this](size_t i) { return m_notes[i]; });
    }
    return shown;
}

const NotedPlace *NotesModel::noteAt(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == groupId) {
        return nullptr;
    }
    return &m_notes[m_groups[index.internalId() - 1].notes[size_t(index.row())]];
}

QModelIndex NotesModel::indexOf(const AnnotationKey &key) const
{
    for (size_t group = 0; group < m_groups.size(); ++group) {
        const std::vector<size_t> &notes = m_groups[group].notes;
        const auto found =
            std::ranges::find_if(notes, [&](size_t note) { return m_notes[note].annotation.key == key; });
        if (found != notes.end()) {
            return createIndex(int(found - notes.begin()), 0, quintptr(group) + 1);
        }
    }
    return {};
}

QModelIndex NotesModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent)) {
        return {};
    }
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row()) + 1 : groupId);
}

QModelIndex NotesModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || child.internalId() == groupId) {
        return {};
    }
    return createIndex(int(child.internalId() - 1), 0, groupId);
}

int NotesModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid()) {
        return int(m_groups.size());
    }
    return parent.internalId() == groupId && parent.column() == 0 ? int(m_groups[size_t(parent.row())].notes.size())
                                                                  : 0;
}

int NotesModel::columnCount(const QModelIndex &) const
{
    return 1;
}

QVariant NotesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const NotedPlace *const noted = noteAt(index);
    return noted ? noteData(*noted, role) : groupData(m_groups[size_t(index.row())], role);
}

QVariant NotesModel::groupData(const Group &group, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return group.title;
    case WhereRole:
        return group.where;
    case Qt::ToolTipRole:
        return plainTip(groupData(group, Qt::AccessibleTextRole).toString());
    case Qt::AccessibleTextRole:
        return group.where.isEmpty()
                   ? tr("%1, %n note(s)", "a heading over notes", int(group.notes.size())).arg(group.title)
                   : tr("%1, %2, %n note(s)", "lesson, course", int(group.notes.size())).arg(group.title, group.where);
    default:
        return {};
    }
}

QVariant NotesModel::noteData(const NotedPlace &noted, int role) const
{
    const Annotation &annotation = noted.annotation;
    switch (role) {
    case Qt::DisplayRole:
        return NoteWords::titleOf(noted);
    case QuoteRole:
        return NoteWords::quoteOf(annotation);
    case NoteRole:
        return annotation.text;
    case KindRole:
        return NoteWords::formName(annotation);
    case FormRole:
        return int(annotation.form);
    case ColourRole:
        return annotation.form == AnnotationForm::Highlight ? int(annotation.colour) : -1;
    case DayRole:
        return QLocale().toString(annotation.date, QLocale::ShortFormat);
    case WhereRole:
        return noted.place ? QString() : tr("%1, %2", "lesson, course").arg(noted.lessonTitle, noted.courseTitle);
    case LooseRole:
        return NoteWords::whyLoose(noted);
    case Qt::ToolTipRole:
        return plainTip(spoken(noted));
    case Qt::AccessibleTextRole:
        return spoken(noted);
    default:
        return {};
    }
}

QString NotesModel::spoken(const NotedPlace &noted) const
{
    const Annotation &annotation = noted.annotation;
    QStringList parts{NoteWords::formName(annotation), annotation.text.simplified(), NoteWords::quoteOf(annotation),
                      NoteWords::whyLoose(noted)};
    parts.removeAll(QString());
    return parts.join(u'\n');
}

Qt::ItemFlags NotesModel::flags(const QModelIndex &index) const
{
    if (!index.isValid()) {
        return Qt::NoItemFlags;
    }
    return noteAt(index) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren : Qt::ItemIsEnabled;
}

QHash<int, QByteArray> NotesModel::roleNames() const
{
    QHash<int, QByteArray> names = QAbstractItemModel::roleNames();
    names.insert({{QuoteRole, "quote"},
                  {NoteRole, "note"},
                  {KindRole, "kind"},
                  {FormRole, "form"},
                  {ColourRole, "colour"},
                  {DayRole, "day"},
                  {WhereRole, "where"},
                  {LooseRole, "loose"}});
    return names;
}

} // namespace Carrel
