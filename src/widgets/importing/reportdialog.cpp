// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/importing/reportdialog.h"

#include "widgets/importing/reportpane.h"
#include "widgets/shared/look.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace Carrel
{

ReportDialog::ReportDialog(const Diagnostics &diagnostics, QWidget *parent)
    : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("What was found while adding"));
    auto *const column = new QVBoxLayout(this);
    column->setContentsMargins(Look::step * 5, Look::step * 3, Look::step * 5, Look::step * 4);
    column->addWidget(new ReportPane(diagnostics), 1);
    auto *const buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setText(tr("&Close"));
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    // Never larger than the window it belongs to.
    resize(QSize(760, 560).boundedTo(parent->window()->size() - QSize(32, 32)));
}

} // namespace Carrel
