// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shared/messagebar.h"

#include "widgets/shared/plainlabel.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

MessageBar::MessageBar(QWidget *parent)
    : QFrame(parent)
    , m_sign(new PlainLabel(this))
    , m_text(new PlainLabel(this))
    , m_progress(new QProgressBar(this))
    , m_buttons(new QHBoxLayout)
    , m_close(new QToolButton(this))
{
    setObjectName("messageBar"_L1);
    setAccessibleName(tr("Messages"));
    m_sign->setObjectName("messageSign"_L1);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setObjectName("messageText"_L1);
    m_text->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(160);
    m_progress->setAccessibleName(tr("Progress"));
    m_close->setText(tr("Close"));
    m_close->setAccessibleName(tr("Close this message"));
    m_close->setAutoRaise(true);
    connect(m_close, &QToolButton::clicked, this, &MessageBar::close);

    auto *const row = new QHBoxLayout(this);
    row->setContentsMargins(16, 4, 8, 4);
    row->setSpacing(12);
    row->addWidget(m_sign);
    row->addWidget(m_text, 1);
    row->addWidget(m_progress);
    m_buttons->setSpacing(8);
    row->addLayout(m_buttons);
    row->addWidget(m_close);
    hide();
}

void MessageBar::say(const Message &message)
{
    if (message.lasting) {
        m_lasting.push_back(message);
    }
    draw(message);
    announce(message.text);
}

void MessageBar::draw(const Message &message)
{
    m_isLasting = message.lasting;
    m_isPassing = message.passing;
    while (QLayoutItem *const item = m_buttons->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    for (const MessageAction &action : message.actions) {
        auto *const button = new QPushButton(action.text, this);
        // A copy: the bar may be told something else by what the button runs.
        connect(button, &QPushButton::clicked, this, [this, run = action.run] {
            close();
            run();
        });
        m_buttons->addWidget(button);
    }
    m_text->setText(message.text);
    m_progress->setVisible(message.kind == MessageKind::Working);
    showProgress(0, 0);
    m_close->setVisible(message.kind != MessageKind::Working);
    drawSign(message.kind);
    show();
}

void MessageBar::setProgress(int done, int total, const QString &what)
{
    showProgress(done, total);
    if (!what.isEmpty()) {
        m_text->setText(what);
    }
}

void MessageBar::setMotionReduced(bool reduced)
{
    m_isMotionReduced = reduced;
    if (m_progress->maximum() <= 1) {
        showProgress(0, 0);
    }
}

/** A bar of which no end is known runs to and fro, unless nothing is to move. */
void MessageBar::showProgress(int done, int total)
{
    m_progress->setRange(0, total == 0 && m_isMotionReduced ? 1 : total);
    m_progress->setValue(done);
}

void MessageBar::close()
{
    if (m_isLasting) {
        m_lasting.pop_back();
    }
    if (m_lasting.empty()) {
        m_isLasting = false;
        m_isPassing = false;
        hide();
    } else {
        draw(m_lasting.back());
    }
}

void MessageBar::moveOn()
{
    if (m_isPassing) {
        close();
    }
}

void MessageBar::takeFocus()
{
    QWidget *const first = m_buttons->isEmpty() ? nullptr : m_buttons->itemAt(0)->widget();
    QWidget *const last = m_close->isVisible() ? static_cast<QWidget *>(m_close) : m_text;
    (first != nullptr ? first : last)->setFocus(Qt::ShortcutFocusReason);
}

QString MessageBar::text() const
{
    return isHidden() ? QString() : m_text->text();
}

void MessageBar::drawSign(MessageKind kind)
{
    const bool problem = kind == MessageKind::Problem;
    m_sign->setText(problem ? tr("Problem") : QString());
    m_sign->setVisible(problem);
    setProperty("kind", problem ? u"problem"_s : u"news"_s);
    for (QWidget *const part : {static_cast<QWidget *>(this), static_cast<QWidget *>(m_sign)}) {
        part->style()->unpolish(part);
        part->style()->polish(part);
    }
}

void MessageBar::announce(const QString &text)
{
    QAccessibleAnnouncementEvent event(this, text);
    QAccessible::updateAccessibility(&event);
}

} // namespace Carrel
