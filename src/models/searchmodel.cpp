// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/searchmodel.h"

#include "base/foreigntext.h"
#include "base/shorttext.h"

namespace Carrel
{

namespace
{

QString withoutSigns(QString snippet)
{
    return snippet.remove(hitBegin).remove(hitEnd);
}

} // namespace

SearchModel::SearchModel(QObject *parent)
    : QAbstractListModel(parent)
{
}

void SearchModel::setHits(std::vector<SearchHit> hits, std::vector<NoteHit> notes)
{
    beginResetModel();
    m_hits = std::move(hits);
    m_notes = std::move(notes);
    endResetModel();
}

// Rows: a heading, the notes, a heading, the hits; without notes the hits alone, without hits no second heading.

bool SearchModel::isHeading(int row) const
{
    return !m_notes.empty() && (row == 0 || row == int(m_notes.size()) + 1);
}

const NoteHit *SearchModel::noteAt(const QModelIndex &index) const
{
    const int place = index.row() - 1;
    return index.isValid() && place >= 0 && place < int(m_notes.size()) ? &m_notes[size_t(place)] : nullptr;
}

const SearchHit *SearchModel::hitAt(const QModelIndex &index) const
{
    const int place = m_notes.empty() ? index.row() : index.row() - int(m_notes.size()) - 2;
    return index.isValid() && place >= 0 && place < int(m_hits.size()) ? &m_hits[size_t(place)] : nullptr;
}

int SearchModel::choosable(int row, int step) const
{
    int next = row;
    do {
        next += step;
    } while (next >= 0 && next < rowCount() && isHeading(next));
    return next >= 0 && next < rowCount() ? next : row;
}

int SearchModel::rowCount(const QModelIndex &parent) const
{
    if (parent.isValid()) {
        return 0;
    }
    const int headings = m_notes.empty() ? 0 : m_hits.empty() ? 1 : 2;
    return found() + headings;
}

Qt::ItemFlags SearchModel::flags(const QModelIndex &index) const
{
    return index.isValid() && isHeading(index.row()) ? Qt::ItemIsEnabled : QAbstractListModel::flags(index);
}

QVariant SearchModel::headingData(int row, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return row == 0 ? tr("Your notes") : tr("In the courses");
    case HeadingRole:
        return true;
    default:
        return {};
    }
}

QVariant SearchModel::noteData(const NoteHit &hit, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return titleText(hit.noted.lessonTitle);
    case Qt::ToolTipRole:
        return plainTip(noteData(hit, Qt::AccessibleTextRole).toString());
    case Qt::AccessibleTextRole:
        return tr("Note in %1, %2: %3", "lesson, course, found text")
            .arg(titleText(hit.noted.lessonTitle), titleText(hit.noted.courseTitle), withoutSigns(hit.snippet));
    case WhereRole:
        return titleText(hit.noted.courseTitle);
    case SnippetRole:
        return hit.snippet;
    case HeadingRole:
        return false;
    default:
        return {};
    }
}

QVariant SearchModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    if (isHeading(index.row())) {
        return headingData(index.row(), role);
    }
    if (const NoteHit *const note = noteAt(index)) {
        return noteData(*note, role);
    }
    const SearchHit *const hit = hitAt(index);
    return hit ? hit->lesson.lesson.isEmpty() ? courseData(*hit, role) : lessonData(*hit, role) : QVariant();
}

QVariant SearchModel::courseData(const SearchHit &hit, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return titleText(hit.courseTitle);
    case Qt::ToolTipRole:
        return plainTip(courseData(hit, Qt::AccessibleTextRole).toString());
    case Qt::AccessibleTextRole:
        return tr("%1, a course: %2", "title, how many lessons").arg(titleText(hit.courseTitle), hit.snippet);
    case WhereRole:
        return tr("Course");
    case SnippetRole:
        return hit.snippet;
    case HeadingRole:
        return false;
    default:
        return {};
    }
}

QVariant SearchModel::lessonData(const SearchHit &hit, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return titleText(hit.lessonTitle);
    case Qt::ToolTipRole:
        return plainTip(lessonData(hit, Qt::AccessibleTextRole).toString());
    case Qt::AccessibleTextRole:
        return tr("%1, %2: %3", "lesson, course, found text")
            .arg(titleText(hit.lessonTitle), titleText(hit.courseTitle), withoutSigns(hit.snippet));
    case WhereRole:
        return titleText(hit.courseTitle);
    case SnippetRole:
        return hit.snippet;
    case HeadingRole:
        return false;
    default:
        return {};
    }
}

QHash<int, QByteArray> SearchModel::roleNames() const
{
    QHash<int, QByteArray> names = QAbstractListModel::roleNames();
    names.insert({{WhereRole, "where"}, {SnippetRole, "snippet"}, {HeadingRole, "heading"}});
    return names;
}

} // namespace Carrel
