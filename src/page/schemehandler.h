// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/pageengine.h"

#include <QHash>
#include <QThreadPool>
#include <QWebEngineUrlSchemeHandler>

namespace Carrel
{

/**
 * Answers requests on carrel://page/: the empty page, our style sheets and fonts from the program itself, and the files
 * that lessons on screen name. Files are read on worker threads.
 */
class SchemeHandler final : public QWebEngineUrlSchemeHandler
{
    Q_OBJECT

public:
    explicit SchemeHandler(AssetFinder finder);
    ~SchemeHandler() override;

    void allowAssets(const QObject *view, const std::set<AssetHash> &assets);
    /** Why @p asset could not be served when it was asked for last, as a sentence; empty: it was. */
    [[nodiscard]] QString whyNotShown(const AssetHash &asset) const;
    void requestStarted(QWebEngineUrlRequestJob *job) override;

private:
    [[nodiscard]] bool isAllowed(const AssetHash &asset) const;
    void serveAsset(QWebEngineUrlRequestJob *job, const AssetHash &asset);

    AssetFinder m_finder;
    QHash<const QObject *, std::set<AssetHash>> m_allowed;
    QHash<AssetHash, QString> m_reasons;
    QThreadPool m_readers;
};

} // namespace Carrel
