// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shared/plainquestion.h"

#include <QLabel>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

PlainQuestion::PlainQuestion(Icon icon, const QString &title, const QString &what, const QString &details,
                             QWidget *parent)
    : QMessageBox(icon, title, QString(), NoButton, parent)
{
    setTextFormat(Qt::PlainText); // before the text: what is read as HTML loads its pictures at once
    setText(what);
    if (!details.isEmpty()) {
        setInformativeText(u" "_s); // the label is made with its text, and not every Qt tells it the format
        const QList<QLabel *> labels = findChildren<QLabel *>();
        for (QLabel *const label : labels) {
            label->setTextFormat(Qt::PlainText);
        }
        setInformativeText(details);
    }
}

} // namespace Carrel
