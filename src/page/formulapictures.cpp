// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "page/formulapictures.h"

#include "page/guardedpage.h"
#include "page/pageaddress.h"
#include "page/pageengine.h"
#include "render/mathrenderer.h"

#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTimer>
#include <QWebEngineScript>
#include <QWebEngineView>

#include <algorithm>
#include <deque>
#include <utility>

using namespace Qt::StringLiterals;

namespace Carrel
{
namespace
{

constexpr QSize firstSize(1024, 384);
constexpr int largestSide = 4096; // what no check needs, and graphics memory still bears
constexpr int frameMs = 16;
constexpr int longestWaitMs = 10'000; // for one formula; a page that needs longer is not coming
constexpr int soonMs = 1'500;         // so long a gap is better than source that is gone in a moment
constexpr int idleMs = 30'000;        // then the page is closed and its memory given back

/** One formula to be drawn. */
struct Wanted {
    QString key;
    QString tex;
    bool display = false;
    FormulaLook look; ///< the ink comes last
};

/** The formula's box on the page, in the page's pixels. */
struct Box {
    qreal width = 0;
    qreal height = 0;
    qreal depth = 0;
};

/** Without the ink, so that another theme needs no drawing. */
QString keyOf(const QString &tex, bool display, const FormulaLook &look)
{
    return u"%1 %2 %3 "_s.arg(int(display)).arg(look.textPixels).arg(look.scale) + tex;
}

/** Stands beside each formula, so that a picture shows whether it is of this one or still of the one before. */
QColor markOf(int serial)
{
    return QColor(200, serial * 16 % 256, 64);
}

bool isNear(const QColor &one, const QColor &other)
{
    return qAbs(one.red() - other.red()) < 8 && qAbs(one.green() - other.green()) < 8 &&
           qAbs(one.blue() - other.blue()) < 8;
}

/** Black on white becomes how much ink there is. */
QImage coverageOf(const QImage &drawn)
{
    QImage coverage = drawn.convertToFormat(QImage::Format_Grayscale8);
    coverage.invertPixels();
    return coverage;
}

/** @p coverage in @p ink on nothing. */
QImage inked(const QImage &coverage, const QColor &ink)
{
    QImage result(coverage.size(), QImage::Format_ARGB32);
    if (result.isNull()) {
        return result;
    }
    result.setDevicePixelRatio(coverage.devicePixelRatio());
    for (int y = 0; y < coverage.height(); ++y) {
        const uchar *from = coverage.constScanLine(y);
        auto *line = reinterpret_cast<QRgb *>(result.scanLine(y));
        for (int x = 0; x < coverage.width(); ++x) {
            line[x] = qRgba(ink.red(), ink.green(), ink.blue(), from[x]);
        }
    }
    return result;
}

QString formulaScript()
{
    QFile file(u":/page/formulascript.js"_s);
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(opened, "FormulaPictures", "formulascript.js");
    return opened ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

struct FormulaPictures::Private {
    std::function<PageEngine &()> engine;
    MathRenderer &math;
    FormulaPictures &owner;
    // The view goes before its page, the page before the engine's profile.
    std::unique_ptr<GuardedPage> page;
    std::unique_ptr<QWebEngineView> view;
    QHash<QString, FormulaPicture> made; ///< how much ink there is; null ones cannot be made
    std::deque<Wanted> queue;            ///< the first one is being drawn
    Box box;
    QTimer frame; ///< until the page has painted
    QTimer limit;
    QTimer idle;
    QTimer soon;   ///< since the queue began
    QString fatal; ///< the formula at which the page ended last
    int serial = 0;
    bool loaded = false;
    bool drawing = false;

    void setUp();
    void open();
    void close();
    void onDeath();
    void next();
    void send(const Wanted &wanted, const QByteArray &html);
    void onTitle(const QString &title);
    void onFrame();
    void finish(const FormulaPicture &picture);
    [[nodiscard]] qreal pageScale() const { return queue.front().look.scale / view->devicePixelRatioF(); }
};

void FormulaPictures::Private::setUp()
{
    frame.setInterval(frameMs);
    soon.setInterval(soonMs);
    for (QTimer *timer : {&limit, &idle, &soon}) {
        timer->setSingleShot(true);
    }
    QObject::connect(&frame, &QTimer::timeout, &owner, [this] { onFrame(); });
    QObject::connect(&limit, &QTimer::timeout, &owner, [this] { finish({}); });
    QObject::connect(&idle, &QTimer::timeout, &owner, [this] { close(); });
    QObject::connect(&soon, &QTimer::timeout, &owner, &FormulaPictures::arrived);
}

void FormulaPictures::Private::open()
{
    page = std::make_unique<GuardedPage>(engine().profile());
    page->setBackgroundColor(Qt::white);
    view = std::make_unique<QWebEngineView>();
    view->setPage(page.get());
    view->setAttribute(Qt::WA_DontShowOnScreen);
    view->setFocusPolicy(Qt::NoFocus);
    view->resize(firstSize);
    view->show();
    QObject::connect(page.get(), &QWebEnginePage::loadFinished, &owner, [this] {
        page->runJavaScript(formulaScript(), QWebEngineScript::ApplicationWorld);
        loaded = true;
        next();
    });
    QObject::connect(page.get(), &QWebEnginePage::titleChanged, &owner,
                     [this](const QString &title) { onTitle(title); });
    // Queued: the engine is still clearing up after the process while it tells of its end.
    QObject::connect(
        page.get(), &QWebEnginePage::renderProcessTerminated, &owner, [this] { onDeath(); }, Qt::QueuedConnection);
    page->load(shellUrl(ThemeName::Light));
}

/** The formula that was being drawn is tried once more, since the end may have been no fault of its own. */
void FormulaPictures::Private::onDeath()
{
    frame.stop();
    limit.stop();
    close();
    if (!queue.empty() && std::exchange(fatal, queue.front().key) == queue.front().key) {
        finish({});
        return;
    }
    drawing = false;
    next();
}

void FormulaPictures::Private::close()
{
    view.reset();
    page.reset();
    loaded = false;
}

void FormulaPictures::Private::next()
{
    while (!drawing && !queue.empty()) {
        const Wanted &wanted = queue.front();
        const MathHtml html = math.render(wanted.tex, wanted.display);
        if (html.html.isEmpty()) {
            made.insert(wanted.key, {}); // its TeX stays in its place
            queue.pop_front();
            continue;
        }
        if (!page) {
            open();
        }
        if (loaded) {
            send(wanted, html.html);
        }
        limit.start(longestWaitMs);
        idle.stop();
        return;
    }
}

void FormulaPictures::Private::send(const Wanted &wanted, const QByteArray &html)
{
    drawing = true;
    ++serial;
    const QJsonArray arguments{serial, QString::fromUtf8(html), wanted.look.textPixels * pageScale(),
                               markOf(serial).name(), view->devicePixelRatioF()};
    const QString list = QString::fromUtf8(QJsonDocument(arguments).toJson(QJsonDocument::Compact));
    page->runJavaScript(u"carrelFormula(..."_s + list + u')', QWebEngineScript::ApplicationWorld);
}

/** The title is how the script tells the measures: "formula SERIAL WIDTH HEIGHT DEPTH". */
void FormulaPictures::Private::onTitle(const QString &title)
{
    const QStringList words = title.split(u' ');
    if (!drawing || words.size() != 5 || words[0] != "formula"_L1 || words[1].toInt() != serial) {
        return;
    }
    box = {words[2].toDouble(), words[3].toDouble(), words[4].toDouble()};
    const QSize needed(qCeil(box.width) + 16, qCeil(box.height) + 16);
    if (box.width <= 0 || needed.width() > largestSide || needed.height() > largestSide) {
        finish({});
        return;
    }
    view->resize(view->size().expandedTo(needed));
    frame.start();
}

void FormulaPictures::Private::onFrame()
{
    const QImage drawn = view->grab().toImage();
    const qreal scale = drawn.devicePixelRatio();
    const QPoint mark(qRound((qCeil(box.width) + 6) * scale), qRound(4 * scale));
    if (!drawn.rect().contains(mark) || !isNear(drawn.pixelColor(mark), markOf(serial))) {
        return;
    }
    const Wanted &wanted = queue.front();
    const QRect part(0, 0, qCeil(box.width * scale), qCeil(box.height * scale));
    FormulaPicture picture{coverageOf(drawn.copy(part)), box.depth / pageScale()};
    picture.image.setDevicePixelRatio(wanted.look.scale);
    finish(picture);
}

void FormulaPictures::Private::finish(const FormulaPicture &picture)
{
    frame.stop();
    limit.stop();
    made.insert(queue.front().key, picture);
    queue.pop_front();
    drawing = false;
    idle.start(idleMs);
    // Not from within the page's own signal, which closing it would pull away. Whatever ails it, a new page has not
    // got it.
    const bool failed = picture.image.isNull();
    QMetaObject::invokeMethod(
        &owner,
        [this, failed] {
            if (failed) {
                close();
            }
            next();
        },
        Qt::QueuedConnection);
    Q_EMIT owner.arrived();
}

FormulaPictures::FormulaPictures(std::function<PageEngine &()> engine, MathRenderer &math, QObject *parent)
    : QObject(parent)
    , m_d(std::make_unique<Private>(std::move(engine), math, *this))
{
    m_d->setUp();
}

FormulaPictures::~FormulaPictures() = default;

bool FormulaPictures::isDrawing() const
{
    return !m_d->queue.empty();
}

FormulaPicture FormulaPictures::picture(const QString &tex, bool display, const FormulaLook &look)
{
    const QString key = keyOf(tex, display, look);
    const auto found = m_d->made.constFind(key);
    if (found != m_d->made.constEnd()) {
        return {inked(found->image, look.ink), found->depth};
    }
    const bool waits = std::ranges::any_of(m_d->queue, [&](const Wanted &wanted) { return wanted.key == key; });
    if (!waits) {
        if (m_d->queue.empty()) {
            m_d->soon.start();
        }
        m_d->queue.push_back({key, tex, display, look});
        // Text is being laid out: the engine may take a tenth of a second to start.
        QMetaObject::invokeMethod(this, [this] { m_d->next(); }, Qt::QueuedConnection);
    }
    FormulaPicture nothingYet;
    nothingYet.isSoonThere = m_d->soon.isActive();
    return nothingYet;
}

} // namespace Carrel
