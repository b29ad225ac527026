// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shared/flowlayout.h"

#include "widgets/shared/look.h"

#include <QStyle>
#include <QWidget>

namespace Carrel
{

namespace
{

int extraFor(const std::vector<QLayoutItem *> &items, int width, int taken)
{
    return qMax(0, width - taken) / int(items.size());
}

int heightOf(const std::vector<QLayoutItem *> &items, int width, int taken, bool fill)
{
    const int extra = fill ? extraFor(items, width, taken) : 0;
    int height = 0;
    for (const QLayoutItem *item : items) {
        const int own = qMin(item->sizeHint().width() + extra, width);
        height = qMax(height, item->hasHeightForWidth() ? item->heightForWidth(own) : item->sizeHint().height());
    }
    return height;
}

} // namespace

struct FlowLayout::Row {
    std::vector<QLayoutItem *> items;
    int width = 0;
};

FlowLayout::FlowLayout(QWidget *parent, Rows rows)
    : QLayout(parent)
    , m_rows(rows)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(2 * Look::step);
}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.emplace_back(item);
}

int FlowLayout::count() const
{
    return int(m_items.size());
}

QLayoutItem *FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[size_t(index)].get() : nullptr;
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= count()) {
        return nullptr;
    }
    QLayoutItem *item = m_items[size_t(index)].release();
    m_items.erase(m_items.begin() + index);
    return item;
}

QSize FlowLayout::sizeHint() const
{
    int width = 0;
    for (const auto &item : m_items) {
        if (!item->isEmpty()) {
            width += item->sizeHint().width() + spacing();
        }
    }
    return {qMax(0, width - spacing()), minimumSize().height()};
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const auto &item : m_items) {
        if (!item->isEmpty()) {
            size = size.expandedTo(item->minimumSize());
        }
    }
    return size;
}

int FlowLayout::heightForWidth(int width) const
{
    int height = 0;
    for (const Row &row : rowsFor(width)) {
        height += (height > 0 ? spacing() : 0) + heightOf(row.items, width, row.width, m_rows == Rows::Filled);
    }
    return height;
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    const Qt::LayoutDirection direction =
        parentWidget() == nullptr ? Qt::LeftToRight : parentWidget()->layoutDirection();
    const bool fill = m_rows == Rows::Filled;
    int y = rect.y();
    for (const Row &row : rowsFor(rect.width())) {
        const int height = heightOf(row.items, rect.width(), row.width, fill);
        const int extra = fill ? extraFor(row.items, rect.width(), row.width) : 0;
        int x = rect.x();
        for (QLayoutItem *item : row.items) {
            const bool last = fill && item == row.items.back(); // takes what the division leaves over
            const int width = last ? rect.x() + rect.width() - x : qMin(item->sizeHint().width() + extra, rect.width());
            item->setGeometry(QStyle::visualRect(direction, rect, QRect(x, y, width, height)));
            x += width + spacing();
        }
        y += height + spacing();
    }
}

std::vector<FlowLayout::Row> FlowLayout::rowsFor(int width) const
{
    std::vector<Row> rows;
    for (const auto &item : m_items) {
        if (item->isEmpty()) {
            continue;
        }
        const int wanted = qMin(item->sizeHint().width(), width);
        if (rows.empty() || rows.back().width + spacing() + wanted > width) {
            rows.push_back({{item.get()}, wanted});
        } else {
            rows.back().items.push_back(item.get());
            rows.back().width += spacing() + wanted;
        }
    }
    return rows;
}

} // namespace Carrel
