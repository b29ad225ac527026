// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mainwindow/studyframe.h"

#include "widgets/shared/focusstops.h"
#include "widgets/shared/keptfonts.h"

#include <QKeyEvent>
#include <QResizeEvent>
#include <QSplitter>
#include <QStackedWidget>
#include <QStyle>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr int outlineWidth = 264;
constexpr int checkWidth = 372;
constexpr int checkDrawerWidth = 520; // three buttons side by side: a small window has little height to give
constexpr int leftFree = 40;          // of the text under a drawer, so that one sees what it covers

} // namespace

StudyFrame::StudyFrame(QWidget *outline, QStackedWidget *views, QWidget *check, QWidget *parent)
    : QWidget(parent)
    , m_outline(outline)
    , m_views(views)
    , m_check(check)
    , m_splitter(new QSplitter(this))
{
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(1);
    m_splitter->addWidget(m_outline);
    m_splitter->addWidget(m_views);
    m_splitter->addWidget(m_check);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({outlineWidth, 600, checkWidth});

    auto *const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_splitter, 1);
    for (QWidget *const pane : {m_outline, m_check}) {
        pane->setAutoFillBackground(true); // what lies under a drawer must not shine through
        pane->installEventFilter(this);
    }
    arrange();
}

void StudyFrame::setContent(const Content &content)
{
    if (content == m_content) {
        return;
    }
    const bool hadText = hasText();
    const int outline = m_outline->width();
    if (!m_narrow && hadText) {
        m_wideSizes = m_splitter->saveState();
    }
    m_content = content;
    m_outlineDrawer = false;
    m_checkDrawer = false;
    arrange();
    if (m_narrow || hadText == hasText()) {
        return;
    }
    if (hasText()) {
        m_splitter->restoreState(m_wideSizes);
    } else {
        m_splitter->setSizes(
            {outline, 0, width() - outline - m_splitter->handleWidth()}); // what the text had goes to the checks alone
    }
}

bool StudyFrame::hasText() const
{
    return m_content.text || !m_content.check;
}

bool StudyFrame::isOutlineShown() const
{
    return !m_outline->isHidden();
}

bool StudyFrame::isCheckShown() const
{
    return !m_check->isHidden();
}

void StudyFrame::showOutline(bool shown)
{
    if (m_narrow) {
        openDrawer(m_outline, shown);
    } else {
        m_outlineWanted = shown;
        arrange();
    }
}

void StudyFrame::showCheck(bool shown)
{
    if (m_narrow && m_content.text) {
        openDrawer(m_check, shown);
    }
    // In a wide window the check is always in sight: asking for it leads there, never away.
    if ((shown || !m_narrow) && m_content.check) {
        m_check->setFocus(Qt::OtherFocusReason);
        Q_EMIT panesChanged();
    }
}

void StudyFrame::closeDrawers()
{
    if (m_outlineDrawer || m_checkDrawer) {
        m_outlineDrawer = false;
        m_checkDrawer = false;
        arrange();
        m_views->currentWidget()->setFocus(Qt::OtherFocusReason);
    }
}

void StudyFrame::openDrawer(QWidget *pane, bool open)
{
    if (!open) {
        closeDrawers();
        return;
    }
    m_outlineDrawer = pane == m_outline && m_content.outline;
    m_checkDrawer = pane == m_check && m_content.check;
    arrange();
    pane->setFocus(Qt::OtherFocusReason);
}

void StudyFrame::putAside(QWidget *pane, int place)
{
    if (m_splitter->indexOf(pane) < 0) {
        m_splitter->insertWidget(place, pane);
    }
}

void StudyFrame::arrange()
{
    placePanes();
    Q_EMIT panesChanged();
}

void StudyFrame::placePanes()
{
    const KeptFonts fonts{m_outline, m_check};
    const bool checksOnly = !hasText();
    m_views->setVisible(!checksOnly);
    if (m_narrow) {
        for (QWidget *const pane : {m_outline, m_check}) {
            const bool whole = pane == m_check && checksOnly;
            if (!whole && pane->parentWidget() != this) {
                pane->setParent(this);
            }
        }
        if (checksOnly) {
            putAside(m_check, 1);
        }
        m_outline->setVisible(m_outlineDrawer);
        m_check->setVisible(m_checkDrawer || checksOnly);
        placeDrawers();
    } else {
        putAside(m_outline, 0);
        putAside(m_check, 2);
        m_outline->setVisible(m_content.outline && m_outlineWanted);
        m_check->setVisible(m_content.check);
    }
    for (QWidget *const pane : {m_outline, m_check}) {
        pane->setProperty("drawer", m_narrow);
        pane->style()->unpolish(pane);
        pane->style()->polish(pane);
    }
}

void StudyFrame::placeDrawers()
{
    const bool rightToLeft = layoutDirection() == Qt::RightToLeft;
    const auto place = [&](QWidget *pane, int wish, bool atStart) {
        if (pane->parentWidget() != this || pane->isHidden()) {
            return;
        }
        const int paneWidth = qMin(wish, width() - leftFree);
        const bool left = atStart != rightToLeft;
        pane->setGeometry(left ? 0 : width() - paneWidth, 0, paneWidth, height());
        pane->raise();
    };
    place(m_outline, outlineWidth + leftFree, true);
    place(m_check, checkDrawerWidth, false);
}

void StudyFrame::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool narrow = event->size().width() < wideFrom;
    if (narrow != m_narrow) {
        // A check that is being answered stays in sight.
        const bool answering = m_check->isAncestorOf(focusWidget());
        if (narrow && hasText()) {
            m_wideSizes = m_splitter->saveState(); // the panes leave it, and would come back in any size
        }
        m_narrow = narrow;
        m_outlineDrawer = false;
        m_checkDrawer = narrow && answering;
        arrange();
        if (!narrow && hasText() && !m_splitter->restoreState(m_wideSizes)) {
            m_splitter->setSizes({outlineWidth, width() - outlineWidth - checkWidth, checkWidth});
        }
    } else {
        placeDrawers();
    }
}

bool StudyFrame::focusNextPrevChild(bool next)
{
    const QWidget *const drawer = m_outlineDrawer ? m_outline : m_checkDrawer ? m_check : nullptr;
    return (drawer != nullptr && goToNextStop(focusStops(*drawer), next)) || QWidget::focusNextPrevChild(next);
}

bool StudyFrame::eventFilter(QObject *watched, QEvent *event)
{
    if (m_narrow && event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        closeDrawers();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

QByteArray StudyFrame::saveSizes() const
{
    return m_narrow || !hasText() ? m_wideSizes : m_splitter->saveState();
}

void StudyFrame::restoreSizes(const QByteArray &sizes)
{
    m_wideSizes = sizes;
    if (!m_narrow && hasText()) {
        m_splitter->restoreState(sizes);
    }
}

} // namespace Carrel
