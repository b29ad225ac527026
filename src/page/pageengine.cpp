// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "page/pageengine.h"

#include "page/pageaddress.h"
#include "page/requestgate.h"
#include "page/schemehandler.h"

#include <QCoreApplication>
#include <QWebEngineDownloadRequest>
#include <QWebEngineProfile>
#include <QWebEngineSettings>
#include <QWebEngineUrlScheme>

using namespace Qt::StringLiterals;

namespace Carrel
{
namespace
{

/** Everything a lesson does not need is off; page JavaScript first of all. */
void closeDown(QWebEngineSettings &settings)
{
    using Setting = QWebEngineSettings::WebAttribute;
    for (const Setting off : {QWebEngineSettings::JavascriptEnabled,
                              QWebEngineSettings::JavascriptCanOpenWindows,
                              QWebEngineSettings::JavascriptCanAccessClipboard,
                              QWebEngineSettings::LocalStorageEnabled,
                              QWebEngineSettings::LocalContentCanAccessRemoteUrls,
                              QWebEngineSettings::LocalContentCanAccessFileUrls,
                              QWebEngineSettings::HyperlinkAuditingEnabled,
                              QWebEngineSettings::PluginsEnabled,
                              QWebEngineSettings::PdfViewerEnabled,
                              QWebEngineSettings::ErrorPageEnabled,
                              QWebEngineSettings::FullScreenSupportEnabled,
                              QWebEngineSettings::ScreenCaptureEnabled,
                              QWebEngineSettings::WebGLEnabled,
                              QWebEngineSettings::Accelerated2dCanvasEnabled,
                              QWebEngineSettings::AutoLoadIconsForPage,
                              QWebEngineSettings::TouchIconsEnabled,
                              QWebEngineSettings::FocusOnNavigationEnabled,
                              QWebEngineSettings::AllowRunningInsecureContent,
                              QWebEngineSettings::AllowGeolocationOnInsecureOrigins,
                              QWebEngineSettings::DnsPrefetchEnabled,
                              QWebEngineSettings::NavigateOnDropEnabled,
                              QWebEngineSettings::AllowWindowActivationFromJavaScript}) {
        settings.setAttribute(off, false);
    }
    settings.setUnknownUrlSchemePolicy(QWebEngineSettings::DisallowUnknownUrlSchemes);
}

} // namespace

void preparePageEngine()
{
    QWebEngineUrlScheme scheme(pageScheme);
    scheme.setSyntax(QWebEngineUrlScheme::Syntax::Host);
    scheme.setFlags(QWebEngineUrlScheme::SecureScheme);
    QWebEngineUrlScheme::registerScheme(scheme);

    // A preconnect passes every other guard. The engine reads only double quotes.
    QByteArray flags = qgetenv("QTWEBENGINE_CHROMIUM_FLAGS");
    flags.append(flags.isEmpty() ? "" : " ").append("--host-resolver-rules=\"MAP * ~NOTFOUND\"");
    qputenv("QTWEBENGINE_CHROMIUM_FLAGS", flags);

    // Off the record is not enough: the graphics stack keeps about a hundred files of compiled shaders.
    qputenv("MESA_SHADER_CACHE_DISABLE", "true");
    qputenv("QSG_RHI_DISABLE_DISK_CACHE", "1");
    QCoreApplication::setAttribute(Qt::AA_DisableShaderDiskCache);
}

struct PageEngine::Private {
    // The profile uses gate and handler until it is gone.
    RequestGate gate;
    SchemeHandler handler;
    std::unique_ptr<QWebEngineProfile> profile;

    explicit Private(AssetFinder finder)
        : handler(std::move(finder))
        , profile(std::make_unique<QWebEngineProfile>())
    {
    }
};

PageEngine::PageEngine(AssetFinder finder, QObject *parent)
    : QObject(parent)
    , m_d(std::make_unique<Private>(std::move(finder)))
{
    QWebEngineProfile &profile = *m_d->profile;
    profile.setUrlRequestInterceptor(&m_d->gate);
    profile.installUrlSchemeHandler(pageScheme, &m_d->handler);
    profile.setPersistentPermissionsPolicy(QWebEngineProfile::PersistentPermissionsPolicy::AskEveryTime);
    closeDown(*profile.settings());
    connect(&profile, &QWebEngineProfile::downloadRequested, this,
            [](QWebEngineDownloadRequest *request) { request->cancel(); });
}

PageEngine::~PageEngine() = default;

void PageEngine::allowAssets(const QObject *view, const std::set<AssetHash> &assets)
{
    m_d->handler.allowAssets(view, assets);
}

QString PageEngine::whyNotShown(const AssetHash &asset) const
{
    return m_d->handler.whyNotShown(asset);
}

QWebEngineProfile *PageEngine::profile() const
{
    return m_d->profile.get();
}

} // namespace Carrel
