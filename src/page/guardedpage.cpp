// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "page/guardedpage.h"

#include "page/pageaddress.h"

#include <QLoggingCategory>
#include <QWebEngineFileSystemAccessRequest>
#include <QWebEngineFullScreenRequest>
#include <QWebEnginePermission>
#include <QWebEngineRegisterProtocolHandlerRequest>

namespace Carrel
{
namespace
{
Q_LOGGING_CATEGORY(pageLog, "carrel.page", QtWarningMsg)
} // namespace

GuardedPage::GuardedPage(QWebEngineProfile *profile, QObject *parent)
    : QWebEnginePage(profile, parent)
{
    connect(this, &QWebEnginePage::permissionRequested, this,
            [](const QWebEnginePermission &permission) { permission.deny(); });
    connect(this, &QWebEnginePage::fullScreenRequested, this,
            [](QWebEngineFullScreenRequest request) { request.reject(); });
    connect(this, &QWebEnginePage::registerProtocolHandlerRequested, this,
            [](QWebEngineRegisterProtocolHandlerRequest request) { request.reject(); });
    connect(this, &QWebEnginePage::fileSystemAccessRequested, this,
            [](QWebEngineFileSystemAccessRequest request) { request.reject(); });
}

bool GuardedPage::acceptNavigationRequest(const QUrl &url, NavigationType, bool isMainFrame)
{
    return isMainFrame && isShellUrl(url);
}

QWebEnginePage *GuardedPage::createWindow(WebWindowType)
{
    return nullptr;
}

QStringList GuardedPage::chooseFiles(FileSelectionMode, const QStringList &, const QStringList &)
{
    return {};
}

void GuardedPage::javaScriptAlert(const QUrl &, const QString &) {}

bool GuardedPage::javaScriptConfirm(const QUrl &, const QString &)
{
    return false;
}

bool GuardedPage::javaScriptPrompt(const QUrl &, const QString &, const QString &, QString *)
{
    return false;
}

void GuardedPage::javaScriptConsoleMessage(JavaScriptConsoleMessageLevel level, const QString &message, int line,
                                           const QString &source)
{
    if (level == ErrorMessageLevel) {
        qCWarning(pageLog).noquote() << source << line << message;
    } else {
        qCDebug(pageLog).noquote() << source << line << message;
    }
}

} // namespace Carrel
