// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace Carrel
{

/**
 * A label made in code. It shows its text as it is, where one of Qt's own would read a title with tags as HTML and load
 * the pictures it names. Labels of forms say the same of themselves.
 */
class PlainLabel : public QLabel
{
    Q_OBJECT

public:
    explicit PlainLabel(QWidget *parent = nullptr)
        : QLabel(parent)
    {
        setTextFormat(Qt::PlainText);
    }

    explicit PlainLabel(const QString &text, QWidget *parent = nullptr)
        : PlainLabel(parent)
    {
        setText(text);
    }
};

} // namespace Carrel
