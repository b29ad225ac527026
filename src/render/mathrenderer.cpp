// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/mathrenderer.h"

#include <QCoreApplication>
#include <QFile>
#include <QHash>
#include <QJSEngine>
#include <QLoggingCategory>

using namespace Qt::StringLiterals;

namespace Carrel
{
namespace
{

QLoggingCategory::CategoryFilter s_otherFilter = nullptr;

void filterCategory(QLoggingCategory *category)
{
    // Null only while installFilter() goes over the categories that the other filter has set already.
    if (s_otherFilter) {
        s_otherFilter(category);
    }
    if (QLatin1StringView(category->categoryName()) == "qt.qml.usedbeforedeclared"_L1) {
        category->setEnabled(QtWarningMsg, false);
    }
}

/** KaTeX uses functions before they are declared, which is legal; 35 lines in the log about it help nobody. */
bool silenceUsedBeforeDeclared()
{
    s_otherFilter = QLoggingCategory::installFilter(filterCategory);
    return true;
}

} // namespace

struct MathRenderer::Private {
    std::unique_ptr<QJSEngine> engine;
    QJSValue render;
    QHash<std::pair<QString, bool>, MathHtml> cache;

    void load();
    [[nodiscard]] MathHtml call(const QString &tex, bool display);
};

void MathRenderer::Private::load()
{
    [[maybe_unused]] static const bool silenced = silenceUsedBeforeDeclared();
    engine = std::make_unique<QJSEngine>();
    QFile file(u":/katex/katex.min.js"_s);
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(opened, "MathRenderer", "katex.min.js is compiled in");
    engine->evaluate(opened ? QString::fromUtf8(file.readAll()) : QString(), u"katex.min.js"_s);
    render = engine->evaluate(uR"((function (tex, display) {
        return katex.renderToString(tex, {displayMode: display, output: "htmlAndMathml", throwOnError: true,
                                          strict: "ignore", trust: false, maxExpand: 500, maxSize: 50});
    }))"_s);
}

MathHtml MathRenderer::Private::call(const QString &tex, bool display)
{
    if (!engine) {
        load();
    }
    const QJSValue result = render.call({tex, display});
    if (result.isError()) {
        return {.html = {}, .error = result.property(u"message"_s).toString()};
    }
    return {.html = result.toString().toUtf8(), .error = {}};
}

MathRenderer::MathRenderer()
    : m_d(std::make_unique<Private>())
{
}

MathRenderer::~MathRenderer() = default;

MathHtml MathRenderer::render(const QString &tex, bool display)
{
    if (tex.size() > maximumLength) {
        return {.html = {}, .error = QCoreApplication::translate("Page", "The formula is too long.")};
    }
    const std::pair key(tex, display);
    const auto known = m_d->cache.constFind(key);
    if (known != m_d->cache.constEnd()) {
        return *known;
    }
    // A course has hundreds of formulas, a library many thousands; start anew before that is felt.
    if (m_d->cache.size() >= 2'000) {
        m_d->cache.clear();
    }
    return *m_d->cache.insert(key, m_d->call(tex, display));
}

} // namespace Carrel
