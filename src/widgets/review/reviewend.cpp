// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/reviewend.h"

#include "course/plaintext.h"
#include "review/ui_reviewend.h"
#include "study/duewords.h"
#include "widgets/quiz/checkkeys.h"
#include "widgets/shared/flowlayout.h"
#include "widgets/shared/look.h"
#include "widgets/shared/richtextlabel.h"

#include <QKeyEvent>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

ReviewEnd::ReviewEnd(const CheckActions &actions, QWidget *parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::ReviewEnd>())
    , m_actions(actions)
{
    m_ui->setupUi(this);
    m_ui->againAll->showKeyOf(actions.again);
    m_ui->scroll->fitInto(m_ui->all);
    auto *row = new FlowLayout(m_ui->buttons, FlowLayout::Rows::Filled);
    row->addWidget(m_ui->againAll);
    row->addWidget(m_ui->finish);
    connect(m_ui->againAll, &QPushButton::clicked, this, [this] { Q_EMIT againRequested(m_missed); });
    connect(m_ui->finish, &QPushButton::clicked, this, &ReviewEnd::finished);
    drawFonts();
}

ReviewEnd::~ReviewEnd() = default;

void ReviewEnd::tell(int answered, const std::vector<MissedCheck> &missed, const StudyMoment &now)
{
    m_missed.clear();
    qDeleteAll(m_ui->rows->findChildren<QWidget *>(Qt::FindDirectChildrenOnly));
    for (const MissedCheck &each : missed) {
        m_missed.push_back(each.check);
        addRow(each);
    }
    m_ui->headline->setText(answered == 0 ? tr("Nothing is due now.") : tr("%n checks reviewed.", nullptr, answered));
    m_ui->summary->setText(missed.empty() ? tr("None was missed.")
                                          : DueWords::missed(int(missed.size()), now, locale()));
    m_ui->summary->setVisible(answered > 0);
    m_ui->headline->setAccessibleName(answered > 0 ? m_ui->headline->text() + u' ' + m_ui->summary->text()
                                                   : m_ui->headline->text());
    m_ui->scroll->setVisible(!missed.empty());
    m_ui->againAll->setVisible(!missed.empty());
    drawFonts();
}

void ReviewEnd::takeFocus()
{
    m_ui->headline->setFocus(Qt::OtherFocusReason);
}

void ReviewEnd::addRow(const MissedCheck &missed)
{
    auto *row = new QWidget(m_ui->rows);
    auto *column = new QVBoxLayout(row);
    column->setContentsMargins(0, 0, 0, 4 * Look::step);
    column->setSpacing(Look::step);
    auto *question = new RichTextLabel(row);
    question->setObjectName("missed"_L1);
    question->setText(missed.question, missed.means);
    auto *lesson = new QLabel(missed.lessonTitle, row);
    lesson->setTextFormat(Qt::PlainText);
    lesson->setProperty("role", QStringLiteral("quiet"));
    Look::alignToInterface(lesson);
    auto *buttons = new QWidget(row);
    auto *flow = new FlowLayout(buttons);
    flow->setSpacing(4 * Look::step);
    const auto add = [&](const QString &text, const QString &spoken) {
        auto *button = new ActionButton(buttons);
        button->setKind(ActionButton::Link);
        button->setText(text);
        button->setAccessibleName(spoken.arg(plainText(missed.question)));
        flow->addWidget(button);
        return button;
    };
    const bool passage = !missed.passage.isEmpty();
    connect(add(passage ? tr("Passage") : tr("Lesson"), passage ? tr("Passage of: %1") : tr("Lesson of: %1")),
            &QPushButton::clicked, this,
            [this, missed] { Q_EMIT passageRequested(missed.check.lessonRef(), missed.passage); });
    connect(add(tr("Ask me again"), tr("Ask me again: %1")), &QPushButton::clicked, this,
            [this, missed] { Q_EMIT againRequested({missed.check}); });
    for (QWidget *part : {static_cast<QWidget *>(question), static_cast<QWidget *>(lesson), buttons}) {
        column->addWidget(part);
    }
    m_ui->rows->layout()->addWidget(row);
}

void ReviewEnd::keyPressEvent(QKeyEvent *event)
{
    auto *focused = qobject_cast<QAbstractButton *>(focusWidget());
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool isAgain = m_actions.pressedBy(*event) == m_actions.again;
    if (event->isAutoRepeat() && (isEnter || isAgain)) {
        event->accept(); // still the press that answered the last check
    } else if (isEnter) {
        (focused != nullptr && focused->hasFocus() ? focused : m_ui->finish)->click();
    } else if (isAgain && !m_missed.empty()) {
        m_ui->againAll->click();
    } else {
        event->ignore();
    }
}

void ReviewEnd::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (m_ui->headline != nullptr) { // a change may come before the form is set up
        Look::follow(*event, this, [this] { drawFonts(); });
    }
}

void ReviewEnd::drawFonts()
{
    m_ui->headline->setFont(Look::question(font()));
    for (QLabel *label : m_ui->rows->findChildren<QLabel *>()) {
        if (label->property("role").isValid()) {
            label->setFont(Look::small(font()));
        }
    }
}

} // namespace Carrel
