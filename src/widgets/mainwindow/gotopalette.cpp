// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mainwindow/gotopalette.h"

#include "base/shorttext.h"
#include "mainwindow/ui_gotopalette.h"
#include "widgets/mainwindow/gotodelegate.h"

#include <QAccessible>
#include <QApplication>
#include <QKeyEvent>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr int widest = 640;
constexpr int rowsShown = 10;
constexpr int besideWindow = 16;
constexpr int fromTop = 56;    // under the menu, where the eye is
constexpr int besideList = 80; // the field, the edges, and a little of the window below
constexpr qsizetype wordsRepeated = 60;

/** A menu over it, or another program for a while, is no leaving. */
bool isLeaving(Qt::FocusReason reason)
{
    return reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason;
}

} // namespace

GoToPalette::GoToPalette(QWidget *window)
    : QFrame(window)
    , m_ui(std::make_unique<Ui::GoToPalette>())
{
    m_ui->setupUi(this);
    m_ui->list->setModel(&m_model);
    m_ui->list->setItemDelegate(new GoToDelegate(m_ui->list));
    setFocusProxy(m_ui->words);
    m_ui->words->installEventFilter(this);
    window->installEventFilter(this);
    connect(m_ui->words, &QLineEdit::textChanged, this, &GoToPalette::narrow);
    connect(m_ui->list, &QListView::clicked, this, &GoToPalette::choose);
    hide();
}

GoToPalette::~GoToPalette() = default;

void GoToPalette::open(std::vector<GoToItem> items, const QStringList &recent)
{
    if (isHidden()) {
        m_focusBefore = QApplication::focusWidget();
    }
    m_ui->words->clear();
    m_model.setItems(std::move(items));
    m_model.setRecent(recent);
    narrow({});
    show();
    raise();
    m_ui->words->setFocus(Qt::ShortcutFocusReason);
}

void GoToPalette::narrow(const QString &words)
{
    m_model.setWords(words);
    const bool isEmpty = m_model.rowCount() == 0;
    m_ui->list->setVisible(!isEmpty);
    m_ui->nothing->setVisible(isEmpty);
    m_ui->nothing->setText(tr("Nothing is called “%1”").arg(shortText(words.simplified(), wordsRepeated)));
    place();
    if (isEmpty) {
        announce(m_ui->nothing->text());
    } else {
        select(0);
    }
}

void GoToPalette::place()
{
    const QWidget *const window = parentWidget();
    const int row = m_ui->list->sizeHintForRow(0);
    const int room = qMax(row, window->height() - fromTop - besideList);
    const int rows = qMin(qMin(rowsShown, m_model.rowCount()), room / qMax(1, row)); // none is cut in two
    m_ui->list->setFixedHeight(rows * row + 2);
    const int width = qMin(widest, window->width() - 2 * besideWindow);
    layout()->activate();
    setGeometry((window->width() - width) / 2, fromTop, width, sizeHint().height());
}

bool GoToPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget()) {
        if (event->type() == QEvent::Resize && !isHidden()) {
            place();
        }
    } else if (event->type() == QEvent::KeyPress) {
        return handleKey(static_cast<QKeyEvent *>(event)->key());
    } else if (event->type() == QEvent::FocusOut && isLeaving(static_cast<QFocusEvent *>(event)->reason())) {
        m_focusBefore = nullptr; // it is somewhere else already
        close();
    }
    return QFrame::eventFilter(watched, event);
}

bool GoToPalette::handleKey(int key)
{
    const int row = m_ui->list->currentIndex().row();
    switch (key) {
    case Qt::Key_Down:
        select(row + 1);
        return true;
    case Qt::Key_Up:
        select(row - 1);
        return true;
    case Qt::Key_PageDown:
        select(row + rowsShown);
        return true;
    case Qt::Key_PageUp:
        select(row - rowsShown);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        choose();
        return true;
    case Qt::Key_Escape:
        close();
        return true;
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        return true; // there is nothing else in it to go to
    default:
        return false;
    }
}

void GoToPalette::select(int row)
{
    const QModelIndex index = m_model.index(qBound(0, row, m_model.rowCount() - 1));
    m_ui->list->setCurrentIndex(index);
    announce(index.data(Qt::AccessibleTextRole).toString());
}

void GoToPalette::choose()
{
    if (const GoToItem *const item = m_model.itemAt(m_ui->list->currentIndex())) {
        const GoToItem taken = *item;
        close();
        Q_EMIT chosen(taken);
    }
}

void GoToPalette::close()
{
    if (isHidden()) {
        return;
    }
    // What is hidden with the focus would hand it on as Tab does, and the page would go to its first link.
    if (const QPointer<QWidget> before = std::exchange(m_focusBefore, nullptr)) {
        before->setFocus(Qt::OtherFocusReason);
    }
    hide();
}

void GoToPalette::announce(const QString &words)
{
    QAccessibleAnnouncementEvent said(m_ui->words, words);
    QAccessible::updateAccessibility(&said);
}

} // namespace Carrel
