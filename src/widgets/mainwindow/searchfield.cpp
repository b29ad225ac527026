// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mainwindow/searchfield.h"

#include "base/foreigntext.h"
#include "base/shorttext.h"
#include "widgets/mainwindow/searchhitdelegate.h"
#include "widgets/shared/plainlabel.h"

#include <QAccessible>
#include <QApplication>
#include <QKeyEvent>
#include <QListView>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr int pauseMs = 120;
constexpr int listWidth = 520;
constexpr int listHeight = 420;
constexpr int labelMargin = 8;
constexpr qsizetype wordsRepeated = 60;

} // namespace

SearchField::SearchField(Find find, QWidget *window)
    : m_find(std::move(find))
    , m_list(new QListView(window))
    , m_nothing(new PlainLabel(window))
{
    setObjectName("searchField"_L1);
    setPlaceholderText(tr("Search all courses"));
    setAccessibleName(tr("Search all courses"));
    setClearButtonEnabled(true);
    setMinimumWidth(156);
    setMaximumWidth(320);
    m_list->setObjectName("searchHits"_L1);
    m_list->setAccessibleName(tr("Found places"));
    m_list->setModel(&m_model);
    m_list->setItemDelegate(new SearchHitDelegate(m_list));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->hide();
    m_nothing->setObjectName("searchNothing"_L1);
    m_nothing->setWordWrap(true);
    m_nothing->setMargin(labelMargin);
    m_nothing->hide();
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseMs);
    connect(&m_pause, &QTimer::timeout, this, &SearchField::search);
    connect(this, &QLineEdit::textChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(m_list, &QListView::clicked, this, &SearchField::choose);
    window->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *before, const QWidget *now) {
        if (now == this && before) {
            m_before = before; // nothing: the whole window was left and entered again
        }
    });
}

bool SearchField::isListShown() const
{
    return m_list->isVisible();
}

QString SearchField::nothingShown() const
{
    return m_nothing->isVisible() ? m_nothing->text() : QString();
}

void SearchField::search()
{
    m_pause.stop();
    const QString words = text().simplified();
    if (words.isEmpty()) {
        hideList();
        return;
    }
    Results results = m_find(words);
    m_model.setHits(std::move(results.hits), std::move(results.notes));
    m_nothing->setText(tr("Nothing found for “%1”").arg(shortText(words, wordsRepeated)));
    showList();
    tellCount();
}

void SearchField::showList()
{
    if (!hasFocus()) {
        return;
    }
    const bool isEmpty = m_model.rowCount() == 0;
    m_list->setVisible(!isEmpty);
    m_nothing->setVisible(isEmpty);
    if (isEmpty) {
        place(m_nothing, m_nothing->sizeHint().height());
        return;
    }
    int height = 12;
    for (int row = 0; row < m_model.rowCount() && height < listHeight; ++row) {
        height += m_list->sizeHintForRow(row);
    }
    place(m_list, qMin(listHeight, height));
    m_list->setCurrentIndex(m_model.index(m_model.choosable(-1, 1)));
}

void SearchField::place(QWidget *popup, int height)
{
    const QWidget *const window = popup->parentWidget();
    const QPoint below = mapTo(window, QPoint(0, this->height() + 4));
    const int width = qMin(listWidth, window->width() - 16);
    const int left = qBound(8, below.x() + this->width() - width, window->width() - width - 8);
    popup->setGeometry(left, below.y(), width, qMin(height, window->height() - below.y() - 8));
    popup->raise();
}

void SearchField::hideList()
{
    m_list->hide();
    m_nothing->hide();
}

void SearchField::tellCount()
{
    const int count = m_model.found();
    const QString words = count == 0 ? m_nothing->text() : tr("%n place(s) found", nullptr, count);
    setToolTip(plainTip(words));
    setProperty("nothingFound", count == 0);
    QAccessibleAnnouncementEvent event(this, words);
    QAccessible::updateAccessibility(&event);
}

void SearchField::choose(const QModelIndex &index)
{
    if (const SearchHit *const hit = m_model.hitAt(index)) {
        const SearchHit chosen = *hit;
        hideList();
        Q_EMIT hitChosen(chosen);
    } else if (const NoteHit *const note = m_model.noteAt(index)) {
        const NotedPlace chosen = note->noted;
        hideList();
        Q_EMIT noteChosen(chosen);
    }
}

void SearchField::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Down:
    case Qt::Key_Up: {
        if (!m_list->isVisible()) {
            search();
            return;
        }
        const int row = m_model.choosable(m_list->currentIndex().row(), event->key() == Qt::Key_Down ? 1 : -1);
        m_list->setCurrentIndex(m_model.index(row));
        QAccessibleAnnouncementEvent said(this, m_list->currentIndex().data(Qt::AccessibleTextRole).toString());
        QAccessible::updateAccessibility(&said);
        return;
    }
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_pause.isActive() || !m_list->isVisible()) {
            search();
        }
        choose(m_list->currentIndex());
        return;
    case Qt::Key_Escape:
        hideList();
        clear();
        m_pause.stop();
        if (m_before && m_before->isVisible()) {
            m_before->setFocus(Qt::OtherFocusReason);
        } else {
            Q_EMIT left();
        }
        return;
    default:
        QLineEdit::keyPressEvent(event);
    }
}

void SearchField::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    hideList();
}

bool SearchField::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize) {
        hideList();
    }
    return QLineEdit::eventFilter(watched, event);
}

} // namespace Carrel
