// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/asidedialog.h"

#include "library/library.h"
#include "review/ui_asidedialog.h"
#include "study/studyrecord.h"
#include "widgets/quiz/checkkeys.h"
#include "widgets/review/asidedelegate.h"
#include "widgets/shared/whenkept.h"

#include <QKeyEvent>

namespace Carrel
{

AsideDialog::AsideDialog(StudyRecord &record, const Library &library, const CheckActions &actions, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_unique<Ui::AsideDialog>())
    , m_record(record)
    , m_library(library)
    , m_actions(actions)
{
    m_ui->setupUi(this);
    setWindowTitle(tr("Checks laid aside"));
    m_ui->bringBack->showKeyOf(actions.bringBack);
    m_ui->list->setModel(&m_model);
    m_ui->list->setItemDelegate(new AsideDelegate(m_ui->list));
    m_ui->list->installEventFilter(this);
    connect(&record, &StudyRecord::stateChanged, this, &AsideDialog::refresh);
    connect(&library, &Library::coursesChanged, this, &AsideDialog::refresh);
    connect(m_ui->filter, &QLineEdit::textChanged, this, [this](const QString &words) {
        m_model.setFilter(words);
        m_ui->list->setCurrentIndex(m_model.checkNear(0));
        offer();
    });
    m_ui->filter->installEventFilter(this);
    connect(m_ui->list, &QTreeView::activated, this, &AsideDialog::openLesson);
    connect(m_ui->list->selectionModel(), &QItemSelectionModel::currentChanged, this, &AsideDialog::offer);
    connect(m_ui->openButton, &QPushButton::clicked, this, &AsideDialog::openLesson);
    connect(m_ui->bringBack, &QPushButton::clicked, this, &AsideDialog::bringBack);
    connect(m_ui->closeButton, &QPushButton::clicked, this, &QDialog::reject);
    refresh();
    resize(QSize(620, 520).boundedTo(parent ? parent->window()->size() - QSize(32, 32) : QSize(620, 520)));
    (m_model.isEmpty() ? static_cast<QWidget *>(m_ui->closeButton) : m_ui->list)->setFocus(Qt::OtherFocusReason);
}

AsideDialog::~AsideDialog() = default;

const AsideCheck *AsideDialog::chosen() const
{
    return m_model.checkAt(m_ui->list->currentIndex());
}

void AsideDialog::refresh()
{
    const AsideCheck *const before = chosen();
    const std::optional<CheckKey> key = before ? std::optional(before->check) : std::nullopt;
    const int row = m_model.rowOf(m_ui->list->currentIndex());
    m_model.setChecks(asideChecks(m_record.state(), m_library, m_record.moment(), locale()));
    const QModelIndex same = key ? m_model.indexOf(*key) : QModelIndex();
    m_ui->list->setCurrentIndex(same.isValid() ? same : m_model.checkNear(row)); // what stood below it
    offer();
}

void AsideDialog::offer()
{
    m_ui->list->expandAll();
    const bool any = m_model.rowCount() > 0;
    m_ui->pages->setCurrentWidget(any ? m_ui->listPage : m_ui->emptyPage);
    m_ui->filter->setVisible(!m_model.isEmpty());
    m_ui->empty->setText(
        m_model.isEmpty() ? tr("No check is laid aside. One that is due can rest for a day, and one you answered can "
                               "be retired: both under the check. Here they are found again.")
                          : tr("No check has these words."));
    const AsideCheck *const check = chosen();
    m_ui->openButton->setEnabled(check != nullptr && check->here);
    m_ui->openButton->setVisible(!m_model.isEmpty());
    m_ui->bringBack->setVisible(!m_model.isEmpty());
    m_ui->bringBack->setEnabled(check != nullptr && check->kind != AsideCheck::Kind::Leech);
}

void AsideDialog::openLesson()
{
    const AsideCheck *const check = chosen();
    if (check == nullptr || !check->here) {
        return;
    }
    const LessonRef lesson = check->check.lessonRef();
    const BlockId passage = check->passage;
    accept();
    Q_EMIT passageRequested(lesson, passage);
}

void AsideDialog::bringBack()
{
    const AsideCheck *const check = chosen();
    if (check != nullptr && check->kind != AsideCheck::Kind::Leech) {
        whenKept(m_record, m_record.append(BringBackEvent{check->check, true}), this,
                 [this] { Q_EMIT told(tr("Brought back. {undo} takes that back.")); });
    }
}

bool AsideDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress) {
        return QDialog::eventFilter(watched, event);
    }
    const auto &press = *static_cast<QKeyEvent *>(event);
    if (watched == m_ui->list && m_actions.pressedBy(press) == m_actions.bringBack) {
        bringBack();
        return true;
    }
    if (watched == m_ui->filter && press.key() == Qt::Key_Down) {
        m_ui->list->setFocus(Qt::TabFocusReason);
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace Carrel
