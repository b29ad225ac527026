// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "page/lessonview.h"

#include "page/guardedpage.h"
#include "page/lessonportions.h"
#include "page/lessonspeech.h"
#include "page/pageaddress.h"
#include "page/pagebridge.h"
#include "page/pagecalls.h"
#include "page/pageengine.h"
#include "page/pagefigures.h"
#include "page/pagelife.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QVBoxLayout>
#include <QWebChannel>
#include <QWebEngineProfile>
#include <QWebEngineScript>
#include <QWebEngineView>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Carrel
{

struct LessonView::Private {
    PageEngine &engine;
    LessonView &owner;
    PageBridge bridge;
    QWebChannel channel;
    // The view goes before its page, the page before the engine's profile.
    std::unique_ptr<GuardedPage> page;
    std::unique_ptr<QWebEngineView> view;
    PageCalls calls;
    LessonPortions portions;
    PageFigures figures;
    LessonSpeech speech;
    PageLife life;

    Place place;
    std::vector<Decoration> decorations;
    ThemeName theme;
    TextLooks looks;
    bool isMotionReduced = false;
    int serial = 0; ///< of the lesson on screen; 0: none yet

    Private(PageEngine &pageEngine, LessonView &lessonView, ThemeName firstTheme)
        : engine(pageEngine)
        , owner(lessonView)
        , page(std::make_unique<GuardedPage>(pageEngine.profile()))
        , view(std::make_unique<QWebEngineView>(&lessonView))
        , calls(*page)
        , portions(calls)
        , figures(pageEngine, *page, bridge, calls)
        , speech(calls, bridge, [this](int spoken) { return spoken == serial; })
        , life(*page, lessonView)
        , theme(firstTheme)
    {
    }

    void setUp();
    void connectBridge();
    void load();
    void sendAll();
    void sendLooks();
    void paintBehind();
    void onClick(const QString &what, const QString &first, const QString &second);
    void onCopy(const QString &kind, const QString &text);
    void connectMarks();
    [[nodiscard]] QRect boxInView(const QJsonArray &box) const;
    void sendDecorations();
    void connectLife();
};

void LessonView::Private::setUp()
{
    channel.registerObject(u"bridge"_s, &bridge);
    page->setWebChannel(&channel, QWebEngineScript::ApplicationWorld);
    calls.addScript();
    view->setPage(page.get());
    view->setContextMenuPolicy(Qt::NoContextMenu);
    view->setAcceptDrops(false);
    view->setAccessibleName(LessonView::tr("Lesson text"));
    owner.setAccessibleName(LessonView::tr("Lesson text"));
    owner.setFocusProxy(view.get());
    owner.setAutoFillBackground(true);
    auto *layout = new QVBoxLayout(&owner);
    layout->setContentsMargins({});
    layout->addWidget(view.get());
    connectBridge();
    connectLife();
    paintBehind();
    load();
}

void LessonView::Private::connectBridge()
{
    connect(&bridge, &PageBridge::ready, &owner, [this] {
        calls.setReady(true);
        life.setReady(true);
        sendAll();
    });
    connect(&bridge, &PageBridge::shown, &owner, [this](int shown) {
        if (shown == serial) {
            life.seeLesson();
            if (!calls.isWhole()) {
                sendDecorations(); // it may have come into sight only now
            }
            Q_EMIT owner.lessonShown();
        }
    });
    connect(&bridge, &PageBridge::taken, &owner, [this](int taken) {
        if (taken == serial && portions.sendNext()) {
            sendDecorations();
            Q_EMIT owner.lessonWhole();
        }
    });
    connect(&bridge, &PageBridge::placed, &owner, [this](int placed, const QString &block, double offset) {
        if (placed == serial) {
            place = {BlockId(block), offset};
            Q_EMIT owner.placeChanged(place);
        }
    });
    connect(&bridge, &PageBridge::lastBlockSeen, &owner, [this](int seen) {
        if (seen == serial) {
            Q_EMIT owner.lastBlockSeen();
        }
    });
    connect(&bridge, &PageBridge::checkPassed, &owner,
            [this](const QString &check) { Q_EMIT owner.checkPassed(CheckId(check)); });
    connect(&bridge, &PageBridge::clicked, &owner,
            [this](const QString &what, const QString &first, const QString &second) { onClick(what, first, second); });
    connect(&bridge, &PageBridge::found, &owner, [this](int searched, int count, int current, bool wrapped) {
        if (searched == serial) {
            Q_EMIT owner.found({count, current, wrapped});
        }
    });
    connect(&bridge, &PageBridge::copyWanted, &owner,
            [this](const QString &kind, const QString &text) { onCopy(kind, text); });
    connectMarks();
}

void LessonView::Private::connectMarks()
{
    connect(&bridge, &PageBridge::selected, &owner,
            [this](int selectedIn, const QString &block, int offset, const QString &quote, const QString &prefix,
                   const QString &suffix, const QJsonArray &box) {
                if (selectedIn == serial) {
                    Q_EMIT owner.selectionChanged({BlockId(block), offset, quote, prefix, suffix, boxInView(box)});
                }
            });
    connect(&bridge, &PageBridge::markClicked, &owner, [this](int clickedIn, const QString &id, const QJsonArray &box) {
        if (clickedIn == serial) {
            Q_EMIT owner.markActivated(id, boxInView(box));
        }
    });
}

QRect LessonView::Private::boxInView(const QJsonArray &box) const
{
    const qreal zoom = page->zoomFactor();
    return QRectF(box[0].toDouble() * zoom, box[1].toDouble() * zoom, box[2].toDouble() * zoom,
                  box[3].toDouble() * zoom)
        .toAlignedRect();
}

/** Marks of the learner are drawn by a script of their own. */
void LessonView::Private::sendDecorations()
{
    const auto isMark = [](const Decoration &decoration) {
        return decoration.kind.startsWith("mark-"_L1) || decoration.kind == "note"_L1 ||
               decoration.kind == "bookmark"_L1;
    };
    std::vector<Decoration> others;
    std::vector<Decoration> marks;
    std::ranges::partition_copy(decorations, std::back_inserter(marks), std::back_inserter(others), isMark);
    calls.decorate(others);
    calls.drawMarks(marks);
}

void LessonView::Private::load()
{
    calls.setReady(false);
    life.setReady(false);
    page->load(shellUrl(theme));
}

void LessonView::Private::sendAll()
{
    sendLooks();
    figures.sendAll();
    if (serial > 0) {
        portions.sendAgain(place);
        sendDecorations();
    }
}

void LessonView::Private::sendLooks()
{
    calls.setTheme(theme);
    calls.setLooks(looks);
    calls.setMotionReduced(isMotionReduced);
}

/** What shows before the page's first frame and beyond its edges. */
void LessonView::Private::paintBehind()
{
    const QColor paper = themeTokens(theme).paper;
    page->setBackgroundColor(paper);
    QPalette palette = owner.palette();
    palette.setColor(QPalette::Window, paper);
    owner.setPalette(palette);
}

void LessonView::Private::onClick(const QString &what, const QString &first, const QString &second)
{
    if (what == "check"_L1) {
        Q_EMIT owner.checkActivated(CheckId(first));
    } else if (what == "neighbour"_L1) {
        Q_EMIT owner.neighbourActivated(LessonSlug(first));
    } else if (what == "block"_L1) {
        Q_EMIT owner.blockLinkActivated(BlockId(first));
    } else if (what == "lesson"_L1) {
        Q_EMIT owner.lessonLinkActivated(LessonSlug(first), BlockId(second));
    } else if (what == "decoration"_L1) {
        Q_EMIT owner.decorationActivated(first);
    } else if (what == "cite"_L1) {
        Q_EMIT owner.citeActivated((QPointF(first.toDouble(), second.toDouble()) * page->zoomFactor()).toPoint());
    } else if (what == "outside"_L1) {
        const QUrl url(first, QUrl::StrictMode);
        const QString scheme = url.scheme();
        if (url.isValid() && (scheme == "http"_L1 || scheme == "https"_L1 || scheme == "mailto"_L1)) {
            Q_EMIT owner.linkActivated(url);
        }
    }
}

void LessonView::Private::onCopy(const QString &kind, const QString &text)
{
    QGuiApplication::clipboard()->setText(text);
    if (kind == "code"_L1) {
        Q_EMIT owner.copied(LessonView::tr("The code is on the clipboard."));
    } else {
        Q_EMIT owner.copied(LessonView::tr("The selected text is on the clipboard."));
    }
}

void LessonView::Private::connectLife()
{
    connect(&life, &PageLife::died, &owner, [this](const QString &sentence) {
        calls.setReady(false);
        Q_EMIT owner.pageDied(sentence);
    });
    connect(&life, &PageLife::loadWanted, &owner, [this] { load(); });
    connect(&life, &PageLife::hung, &owner, &LessonView::pageHung);
    connect(&life, &PageLife::answeredAgain, &owner, &LessonView::pageAnswered);
}

LessonView::LessonView(PageEngine &engine, QWidget *parent, ThemeName theme)
    : QWidget(parent)
    , m_d(std::make_unique<Private>(engine, *this, theme))
{
    m_d->setUp();
}

LessonView::~LessonView()
{
    m_d->engine.allowAssets(this, {});
    setFocusProxy(nullptr);
}

void LessonView::showLesson(const RenderedLesson &lesson, const Place &place)
{
    m_d->place = place;
    m_d->decorations.clear();
    m_d->figures.follow(++m_d->serial);
    m_d->engine.allowAssets(this, lesson.assets);
    m_d->portions.show(m_d->serial, lesson, place);
    m_d->life.giveAnotherChance(); // with every lesson
}

void LessonView::addPortion(const RenderedLesson &portion)
{
    m_d->engine.allowAssets(this, portion.assets);
    m_d->portions.add(portion);
}

void LessonView::openPageAgain()
{
    m_d->life.end();
}

void LessonView::setTheme(ThemeName theme)
{
    m_d->theme = theme;
    m_d->paintBehind();
    m_d->calls.setTheme(theme);
}

void LessonView::setLooks(const TextLooks &looks)
{
    m_d->looks = looks;
    m_d->calls.setLooks(looks);
}

void LessonView::setMotionReduced(bool reduced)
{
    m_d->isMotionReduced = reduced;
    m_d->calls.setMotionReduced(reduced);
}

void LessonView::setDecorations(const std::vector<Decoration> &decorations)
{
    m_d->decorations = decorations;
    m_d->sendDecorations();
}

void LessonView::pickSentence(int step)
{
    m_d->calls.pickSentence(step);
}

void LessonView::unselect()
{
    m_d->calls.unselect();
}

void LessonView::scrollTo(const Place &place, bool flash)
{
    if (!m_d->calls.isReady()) {
        m_d->place = place;
        return;
    }
    m_d->calls.go(place, flash);
}

void LessonView::beginFind()
{
    m_d->calls.beginFind();
}

void LessonView::find(const FindQuery &query)
{
    m_d->calls.find(query);
}

void LessonView::findAgain(int step)
{
    m_d->calls.findAgain(step);
}

void LessonView::endFind(bool goBack)
{
    m_d->calls.endFind(goBack);
}

void LessonView::focusPage()
{
    m_d->view->setFocus(Qt::OtherFocusReason);
}

Place LessonView::place() const
{
    return m_d->place;
}

PageFigures &LessonView::figures() const
{
    return m_d->figures;
}

QString LessonView::selectedText() const
{
    return m_d->page->selectedText();
}

LessonSpeech &LessonView::speech() const
{
    return m_d->speech;
}

} // namespace Carrel
