// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mainwindow/outlinepanel.h"

#include "base/shorttext.h"
#include "models/courseprogress.h"
#include "widgets/mainwindow/outlinedelegate.h"
#include "widgets/shared/look.h"
#include "widgets/shared/plainlabel.h"

#include <QHeaderView>
#include <QProgressBar>
#include <QTreeView>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

OutlinePanel::OutlinePanel(QWidget *parent)
    : QFrame(parent)
    , m_title(new PlainLabel(this))
    , m_summary(new PlainLabel(this))
    , m_progress(new QProgressBar(this))
    , m_tree(new QTreeView(this))
{
    setObjectName("outlinePanel"_L1);
    setMinimumWidth(200);
    m_title->setProperty("role", u"heading"_s);
    m_title->setWordWrap(true);
    Look::alignToInterface(m_title);
    m_summary->setProperty("role", u"quiet"_s);
    m_summary->setWordWrap(true);
    m_progress->setTextVisible(false);
    m_tree->setAccessibleName(tr("Lessons of the course"));
    m_tree->setModel(&m_model);
    m_tree->setItemDelegate(new OutlineDelegate(m_tree));
    m_tree->setHeaderHidden(true);
    m_tree->setRootIsDecorated(false);
    m_tree->setItemsExpandable(false);
    m_tree->setIndentation(0);
    m_tree->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->setMouseTracking(true);
    setFocusProxy(m_tree);
    connect(m_tree, &QTreeView::activated, this, &OutlinePanel::open);
    connect(m_tree, &QTreeView::clicked, this, &OutlinePanel::open);
    connect(&m_model, &QAbstractItemModel::modelReset, m_tree, &QTreeView::expandAll);
    // The titles wrap: another width means other heights.
    connect(m_tree->header(), &QHeaderView::sectionResized, m_tree, &QTreeView::doItemsLayout);

    auto *const head = new QVBoxLayout;
    head->setContentsMargins(16, 14, 16, 10);
    head->setSpacing(4);
    head->addWidget(m_title);
    head->addWidget(m_summary);
    head->addSpacing(4);
    head->addWidget(m_progress);
    auto *const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_tree, 1);
}

void OutlinePanel::showCourse(std::shared_ptr<const CourseOutline> outline, const StudyState &state, StudyDay today)
{
    if (outline.get() != m_model.outline()) {
        m_title->setText(outline ? breakable(titleText(outline->info.title)) : QString());
        m_model.setOutline(std::move(outline), state, today);
    }
    refresh(state, today);
}

void OutlinePanel::refresh(const StudyState &state, StudyDay today)
{
    m_model.setMarks(state, today);
    showHead(state, today);
}

void OutlinePanel::showHead(const StudyState &state, StudyDay today)
{
    if (!m_model.outline()) {
        return;
    }
    const CourseProgress progress = progressOf(*m_model.outline(), state, today);
    const int here = m_model.outline()->lessonsHere();
    const int inAll = m_model.outline()->lessonsInAll;
    QString words = inAll > here
                        ? tr("%1 of %n lesson(s) here, %2 read", nullptr, inAll).arg(here).arg(progress.lessonsRead)
                        : tr("%1 of %n lesson(s) read", nullptr, here).arg(progress.lessonsRead);
    if (progress.lessonsBegun > 0) {
        words = tr("%1, %2 begun", "lessons read of a course, lessons begun")
                    .arg(words, QString::number(progress.lessonsBegun));
    }
    if (progress.due > 0) {
        words = tr("%1, %n check(s) due", "progress of a course, checks due", progress.due).arg(words);
    }
    m_summary->setText(words);
    m_progress->setRange(0, qMax(1, here));
    m_progress->setValue(progress.lessonsRead);
    m_progress->setAccessibleName(words);
}

void OutlinePanel::setCurrent(const LessonSlug &lesson, LessonSections sections)
{
    m_model.setCurrent(lesson, std::move(sections));
    const QModelIndex index = m_model.indexOf(lesson);
    if (index.isValid()) {
        m_tree->expand(index);
        m_tree->setCurrentIndex(index);
        m_tree->scrollTo(index);
    }
}

void OutlinePanel::setPlace(const BlockId &block)
{
    m_model.setPlace(block);
    const QModelIndex section = m_model.currentSection();
    if (section.isValid() && !m_tree->hasFocus()) { // who moves through the tree is not to be pulled away
        m_tree->scrollTo(section);
    }
}

void OutlinePanel::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    // Titles wrap, so another width means other heights, which the tree keeps until it is told.
    QMetaObject::invokeMethod(m_tree, &QTreeView::doItemsLayout, Qt::QueuedConnection);
}

void OutlinePanel::open(const QModelIndex &index)
{
    const LessonSlug slug = m_model.lessonAt(index);
    if (slug.isEmpty()) {
        return;
    }
    if (const QString block = index.data(OutlineModel::BlockRole).toString(); !block.isEmpty()) {
        Q_EMIT sectionRequested({m_model.outline()->info.id, slug}, BlockId(block));
    } else if (index.data(OutlineModel::HereRole).toBool()) {
        Q_EMIT lessonRequested({m_model.outline()->info.id, slug});
    } else {
        Q_EMIT lessonNotHere(index.data().toString());
    }
}

} // namespace Carrel
