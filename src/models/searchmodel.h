// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/searchhit.h"
#include "models/notesearch.h"

#include <QAbstractListModel>

#include <vector>

namespace Carrel
{

/** What a search found: the learner's own notes, then places in the courses, best first. Shown under the search field.
 */
class SearchModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        WhereRole = Qt::UserRole, ///< course, lesson
        SnippetRole,              ///< plain text with the found words between hitBegin and hitEnd
        HeadingRole,              ///< true: a heading over what follows; there are some when notes were found
    };

    explicit SearchModel(QObject *parent = nullptr);

    void setHits(std::vector<SearchHit> hits, std::vector<NoteHit> notes = {});
    [[nodiscard]] const SearchHit *hitAt(const QModelIndex &index) const; ///< nullptr: a note or a heading
    [[nodiscard]] const NoteHit *noteAt(const QModelIndex &index) const;  ///< nullptr: none
    [[nodiscard]] int found() const { return int(m_hits.size() + m_notes.size()); }
    /** The next row one can choose from @p row on, in steps of 1 or -1; @p row when there is none. */
    [[nodiscard]] int choosable(int row, int step) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    [[nodiscard]] bool isHeading(int row) const;
    [[nodiscard]] QVariant noteData(const NoteHit &hit, int role) const;
    [[nodiscard]] QVariant courseData(const SearchHit &hit, int role) const;
    [[nodiscard]] QVariant lessonData(const SearchHit &hit, int role) const;
    [[nodiscard]] QVariant headingData(int row, int role) const;

    std::vector<NoteHit> m_notes;
    std::vector<SearchHit> m_hits;
};

} // namespace Carrel
