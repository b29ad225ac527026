// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exchange/notedplaces.h"

#include <QAbstractItemModel>

#include <vector>

namespace Carrel
{

/** A learner's notes under the lessons they are in, those that lost their place apart at the end. Shown by NotesPanel.
 */
class NotesModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Role {
        QuoteRole = Qt::UserRole, ///< of the text; empty for a bookmark of the lesson's top
        NoteRole,                 ///< the learner's own words; may be empty
        KindRole,                 ///< "Highlight, yellow", for people
        FormRole,                 ///< int of AnnotationForm
        ColourRole,               ///< int of MarkColour; -1: it has none
        DayRole,                  ///< on which it was made, for people
        WhereRole,                ///< of a group: its course; of a loose note: its lesson
        LooseRole,                ///< why it has no place; empty: it has one
    };

    explicit NotesModel(QObject *parent = nullptr);

    void setNotes(std::vector<NotedPlace> notes); ///< the same ones change nothing
    void setFilter(const QString &words);         ///< all of them are in quote, note or title; accents do not count

    [[nodiscard]] const std::vector<NotedPlace> &notes() const { return m_notes; } ///< without the filter
    [[nodiscard]] std::vector<NotedPlace> shown() const;
    [[nodiscard]] const NotedPlace *noteAt(const QModelIndex &index) const; ///< nullptr for a group
    [[nodiscard]] QModelIndex indexOf(const AnnotationKey &key) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    struct Group {
        LessonRef lesson; ///< empty: those without a place
        QString title;
        QString where;
        std::vector<size_t> notes; ///< their places in m_notes
    };

    void arrange();
    [[nodiscard]] QVariant groupData(const Group &group, int role) const;
    [[nodiscard]] QVariant noteData(const NotedPlace &noted, int role) const;
    [[nodiscard]] QString spoken(const NotedPlace &noted) const;

    std::vector<NotedPlace> m_notes;
    QString m_filter;
    std::vector<Group> m_groups;
};

} // namespace Carrel
