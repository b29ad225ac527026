// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quiz/optioncard.h"

#include "course/plaintext.h"
#include "widgets/quiz/optioncardaccessible.h"
#include "widgets/shared/look.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QTextBlock>

namespace Carrel
{

namespace
{

constexpr int padding = 3 * Look::step;
constexpr int gap = 2 * Look::step;

struct CardColours {
    QColor fill;
    QColor border;
    QColor tag;
};

CardColours coloursOf(CardState state, const ThemeTokens &tokens)
{
    switch (state) {
    case CardState::Picked:
        return {tokens.accentSoft, tokens.accent, tokens.accent};
    case CardState::OwnRight:
    case CardState::RightAnswer:
        return {tokens.goodSoft, tokens.good, tokens.good};
    case CardState::OwnWrong:
        return {tokens.badSoft, tokens.bad, tokens.bad};
    case CardState::Plain:
    case CardState::Quiet:
        break;
    }
    return {tokens.paper, tokens.line, tokens.ink2};
}

} // namespace

OptionCard::OptionCard(QWidget *parent)
    : QAbstractButton(parent)
    , m_words(new RichTextDocument(this))
    , m_below(new RichTextDocument(this))
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    installOptionCardAccessibility();
    for (RichTextDocument *document : {m_words, m_below}) {
        connect(document, &RichTextDocument::formulaArrived, this, &OptionCard::refresh);
    }
}

void OptionCard::setOption(int number, CheckKind kind, const RichText &text, const RichTextMeans &means)
{
    m_number = number;
    m_kind = kind;
    m_text = text;
    m_means = means;
    refresh();
}

void OptionCard::setState(CardState state)
{
    m_state = state;
    const bool open = state == CardState::Plain || state == CardState::Picked;
    setChecked(state == CardState::Picked || state == CardState::OwnRight || state == CardState::OwnWrong);
    setCursor(open ? Qt::PointingHandCursor : Qt::ArrowCursor);
    refresh();
}

void OptionCard::setReason(const std::optional<RichText> &reason)
{
    m_reason = reason;
    refresh();
}

QString OptionCard::stateWords() const
{
    switch (m_state) {
    case CardState::OwnRight:
        return tr("Your choice, right.");
    case CardState::OwnWrong:
        return tr("Your choice.");
    case CardState::RightAnswer:
        return tr("Right answer.");
    case CardState::Quiet:
        return m_reason.has_value() ? tr("Why not.") : QString();
    case CardState::Plain:
    case CardState::Picked:
        break;
    }
    return {};
}

QString OptionCard::spoken() const
{
    QString all = tr("%1: %2", "number and words of an option").arg(QString::number(m_number), plainText(m_text));
    if (m_state == CardState::OwnWrong) {
        all = tr("%1. Your choice, wrong.", "what is said of an option").arg(all);
    } else if (!stateWords().isEmpty()) {
        all = tr("%1. %2", "an option, then what is said of it").arg(all, stateWords());
    }
    return m_reason.has_value() ? tr("%1 %2", "an option, then its reason").arg(all, plainText(*m_reason)) : all;
}

QSize OptionCard::sizeHint() const
{
    const int width = textLeft() + qMax(m_words->naturalWidth(), m_below->naturalWidth()) + padding;
    return {width, heightForWidth(width)};
}

QSize OptionCard::minimumSizeHint() const
{
    return {textLeft() + fontMetrics().averageCharWidth() * 10 + padding, capSize() + 2 * padding};
}

int OptionCard::heightForWidth(int width) const
{
    const int inner = qMax(1, width - textLeft() - padding);
    int height = m_words->layOut(inner);
    if (!m_below->isEmpty()) {
        height += Look::step + m_below->layOut(inner);
    }
    return qMax(height, capSize()) + 2 * padding - Look::step;
}

void OptionCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFrame(painter);
    paintCap(painter);
    const int inner = qMax(1, width() - textLeft() - padding);
    const int left = isReadFromRight() ? padding : textLeft();
    const int top = padding - Look::step / 2;
    const int height = m_words->layOut(inner);
    m_words->paint(painter, {left, top}, palette());
    if (!m_below->isEmpty()) {
        m_below->layOut(inner);
        m_below->paint(painter, {left, top + height + Look::step}, palette());
    }
}

void OptionCard::keyPressEvent(QKeyEvent *event)
{
    // The list moves between cards and the view answers; a button's own arrows would only move the focus.
    if (event->key() == Qt::Key_Space) {
        QAbstractButton::keyPressEvent(event);
    } else {
        event->ignore();
    }
}

void OptionCard::changeEvent(QEvent *event)
{
    Look::follow(*event, this, [this] { refresh(); });
    if (event->type() == QEvent::LayoutDirectionChange) {
        refresh();
    }
    QAbstractButton::changeEvent(event);
}

void OptionCard::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu menu(this);
    menu.addAction(tr("Copy text"), this, [this] {
        const QString reason = m_reason.has_value() ? u'\n' + plainText(*m_reason) : QString();
        QApplication::clipboard()->setText(plainText(m_text) + reason);
    });
    menu.exec(event->globalPos());
}

void OptionCard::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void OptionCard::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

void OptionCard::refresh()
{
    m_words->setText(m_text, m_means, font(), palette());
    const QString words = stateWords();
    if (words.isEmpty()) {
        m_below->clear();
    } else {
        m_below->setText(m_reason.value_or(RichText()), m_means, Look::small(font()), palette());
        m_below->addTag(words, coloursOf(m_state, Look::colours(palette())).tag, layoutDirection());
    }
    tellName();
    updateGeometry();
    update();
}

void OptionCard::tellName()
{
    const QString name = spoken();
    if (name != accessibleName()) {
        setAccessibleName(name);
    }
}

int OptionCard::capSize() const
{
    return QFontMetrics(Look::code(Look::small(font()))).height() + Look::step / 2;
}

/** Its number stands where its words begin. Numbers and formulas alone begin where the interface does. */
bool OptionCard::isReadFromRight() const
{
    return m_words->firstBlock().textDirection() == Qt::RightToLeft;
}

int OptionCard::textLeft() const
{
    return padding + capSize() + gap;
}

void OptionCard::paintFrame(QPainter &painter) const
{
    const ThemeTokens tokens = Look::colours(palette());
    const CardColours colours = coloursOf(m_state, tokens);
    const bool open = m_state == CardState::Plain || m_state == CardState::Picked;
    const QColor border = hasFocus() || (open && underMouse() && isEnabled()) ? tokens.accent : colours.border;
    const bool heavy = hasFocus() || m_state == CardState::Picked;
    painter.setPen(QPen(border, heavy ? 2 * Look::line : Look::line));
    painter.setBrush(colours.fill);
    const qreal inset = heavy ? 1.0 : 0.5;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), Look::radius, Look::radius);
}

void OptionCard::paintCap(QPainter &painter) const
{
    const ThemeTokens tokens = Look::colours(palette());
    const bool picked = m_state == CardState::Picked;
    const int size = capSize();
    const int left = isReadFromRight() ? width() - padding - size : padding;
    const int top = padding - Look::step / 2;
    const QRectF cap(left + 0.5, top + 0.5, size - 1, size - 1);
    const qreal rounding = m_kind == CheckKind::Single ? size / 2.0 : Look::step;
    painter.setPen(QPen(picked ? tokens.accent : tokens.ink2, Look::line));
    painter.setBrush(picked ? QBrush(tokens.accent) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(cap, rounding, rounding);
    painter.setPen(picked ? tokens.paper : tokens.ink2);
    painter.setFont(Look::small(Look::small(font())));
    painter.drawText(cap, Qt::AlignCenter, QString::number(m_number));
}

} // namespace Carrel
