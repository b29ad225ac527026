// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "page/bookprinter.h"

#include "page/guardedpage.h"
#include "page/pageaddress.h"
#include "page/pageengine.h"
#include "page/pdfbook.h"
#include "render/bookfile.h"
#include "render/htmlwriter.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPageLayout>
#include <QPointer>
#include <QPrinter>
#include <QSize>
#include <QTimer>
#include <QWebEngineScript>
#include <QWebEngineView>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace Carrel
{
namespace
{

constexpr QSize screenSize(800, 600);
constexpr QMarginsF margins(30, 22, 30, 24); // millimetres: lines of about eighty letters, room for a number below
constexpr int longestStepMs = 300'000;       // laying out a whole course

QString paperScript()
{
    QFile file(u":/page/paperscript.js"_s);
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(opened, "BookPrinter", "paperscript.js");
    return opened ? QString::fromUtf8(file.readAll()) : QString();
}

/** The engine marks in a PDF only what a link leads to, and the outline needs every entry. Nobody sees these. */
QByteArray outlineLinks(const Book &book)
{
    HtmlWriter html;
    html.open("nav"_L1, {{"hidden"_L1, u""_s}});
    for (const BookEntry &entry : book.entries()) {
        html.element("a"_L1, {{"href"_L1, u'#' + entry.anchor}}, u"");
    }
    html.close();
    return html.take();
}

} // namespace

struct BookPrinter::Private {
    BookPrinter &owner;
    PageEngine &engine;
    Book book;
    // The view goes before its page, the page before the engine's profile.
    std::unique_ptr<GuardedPage> page;
    std::unique_ptr<QWebEngineView> view;
    QTimer limit;
    QPageSize::PageSizeId size = QPageSize::A4;
    std::function<void()> whenShown;

    Private(BookPrinter &printer, PageEngine &pageEngine, Book printed)
        : owner(printer)
        , engine(pageEngine)
        , book(std::move(printed))
    {
    }

    void load(std::function<void()> then);
    void call(const QString &function, const QJsonArray &arguments);
    void onTitle(const QString &title);
    void toPdf(std::function<void(const QByteArray &)> then);
    void onFirstPdf(const QByteArray &pdf);
    void finish(const QByteArray &pdf);
    void fail(const QString &sentence);
};

void BookPrinter::Private::load(std::function<void()> then)
{
    whenShown = std::move(then);
    page = std::make_unique<GuardedPage>(engine.profile());
    // A page without a view never gets its pictures.
    view = std::make_unique<QWebEngineView>();
    view->setPage(page.get());
    view->setAttribute(Qt::WA_DontShowOnScreen);
    view->setFocusPolicy(Qt::NoFocus);
    view->resize(screenSize);
    view->show();
    engine.allowAssets(&owner, book.assets);
    connect(page.get(), &QWebEnginePage::loadFinished, &owner, [this](bool loaded) {
        if (!loaded) {
            fail(BookPrinter::tr("The page to be printed could not be opened."));
            return;
        }
        page->runJavaScript(paperScript(), QWebEngineScript::ApplicationWorld);
        call(u"show"_s, {QString::fromUtf8(bookBody(book) + outlineLinks(book)), book.course.language, book.direction});
    });
    connect(page.get(), &QWebEnginePage::titleChanged, &owner, [this](const QString &title) { onTitle(title); });
    connect(page.get(), &QWebEnginePage::renderProcessTerminated, &owner, [this] {
        fail(BookPrinter::tr("The page ended while it was being printed. Print a smaller part of the course."));
    });
    limit.setSingleShot(true);
    connect(&limit, &QTimer::timeout, &owner, [this] {
        fail(BookPrinter::tr("Laying out the pages takes too long. Print a smaller part of the course."));
    });
    limit.start(longestStepMs);
    page->load(shellUrl(ThemeName::Light));
}

void BookPrinter::Private::call(const QString &function, const QJsonArray &arguments)
{
    const QString list = QString::fromUtf8(QJsonDocument(arguments).toJson(QJsonDocument::Compact));
    page->runJavaScript(u"carrelPaper."_s + function + u"(..."_s + list + u')', QWebEngineScript::ApplicationWorld);
}

void BookPrinter::Private::onTitle(const QString &title)
{
    if (title == "paper shown"_L1) {
        whenShown();
    } else if (title == "paper numbered"_L1) {
        toPdf([this](const QByteArray &pdf) { finish(pdf); });
    }
}

void BookPrinter::Private::toPdf(std::function<void(const QByteArray &)> then)
{
    const QPageLayout layout(QPageSize(size), QPageLayout::Portrait, margins, QPageLayout::Millimeter);
    limit.start(longestStepMs);
    page->printToPdf(
        [alive = QPointer(&owner), then = std::move(then)](const QByteArray &pdf) {
            if (alive) {
                then(pdf);
            }
        },
        layout);
}

/** The contents need to know on which pages things begin, which only printing tells. */
void BookPrinter::Private::onFirstPdf(const QByteArray &pdf)
{
    const bool namesPages =
        std::ranges::any_of(book.pages, [](const BookPage &one) { return one.html.contains("data-page-of"); });
    const std::map<QString, int> pages = namesPages ? pagesOfAnchors(pdf) : std::map<QString, int>();
    if (pages.empty()) {
        finish(pdf);
        return;
    }
    QJsonObject numbers;
    for (const auto &[anchor, number] : pages) {
        numbers.insert(anchor, QString::number(number));
    }
    QJsonArray arguments;
    arguments.append(numbers);
    call(u"number"_s, arguments);
}

void BookPrinter::Private::finish(const QByteArray &pdf)
{
    limit.stop();
    if (pdf.isEmpty()) {
        fail(BookPrinter::tr("The pages could not be printed."));
        return;
    }
    Q_EMIT owner.pdfMade(finishedPdf(pdf, book));
}

void BookPrinter::Private::fail(const QString &sentence)
{
    limit.stop();
    Q_EMIT owner.failed({ErrorCode::Internal, sentence, {}});
}

BookPrinter::BookPrinter(PageEngine &engine, Book book, QObject *parent)
    : QObject(parent)
    , m_d(std::make_unique<Private>(*this, engine, std::move(book)))
{
}

BookPrinter::~BookPrinter()
{
    m_d->engine.allowAssets(this, {});
}

void BookPrinter::makePdf(QPageSize::PageSizeId size)
{
    m_d->size = size;
    m_d->load([this] { m_d->toPdf([this](const QByteArray &pdf) { m_d->onFirstPdf(pdf); }); });
}

void BookPrinter::print(QPrinter &printer)
{
    printer.setPageMargins(margins, QPageLayout::Millimeter);
    m_d->load([this, &printer] {
        connect(m_d->view.get(), &QWebEngineView::printFinished, this, [this](bool done) {
            m_d->limit.stop();
            if (done) {
                Q_EMIT printed();
            } else {
                m_d->fail(tr("The printer did not take the pages."));
            }
        });
        m_d->view->print(&printer);
    });
}

QString BookPrinter::pictureUrl(const Asset &asset)
{
    return u"/asset/"_s + asset.hash.toString();
}

} // namespace Carrel
