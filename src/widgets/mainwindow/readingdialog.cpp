// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mainwindow/readingdialog.h"

#include "mainwindow/ui_readingdialog.h"

#include <QClipboard>
#include <QGuiApplication>

namespace Carrel
{

ReadingDialog::ReadingDialog(const QString &title, const QString &html, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_unique<Ui::ReadingDialog>())
{
    m_ui->setupUi(this);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(title);
    m_ui->heading->setText(title);
    m_ui->text->setAccessibleName(title);
    m_ui->text->document()->setDocumentMargin(0); // in line with the heading
    m_ui->text->setHtml(html);
    m_ui->text->viewport()->setAutoFillBackground(false);
    connect(m_ui->closeButton, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_ui->copyButton, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(plainText()); });
    // Never larger than the window it belongs to.
    resize(QSize(560, 520).boundedTo(parent->window()->size() - QSize(32, 32)));
}

ReadingDialog::~ReadingDialog() = default;

QString ReadingDialog::plainText() const
{
    return m_ui->text->toPlainText();
}

} // namespace Carrel
