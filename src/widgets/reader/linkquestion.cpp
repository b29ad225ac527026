// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/reader/linkquestion.h"

#include "widgets/shared/plainquestion.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDesktopServices>
#include <QGuiApplication>
#include <QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

QString say(const char *sentence)
{
    return QCoreApplication::translate("Carrel::LinkQuestion", sentence);
}

bool mayOpen(const QUrl &address)
{
    const QString scheme = address.scheme();
    return address.isValid() && (scheme == "https"_L1 || scheme == "http"_L1 || scheme == "mailto"_L1);
}

} // namespace

void askToOpen(const QUrl &address, QWidget *parent)
{
    auto *box = new PlainQuestion(
        QMessageBox::NoIcon, say(QT_TRANSLATE_NOOP("Carrel::LinkQuestion", "Link to outside")),
        mayOpen(address)
            ? say(QT_TRANSLATE_NOOP("Carrel::LinkQuestion", "Open this address in your browser?"))
            : say(QT_TRANSLATE_NOOP("Carrel::LinkQuestion", "Carrel does not open addresses of this kind.")),
        address.toDisplayString(QUrl::FullyEncoded), parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton *copy =
        box->addButton(say(QT_TRANSLATE_NOOP("Carrel::LinkQuestion", "&Copy address")), QMessageBox::ActionRole);
    QObject::connect(copy, &QPushButton::clicked, box,
                     [address] { QGuiApplication::clipboard()->setText(address.toString(QUrl::FullyEncoded)); });
    box->addButton(QMessageBox::Cancel);
    box->setDefaultButton(QMessageBox::Cancel); // the key that pressed the link may still be held
    if (mayOpen(address)) {
        QPushButton *open = box->addButton(say(QT_TRANSLATE_NOOP("Carrel::LinkQuestion", "&Open in the browser")),
                                           QMessageBox::AcceptRole);
        open->setObjectName(u"openOutside"_s);
        QObject::connect(open, &QPushButton::clicked, box, [address] { QDesktopServices::openUrl(address); });
    }
    box->open();
}

} // namespace Carrel
