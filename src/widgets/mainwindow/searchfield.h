// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/searchmodel.h"

#include <QLineEdit>
#include <QPointer>
#include <QTimer>

#include <functional>

class QLabel;
class QListView;

namespace Carrel
{

/** Finds titles, headings and text in every course, and own notes, while one types; choosing a hit opens its lesson at
   the block. */
class SearchField final : public QLineEdit
{
    Q_OBJECT

public:
    struct Results {
        std::vector<SearchHit> hits;
        std::vector<NoteHit> notes;
    };
    using Find = std::function<Results(const QString &words)>;

    /** The hits are shown over @p window, under the field. */
    SearchField(Find find, QWidget *window);

    [[nodiscard]] const SearchModel &model() const { return m_model; }
    [[nodiscard]] bool isListShown() const;
    /** What stands in place of the list when nothing was found; empty when it is not shown. */
    [[nodiscard]] QString nothingShown() const;

Q_SIGNALS:
    void hitChosen(const Carrel::SearchHit &hit);
    void left(); ///< by Esc, and where the focus was before is gone
    void noteChosen(const Carrel::NotedPlace &note);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void search();
    void showList();
    void place(QWidget *popup, int height);
    void hideList();
    void choose(const QModelIndex &index);
    void tellCount();

    Find m_find;
    SearchModel m_model;
    QListView *m_list;
    QLabel *m_nothing;          ///< in place of the list when there is nothing in it
    QPointer<QWidget> m_before; ///< had the focus
    QTimer m_pause;             ///< so that a fast typist is not slowed down by searches nobody reads
};

} // namespace Carrel
