// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace Carrel
{

/**
 * Lays widgets side by side and begins a new row where the width ends: for chips, and for buttons whose words are
 * longer in another language.
 */
class FlowLayout final : public QLayout
{
    Q_OBJECT

public:
    enum class Rows { Natural, Filled }; ///< Filled: the widgets of a row share its whole width

    explicit FlowLayout(QWidget *parent = nullptr, Rows rows = Rows::Natural);
    ~FlowLayout() override;

    void addItem(QLayoutItem *item) override;
    [[nodiscard]] int count() const override;
    [[nodiscard]] QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    void setGeometry(const QRect &rect) override;

private:
    struct Row;
    [[nodiscard]] std::vector<Row> rowsFor(int width) const;

    Rows m_rows;
    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace Carrel
