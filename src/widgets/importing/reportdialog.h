// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"

#include <QDialog>

namespace Carrel
{

/** The report of an import that is over, to be read, filtered and copied. */
class ReportDialog final : public QDialog
{
    Q_OBJECT

public:
    ReportDialog(const Diagnostics &diagnostics, QWidget *parent);
};

} // namespace Carrel
