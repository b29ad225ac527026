// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/reader/notecard.h"

#include "base/shorttext.h"
#include "reader/ui_notecard.h"
#include "widgets/reader/selectionbar.h"
#include "widgets/shared/accessiblerole.h"

#include <QKeyEvent>

#include <utility>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr QSize wished(380, 232);
constexpr qsizetype quoteShown = 110;

} // namespace

AnnotationDraft draftOf(const Annotation &annotation)
{
    return {annotation.key, annotation.form, annotation.anchor, annotation.colour, annotation.text};
}

NoteCard::NoteCard(QWidget *over)
    : QFrame(over)
    , m_ui(std::make_unique<Ui::NoteCard>())
{
    setObjectName("noteCard"_L1);
    m_ui->setupUi(this);
    setAutoFillBackground(true);
    m_ui->text->setTabChangesFocus(true);
    m_ui->text->installEventFilter(this);
    connect(m_ui->done, &QPushButton::clicked, this, &NoteCard::finish);
    connect(m_ui->remove, &QPushButton::clicked, this, &NoteCard::remove);
    hide();
}

NoteCard::~NoteCard() = default;

void NoteCard::open(const AnnotationDraft &draft, const QRect &beside)
{
    finishAll();
    present(draft);
    resize(wished);
    placeBeside(this, beside);
}

void NoteCard::reopen(const AnnotationDraft &draft, const QString &why)
{
    present(draft);
    m_ui->problem->setText(tr("%1 The text is still here; “Done” tries again.", "after a sentence").arg(why));
    m_ui->problem->show();
    m_ui->remove->show(); // the way out while nothing can be kept
    announce(m_ui->problem, m_ui->problem->text());
}

void NoteCard::present(const AnnotationDraft &draft)
{
    m_draft = draft;
    const bool isBookmark = draft.form == AnnotationForm::Bookmark;
    setAccessibleName(isBookmark ? tr("Bookmark") : tr("Note"));
    m_ui->quote->setText(shortText(draft.anchor.quote, quoteShown));
    m_ui->quote->setVisible(!draft.anchor.quote.isEmpty());
    m_ui->colours->setVisible(draft.form == AnnotationForm::Highlight);
    m_ui->colours->setChosen(draft.colour);
    m_ui->text->setPlaceholderText(isBookmark ? tr("Name of the bookmark") : tr("Your note"));
    m_ui->text->setAccessibleName(m_ui->text->placeholderText());
    m_ui->text->setPlainText(draft.text);
    m_ui->text->moveCursor(QTextCursor::End);
    m_ui->remove->setVisible(!draft.isNew());
    m_ui->problem->hide();
    show();
    raise();
    m_ui->text->setFocus(Qt::OtherFocusReason);
}

void NoteCard::finish()
{
    if (std::optional<AnnotationDraft> draft = std::exchange(m_draft, std::nullopt)) {
        draft->text = m_ui->text->toPlainText().trimmed();
        draft->colour = m_ui->colours->chosen();
        hide();
        Q_EMIT kept(*draft);
        Q_EMIT left();
    }
}

void NoteCard::finishAll()
{
    while (isOpen()) {
        finish();
    }
}

void NoteCard::discard()
{
    if (std::exchange(m_draft, std::nullopt)) {
        hide();
        Q_EMIT left();
    }
}

void NoteCard::remove()
{
    if (const std::optional<AnnotationDraft> draft = std::exchange(m_draft, std::nullopt)) {
        hide();
        Q_EMIT deleted(*draft);
        Q_EMIT left();
    }
}

bool NoteCard::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_ui->text && event->type() == QEvent::KeyPress) {
        const auto *const key = static_cast<QKeyEvent *>(event);
        const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (isEnter && key->modifiers().testFlag(Qt::ControlModifier)) {
            finish();
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

void NoteCard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        finish();
    } else {
        QFrame::keyPressEvent(event);
    }
}

} // namespace Carrel
