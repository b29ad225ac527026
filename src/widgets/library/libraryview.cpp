// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/library/libraryview.h"

#include "library/ui_libraryview.h"
#include "widgets/library/coursedelegate.h"

#include <QPushButton>

namespace Carrel
{

LibraryView::LibraryView(QWidget *parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::LibraryView>())
{
    m_ui->setupUi(this);
    m_ui->courses->setModel(&m_model);
    m_ui->courses->setItemDelegate(new CourseDelegate(m_ui->courses));
    setFocusProxy(m_ui->courses);
    connect(m_ui->courses, &QListView::activated, this, &LibraryView::open);
    connect(m_ui->courses->selectionModel(), &QItemSelectionModel::currentChanged, this, &LibraryView::updateButtons);
    connect(m_ui->openCourseButton, &QPushButton::clicked, this, [this] { open(m_ui->courses->currentIndex()); });
    connect(m_ui->addButton, &QPushButton::clicked, this, &LibraryView::addCourseRequested);
    connect(m_ui->undoImportButton, &QPushButton::clicked, this, &LibraryView::undoImportRequested);
    m_ui->undoImportButton->hide();
    connect(m_ui->dropArea, &DropArea::dropped, this, &LibraryView::filesDropped);
    connect(m_ui->removeButton, &QPushButton::clicked, this, [this] {
        if (const CourseProgress *const course = m_model.courseAt(m_ui->courses->currentIndex())) {
            Q_EMIT removeRequested(course->course);
        }
    });
    updateButtons();
}

LibraryView::~LibraryView() = default;

void LibraryView::showCourses(std::vector<CourseProgress> courses, const QStringList &lastImport)
{
    m_ui->undoImportButton->setVisible(!lastImport.isEmpty());
    m_ui->undoImportButton->setToolTip(tr("Takes back what came in last: %1. What you answered is kept.")
                                           .arg(locale().createSeparatedList(lastImport)));
    const QVariant current = m_ui->courses->currentIndex().data(CourseListModel::IdRole);
    m_model.setCourses(std::move(courses));
    const QModelIndexList again =
        m_model.match(m_model.index(0), CourseListModel::IdRole, current, 1, Qt::MatchExactly);
    m_ui->courses->setCurrentIndex(again.isEmpty() ? m_model.index(0) : again.first());
    const bool empty = m_model.rowCount() == 0;
    m_ui->emptyText->setVisible(empty);
    for (QWidget *const part :
         std::initializer_list<QWidget *>{m_ui->courses, m_ui->openCourseButton, m_ui->removeButton}) {
        part->setVisible(!empty);
    }
    setFocusProxy(empty ? static_cast<QWidget *>(m_ui->addButton) : m_ui->courses);
    updateButtons();
}

void LibraryView::resizeEvent(QResizeEvent *event)
{
    // A low window keeps its room for the courses; it takes what is dropped anywhere on it.
    constexpr int low = 400;
    m_ui->dropArea->setVisible(height() >= low);
    QWidget::resizeEvent(event);
}

void LibraryView::open(const QModelIndex &index)
{
    const CourseProgress *const course = m_model.courseAt(index);
    if (course && course->course.condition == CourseCondition::Ready) {
        Q_EMIT courseRequested(course->course.info.id);
    }
}

void LibraryView::updateButtons()
{
    const CourseProgress *const course = m_model.courseAt(m_ui->courses->currentIndex());
    m_ui->openCourseButton->setEnabled(course && course->course.condition == CourseCondition::Ready);
    m_ui->removeButton->setEnabled(course && !course->course.readOnly);
    m_ui->removeButton->setToolTip(course && course->course.readOnly
                                       ? tr("This course belongs to the computer and cannot be removed here.")
                                       : QString());
}

} // namespace Carrel
