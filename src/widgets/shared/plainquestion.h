// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMessageBox>

namespace Carrel
{

/** A question of its own window. It shows its words as they are, where one of Qt's own would read a title with tags as
    HTML and load the pictures it names. */
class PlainQuestion final : public QMessageBox
{
    Q_OBJECT

public:
    /** @p title: of its window; @p what: what is asked; @p details: smaller below it, or nothing. */
    PlainQuestion(Icon icon, const QString &title, const QString &what, const QString &details, QWidget *parent);
};

} // namespace Carrel
