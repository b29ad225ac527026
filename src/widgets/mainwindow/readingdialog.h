// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <memory>

namespace Carrel
{

namespace Ui
{
class ReadingDialog;
}

/** A sheet with text to read and to copy: the report of an import, the keys, About. */
class ReadingDialog final : public QDialog
{
    Q_OBJECT

public:
    ReadingDialog(const QString &title, const QString &html, QWidget *parent);
    ~ReadingDialog() override;

    [[nodiscard]] QString plainText() const;

private:
    const std::unique_ptr<Ui::ReadingDialog> m_ui;
};

} // namespace Carrel
