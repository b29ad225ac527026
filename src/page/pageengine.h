// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "course/ids.h"
#include "render/tokens.h"

#include <QObject>

#include <functional>
#include <memory>
#include <set>

class QWebEngineProfile;

namespace Carrel
{

/**
 * Registers the page's scheme, closes the engine's resolver and keeps engine and graphics from writing files.
 * Call once, first thing in main(), before QApplication is made.
 */
void preparePageEngine();

/** Where the bytes of a course's file lie. Called on a worker thread. */
using AssetFinder = std::function<Result<QString>(const AssetHash &)>;

/**
 * The engine behind every page: a profile that leaves no trace, lets nothing out and serves our own resources and the
 * files of the lessons on screen. One for the program; views are deleted before it, it before QApplication.
 */
class PageEngine final : public QObject
{
    Q_OBJECT

public:
    explicit PageEngine(AssetFinder finder, QObject *parent = nullptr);
    ~PageEngine() override;

    /** The files the lesson of @p view names; no others are served. An empty set when the view goes. */
    void allowAssets(const QObject *view, const std::set<AssetHash> &assets);

    /** Why the picture @p asset was not served when the page asked for it, as a sentence; empty: it was. */
    [[nodiscard]] QString whyNotShown(const AssetHash &asset) const;

    [[nodiscard]] QWebEngineProfile *profile() const;

private:
    struct Private;
    std::unique_ptr<Private> m_d;
};

} // namespace Carrel
