// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/library/libraryview.h"

#include "base/foreigntext.h"
#include "library/ui_libraryview.h"
#include "widgets/library/coursedelegate.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QMenu>
#include <QPushButton>

#include <utility>

namespace Carrel
{

namespace
{

/** Enables @p control unless there is a reason not to, which it tells then. */
template<typename Control> void enableUnless(Control *control, const QString &reason, bool isThere)
{
    control->setEnabled(isThere && reason.isEmpty());
    control->setToolTip(plainTip(reason));
}

} // namespace

LibraryView::LibraryView(QWidget *parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::LibraryView>())
    , m_exports(new QMenu(this))
    , m_menu(new QMenu(this))
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
    makeMenus();
    updateButtons();
}

LibraryView::~LibraryView() = default;

void LibraryView::makeMenus()
{
    const std::pair<ExportFormat, QString> formats[] = {
        {ExportFormat::Package, tr("&Carrel course, one file (.carrel)…")},
        {ExportFormat::Markdown, tr("&Markdown, a folder of texts…")},
        {ExportFormat::Anki, tr("Checks as a deck for &Anki (.apkg)…")},
        {ExportFormat::Csv, tr("Checks as a &table (.csv)…")},
        {ExportFormat::Html, tr("&Web page, one file (.html)…")},
        {ExportFormat::Epub, tr("&Book for reading devices (.epub)…")},
    };
    for (const auto &[format, words] : formats) {
        connect(m_exports->addAction(words), &QAction::triggered, this, [this, format] {
            if (const CourseProgress *const course = current()) {
                Q_EMIT exportRequested(course->course, format);
            }
        });
    }
    m_ui->exportButton->setMenu(m_exports);

    m_menu->setToolTipsVisible(true);
    m_open = m_menu->addAction(tr("&Open"), this, [this] { open(m_ui->courses->currentIndex()); });
    m_exports->setTitle(tr("&Export"));
    m_menu->addMenu(m_exports);
    m_remove = m_menu->addAction(tr("&Remove…"), m_ui->removeButton, &QPushButton::click);
    m_menu->addSeparator();
    m_menu->addAction(tr("&Show the folder"), this, [this] {
        if (const CourseProgress *const course = current()) {
            Q_EMIT showFolderRequested(course->course);
        }
    });
    connect(m_ui->removeButton, &QPushButton::clicked, this, [this] {
        if (const CourseProgress *const course = current()) {
            Q_EMIT removeRequested(course->course);
        }
    });
}

const CourseProgress *LibraryView::current() const
{
    return m_model.courseAt(m_ui->courses->currentIndex());
}

void LibraryView::contextMenuEvent(QContextMenuEvent *event)
{
    QListView *const list = m_ui->courses;
    QModelIndex index = list->currentIndex();
    QPoint place = list->viewport()->mapToGlobal(list->visualRect(index).center());
    if (event->reason() != QContextMenuEvent::Keyboard) {
        index = list->indexAt(list->viewport()->mapFromGlobal(event->globalPos()));
        place = event->globalPos();
    } else if (!list->hasFocus()) {
        index = {};
    }
    if (index.isValid()) {
        list->setCurrentIndex(index);
        m_menu->popup(place);
    }
}

void LibraryView::showCourses(std::vector<CourseProgress> courses, const QStringList &lastImport)
{
    m_ui->undoImportButton->setVisible(!lastImport.isEmpty());
    m_ui->undoImportButton->setToolTip(plainTip(tr("Takes back what came in last: %1. What you answered is kept.")
                                                    .arg(locale().createSeparatedList(lastImport))));
    const QVariant current = m_ui->courses->currentIndex().data(CourseListModel::IdRole);
    m_model.setCourses(std::move(courses));
    const QModelIndexList again =
        m_model.match(m_model.index(0), CourseListModel::IdRole, current, 1, Qt::MatchExactly);
    m_ui->courses->setCurrentIndex(again.isEmpty() ? m_model.index(0) : again.first());
    const bool empty = m_model.rowCount() == 0;
    m_ui->emptyText->setVisible(empty);
    for (QWidget *const part : std::initializer_list<QWidget *>{m_ui->courses, m_ui->openCourseButton,
                                                                m_ui->exportButton, m_ui->removeButton}) {
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
    const CourseProgress *const course = current();
    const bool isReady = course && course->course.condition == CourseCondition::Ready;
    const QString unreadable = course && !isReady ? course->course.reason : QString();
    const QString fixed = course && course->course.readOnly
                              ? tr("This course belongs to the computer and cannot be removed here.")
                              : QString();
    const std::pair<QPushButton *, QString> buttons[] = {
        {m_ui->openCourseButton, unreadable}, {m_ui->exportButton, unreadable}, {m_ui->removeButton, fixed}};
    for (const auto &[button, reason] : buttons) {
        enableUnless(button, reason, course != nullptr);
        button->setAccessibleDescription(reason);
    }
    enableUnless(m_open, unreadable, course != nullptr);
    enableUnless(m_exports->menuAction(), unreadable, course != nullptr);
    enableUnless(m_remove, fixed, course != nullptr);
}

} // namespace Carrel
