// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "page/schemehandler.h"

#include "page/assetreader.h"
#include "page/pageaddress.h"
#include "page/shellpage.h"
#include "render/mediatype.h"

#include <QBuffer>
#include <QFile>
#include <QPointer>
#include <QRegularExpression>
#include <QUrlQuery>
#include <QWebEngineUrlRequestJob>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Carrel
{
namespace
{

void reply(QWebEngineUrlRequestJob *job, const QByteArray &bytes, const QByteArray &type)
{
    job->setAdditionalResponseHeaders({
        {"Content-Security-Policy",
         "default-src 'none'; img-src 'self'; font-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
         "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
        {"X-Content-Type-Options", "nosniff"},
        {"Referrer-Policy", "no-referrer"},
    });
    auto *buffer = new QBuffer(job);
    buffer->setData(bytes);
    buffer->open(QIODevice::ReadOnly);
    job->reply(type, buffer);
}

/** The file of the program's own resources behind @p path, or nothing. */
QString resourceFile(const QString &path)
{
    static const QRegularExpression ours(
        uR"(^/(?:styles/[a-z]+\.css|fonts/[A-Za-z-]+\.(?:ttf|otf)|katex/katex\.min\.css|katex/fonts/[A-Za-z0-9_-]+\.woff2)$)"_s);
    const QString file = u':' + path;
    return ours.match(path).hasMatch() && QFile::exists(file) ? file : QString();
}

QByteArray resourceType(const QString &file)
{
    if (file.endsWith(".css"_L1)) {
        return "text/css";
    }
    return file.endsWith(".woff2"_L1) ? "font/woff2" : "font/sfnt";
}

} // namespace

SchemeHandler::SchemeHandler(AssetFinder finder)
    : m_finder(std::move(finder))
{
    m_readers.setMaxThreadCount(2);
}

SchemeHandler::~SchemeHandler()
{
    m_readers.clear();
    m_readers.waitForDone();
}

void SchemeHandler::allowAssets(const QObject *view, const std::set<AssetHash> &assets)
{
    if (assets.empty()) {
        m_allowed.remove(view);
    } else {
        m_allowed.insert(view, assets);
    }
}

bool SchemeHandler::isAllowed(const AssetHash &asset) const
{
    return std::ranges::any_of(m_allowed, [&](const std::set<AssetHash> &named) { return named.contains(asset); });
}

void SchemeHandler::requestStarted(QWebEngineUrlRequestJob *job)
{
    const QUrl url = job->requestUrl();
    const bool shell = isShellUrl(url);
    // Only the program itself asks for the shell, and only the shell asks for the rest.
    const bool asker = shell ? job->initiator().isEmpty() || isPageUrl(job->initiator()) : isPageUrl(job->initiator());
    if (!isPageUrl(url) || job->requestMethod() != "GET" || !asker) {
        job->fail(QWebEngineUrlRequestJob::RequestDenied);
        return;
    }
    if (shell) {
        const auto theme = themeNamed(QUrlQuery(url).queryItemValue(u"theme"_s));
        reply(job, shellPage(theme.value_or(ThemeName::Light)), "text/html;charset=utf-8");
        return;
    }
    if (const QString file = resourceFile(url.path()); !file.isEmpty()) {
        QFile resource(file);
        const bool opened = resource.open(QIODevice::ReadOnly);
        reply(job, opened ? resource.readAll() : QByteArray(), resourceType(file));
        return;
    }
    const AssetHash asset(url.path().startsWith("/asset/"_L1) ? url.path().sliced(7) : QString());
    if (!isAllowed(asset)) {
        job->fail(QWebEngineUrlRequestJob::UrlNotFound);
        return;
    }
    serveAsset(job, asset);
}

void SchemeHandler::serveAsset(QWebEngineUrlRequestJob *job, const AssetHash &asset)
{
    // The job may be gone before its bytes are there; this handler waits for its readers.
    m_readers.start([this, finder = m_finder, asset, waiting = QPointer(job)] {
        const Result<QByteArray> picture = readPicture(finder, asset);
        QMetaObject::invokeMethod(this, [this, asset, waiting, picture] {
            if (picture) {
                m_reasons.remove(asset);
            } else {
                m_reasons.insert(asset, picture.error().sentence);
            }
            if (!waiting) {
                return;
            }
            if (picture) {
                reply(waiting, *picture, pictureType(*picture));
            } else {
                waiting->fail(QWebEngineUrlRequestJob::UrlNotFound);
            }
        });
    });
}

QString SchemeHandler::whyNotShown(const AssetHash &asset) const
{
    return m_reasons.value(asset);
}

} // namespace Carrel
