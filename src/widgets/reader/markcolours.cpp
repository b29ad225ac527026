// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/reader/markcolours.h"

#include "widgets/shared/look.h"

#include <QFile>
#include <QPainter>
#include <QRegularExpression>

#include <array>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr int iconSize = 20;
constexpr float share = 0.36F; ///< of the colour in the ground

std::array<QColor, 4> readColours()
{
    QFile file(u":/styles/marks.css"_s);
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(opened, "markInk", "marks.css is compiled in");
    const QString css = opened ? QString::fromUtf8(file.readAll()) : QString();
    std::array<QColor, 4> colours;
    for (const MarkColour colour : allMarkColours) {
        const QRegularExpression token(u"--mark-%1: (#[0-9a-f]{6});"_s.arg(wordOf(colour)));
        colours.at(size_t(colour)) = QColor(token.match(css).captured(1));
    }
    return colours;
}

QColor mixed(const QColor &a, const QColor &b, float part)
{
    return QColor::fromRgbF(a.redF() * part + b.redF() * (1 - part), a.greenF() * part + b.greenF() * (1 - part),
                            a.blueF() * part + b.blueF() * (1 - part));
}

void paintWave(QPainter &painter, int left, int right, int y)
{
    QPolygonF wave;
    for (int x = left; x <= right; x += 2) {
        wave << QPointF(x, y + (wave.size() % 2 == 0 ? -1 : 1));
    }
    painter.drawPolyline(wave);
}

} // namespace

QColor markInk(MarkColour colour)
{
    static const std::array<QColor, 4> colours = readColours();
    return colours.at(size_t(colour));
}

void paintMark(QPainter &painter, const QRect &rect, MarkColour colour, const QPalette &palette)
{
    const ThemeTokens tokens = Look::colours(palette);
    const QColor ink = markInk(colour);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(ink, tokens.paper, share));
    painter.drawRoundedRect(rect, 3, 3);
    const QColor line = mixed(ink, tokens.ink, 0.55F);
    const int left = rect.left() + 3;
    const int right = rect.right() - 3;
    const int y = rect.bottom() - 4;
    painter.setPen(QPen(line, 1.6, colour == MarkColour::Blue ? Qt::DashLine : Qt::SolidLine, Qt::FlatCap));
    if (colour == MarkColour::Pink) {
        paintWave(painter, left, right, y);
    } else {
        painter.drawLine(left, y, right, y);
    }
    if (colour == MarkColour::Green) {
        painter.drawLine(left, y - 3, right, y - 3);
    }
    painter.restore();
}

QIcon markIcon(MarkColour colour, const QPalette &palette, qreal pixelRatio)
{
    QPixmap pixmap(QSize(iconSize, iconSize) * pixelRatio);
    pixmap.setDevicePixelRatio(pixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintMark(painter, QRect(0, 0, iconSize, iconSize), colour, palette);
    return pixmap;
}

} // namespace Carrel
