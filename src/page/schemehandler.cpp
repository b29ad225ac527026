// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "page/schemehandler.h"

#include "page/pageaddress.h"
#include "render/mediatype.h"
#include "render/svgcleaner.h"

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

/** A picture larger than this would only take the page's memory. */
constexpr qint64 maximumAssetBytes = 64 * 1024 * 1024;

QByteArray shellHtml(const QUrl &url)
{
    const std::optional<ThemeName> theme = themeNamed(QUrlQuery(url).queryItemValue(u"theme"_s));
    return QByteArray("<!doctype html><html data-theme=\"")
        .append(themeWord(theme.value_or(ThemeName::Light)).toLatin1())
        .append("\"><head><meta charset=\"utf-8\"><title>Carrel</title>"
                "<link rel=\"stylesheet\" href=\"/styles/tokens.css\">"
                "<link rel=\"stylesheet\" href=\"/katex/katex.min.css\">"
                "<link rel=\"stylesheet\" href=\"/styles/lesson.css\">"
                "<link rel=\"stylesheet\" href=\"/styles/marks.css\">"
                "</head><body><main></main></body></html>");
}

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

/** The bytes of an asset; empty when they cannot be had. */
QByteArray readAsset(const AssetFinder &finder, const AssetHash &asset)
{
    const Result<QString> path = finder ? finder(asset) : Result<QString>(QString());
    if (!path || path->isEmpty()) {
        return {};
    }
    QFile file(*path);
    return file.open(QIODevice::ReadOnly) && file.size() <= maximumAssetBytes ? file.readAll() : QByteArray();
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
        reply(job, shellHtml(url), "text/html;charset=utf-8");
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
        QByteArray bytes = readAsset(finder, asset);
        if (pictureType(bytes) == "image/svg+xml") {
            bytes = cleanedSvg(bytes);
        }
        QMetaObject::invokeMethod(this, [waiting, bytes] {
            if (!waiting) {
                return;
            }
            const QByteArray type = pictureType(bytes);
            if (type.isEmpty()) {
                waiting->fail(QWebEngineUrlRequestJob::UrlNotFound);
            } else {
                reply(waiting, bytes, type);
            }
        });
    });
}

} // namespace Carrel
