// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/rendercontext.h"

#include "render/documentmeans.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace Carrel
{

const Asset *RenderContext::asset(const QString &path) const
{
    static const QRegularExpression sha256(u"^[0-9a-f]{64}$"_s);
    const auto found = context.assets.find(path);
    const bool usable = found != context.assets.end() && sha256.match(found->second.hash.toString()).hasMatch();
    return usable ? &found->second : nullptr;
}

QString RenderContext::assetUrl(const QString &path)
{
    const Asset *found = asset(path);
    if (!found) {
        return {};
    }
    const QString elsewhere = context.document ? context.document->pictureUrl(*found) : QString();
    if (context.document && elsewhere.isNull()) {
        return {};
    }
    assets.insert(found->hash);
    return context.document ? elsewhere : u"/asset/"_s + found->hash.toString();
}

} // namespace Carrel
