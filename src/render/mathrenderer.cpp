// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/mathrenderer.h"

#include "render/formulacolours.h"

#include <QCache>
#include <QCoreApplication>
#include <QFile>
#include <QJSEngine>
#include <QLoggingCategory>
#include <QMutex>
#include <QThread>

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

/** Lives in the thread of the renderer and holds what may only be used there. */
class KatexEngine final : public QObject
{
public:
    void warmUp(); ///< once, so that the first formulas of a lesson do not wait for it
    [[nodiscard]] MathHtml call(const QString &tex, bool display);

private:
    void load();

    std::unique_ptr<QJSEngine> m_engine;
    QJSValue m_render;
};

void KatexEngine::load()
{
    if (m_engine) {
        return;
    }
    m_engine = std::make_unique<QJSEngine>();
    QFile file(u":/katex/katex.min.js"_s);
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(opened, "MathRenderer", "katex.min.js is compiled in");
    m_engine->evaluate(opened ? QString::fromUtf8(file.readAll()) : QString(), u"katex.min.js"_s);
    m_render = m_engine->evaluate(uR"((function (tex, display) {
        return katex.renderToString(tex, {displayMode: display, output: "htmlAndMathml", throwOnError: true,
                                          strict: "ignore", trust: false, maxExpand: 500, maxSize: 50});
    }))"_s);
}

void KatexEngine::warmUp()
{
    if (m_engine) {
        return;
    }
    // The engine compiles what was called three times; most of KaTeX is met in one formula of many parts.
    constexpr int untilCompiled = 4;
    for (int i = 0; i < untilCompiled; ++i) {
        (void)call(uR"(\sum_{k=0}^{n} \frac{\sqrt{a_k + 1}}{2\,b^2} \le \left(\int_0^1 \mathbf{x}\right)
                       = \begin{cases} 1 & n > 0 \\ \text{else} & \alpha \end{cases})"_s,
                   true);
    }
}

MathHtml KatexEngine::call(const QString &tex, bool display)
{
    load();
    const QJSValue result = m_render.call({tex, display});
    if (result.isError()) {
        return {.html = {}, .error = result.property(u"message"_s).toString()};
    }
    return {.html = inThemeColours(result.toString().toUtf8()), .error = {}};
}

} // namespace

struct MathRenderer::Private {
    QThread thread;
    KatexEngine *engine = nullptr; ///< goes with its thread
    QMutex mutex;                  ///< over what is above and below
    QCache<std::pair<QString, bool>, MathHtml> cache{maximumKept};

    void start();
    ~Private();
};

void MathRenderer::Private::start()
{
    if (engine != nullptr) {
        return;
    }
    [[maybe_unused]] static const bool silenced = silenceUsedBeforeDeclared();
    engine = new KatexEngine;
    engine->moveToThread(&thread);
    QObject::connect(&thread, &QThread::finished, engine, &QObject::deleteLater);
    thread.setObjectName("katex"_L1);
    thread.setStackSize(8 * 1024 * 1024); // deep formulas; some systems give other threads much less
    thread.start();
}

MathRenderer::Private::~Private()
{
    thread.quit();
    thread.wait();
}

QByteArray mathMl(const QByteArray &html, bool display)
{
    const qsizetype start = html.indexOf("<math");
    const qsizetype end = html.indexOf("</math>");
    if (start < 0 || end < start) {
        return {};
    }
    QByteArray math = html.sliced(start, end + 7 - start);
    if (display && !math.first(math.indexOf('>')).contains("display=")) {
        math.insert(5, " display=\"block\"");
    }
    return math;
}

MathRenderer::MathRenderer()
    : m_d(std::make_unique<Private>())
{
}

MathRenderer::~MathRenderer() = default;

void MathRenderer::prepare()
{
    const QMutexLocker lock(&m_d->mutex);
    m_d->start();
    QMetaObject::invokeMethod(m_d->engine, &KatexEngine::warmUp, Qt::QueuedConnection);
}

MathHtml MathRenderer::render(const QString &tex, bool display)
{
    if (tex.size() > maximumLength) {
        return {.html = {}, .error = QCoreApplication::translate("Page", "The formula is too long.")};
    }
    const std::pair key(tex, display);
    const QMutexLocker lock(&m_d->mutex);
    if (const MathHtml *const known = m_d->cache.object(key)) {
        return *known;
    }
    m_d->start();
    MathHtml made;
    QMetaObject::invokeMethod(
        m_d->engine, [&] { made = m_d->engine->call(tex, display); }, Qt::BlockingQueuedConnection);
    m_d->cache.insert(key, new MathHtml(made));
    return made;
}

} // namespace Carrel
