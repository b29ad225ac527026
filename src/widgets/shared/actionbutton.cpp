// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shared/actionbutton.h"

#include "base/foreigntext.h"
#include "widgets/shared/look.h"

#include <QAccessible>
#include <QAction>
#include <QPainter>
#include <QStyle>

namespace Carrel
{

namespace
{

constexpr int flags = Qt::AlignCenter | Qt::TextWordWrap | Qt::TextHideMnemonic;

} // namespace

ActionButton::ActionButton(QWidget *parent)
    : QPushButton(parent)
{
    // A fixed height would be that of one line, and cut words that wrap.
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
}

void ActionButton::setKind(Kind kind)
{
    m_kind = kind;
    updateGeometry();
    update();
}

void ActionButton::setKeyHint(const QString &key)
{
    m_keyHint = key;
    setToolTip(plainTip(key.isEmpty() ? QString() : tr("Key: %1").arg(key)));
    updateGeometry();
    update();
}

void ActionButton::showKeyOf(const QAction *action)
{
    const auto show = [this, action] { setKeyHint(action->shortcut().toString(QKeySequence::NativeText)); };
    connect(action, &QAction::changed, this, show);
    show();
}

QSize ActionButton::sizeHint() const
{
    const QFontMetrics metrics(Look::strong(font()));
    const int width = metrics.size(Qt::TextHideMnemonic, text()).width() + hintWidth() + 2 * sidePadding();
    return {width + 2, heightForWidth(width + 2)};
}

QSize ActionButton::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 8, heightForWidth(sizeHint().width())};
}

int ActionButton::heightForWidth(int width) const
{
    const int above = m_kind == Link ? Look::step : 2 * Look::step;
    return wordsHeight(width) + 2 * above;
}

void ActionButton::paintEvent(QPaintEvent *)
{
    const ThemeTokens tokens = Look::colours(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = !isEnabled() ? tokens.ink2 : m_kind == Primary ? tokens.paper : tokens.accent;
    paintFrame(painter, ink);
    painter.setPen(ink);
    QFont words = Look::strong(font());
    words.setUnderline(m_kind == Link && underMouse() && !hasFocus());
    painter.setFont(words);
    const QRect all = rect().adjusted(sidePadding(), 0, -sidePadding(), 0);
    const int spare =
        m_kind == Link ? qMax(0, width() - sizeHint().width()) : 0; // words and key of a link stay together
    const QRect wordsPlace = all.adjusted(0, 0, -hintWidth() - spare, 0);
    const QRect hint(all.right() - hintWidth() - spare + 1, all.top(), hintWidth(), all.height());
    painter.drawText(QStyle::visualRect(layoutDirection(), all, wordsPlace),
                     m_kind == Link ? (flags & ~Qt::AlignHCenter) | Qt::AlignLeading : flags, text());
    if (!m_keyHint.isEmpty()) {
        painter.setFont(Look::small(Look::small(font())));
        painter.setOpacity(0.8);
        painter.drawText(QStyle::visualRect(layoutDirection(), all, hint), Qt::AlignVCenter | Qt::AlignTrailing,
                         m_keyHint);
    }
}

int ActionButton::hintWidth() const
{
    if (m_keyHint.isEmpty()) {
        return 0;
    }
    return QFontMetrics(Look::small(Look::small(font()))).horizontalAdvance(m_keyHint) + 2 * Look::step;
}

int ActionButton::sidePadding() const
{
    return m_kind == Link ? 0 : 3 * Look::step;
}

int ActionButton::wordsHeight(int width) const
{
    const QFontMetrics metrics(Look::strong(font()));
    const int inner = qMax(1, width - 2 * sidePadding() - hintWidth());
    return metrics.boundingRect(QRect(0, 0, inner, 10'000), flags, text()).height();
}

void ActionButton::paintFrame(QPainter &painter, const QColor &ink) const
{
    const ThemeTokens tokens = Look::colours(palette());
    const bool filled = m_kind == Primary && isEnabled();
    const bool touched = isEnabled() && (underMouse() || isDown());
    if (m_kind != Link) {
        painter.setPen(QPen(filled ? tokens.accent : isEnabled() ? ink : tokens.line, Look::line));
        painter.setBrush(filled ? tokens.accent : touched ? tokens.accentSoft : QColor(Qt::transparent));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), Look::radius, Look::radius);
    }
    if (hasFocus() && m_kind == Link) {
        // Words that begin at the edge leave no room for a frame around them.
        const QRect under(0, height() - 2 * Look::line, qMin(width(), sizeHint().width()), 2 * Look::line);
        painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), under), tokens.accent);
    } else if (hasFocus()) {
        constexpr qreal inset = 3.5;
        painter.setPen(QPen(ink, Look::line));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), Look::step, Look::step);
    }
}

} // namespace Carrel
