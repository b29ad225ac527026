// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Case R14 of the readers that let a lesson out: every kind of address, in every place of a lesson that can lead
// somewhere. What is no page of the web and no mail is only words; the rest is told to the window, and nothing more.
#include "../render/samplelesson.h"
#include "pagetest.h"

#include <QTcpServer>
#include <QWebEnginePage>
#include <QtTest>

#include <set>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

namespace
{

Runs linked(const QString &address)
{
    Run run;
    run.text = u"look"_s;
    run.href = address;
    return {run};
}

Blocks inParagraph(const QString &address)
{
    return {block(u"p-"_s + address, Paragraph{linked(address)})};
}

/** @p address in every place that can lead somewhere. */
Lesson leadingTo(const QString &address)
{
    const Runs link = linked(address);
    Lesson lesson;
    lesson.slug = LessonSlug(u"links"_s);
    lesson.title = u"Links"_s;
    lesson.url = address;
    lesson.cite = u"Somebody, Links."_s;
    lesson.licence = {u"A licence"_s, address, {}, u"Name the author"_s};
    lesson.hero = Hero{u"picture"_s, address, u"A picture"_s, link};
    lesson.next = Neighbour{LessonSlug(u"next"_s), u"Next"_s, address, 3};
    lesson.blocks = {
        block(u"heading"_s, Heading{2, link}),
        block(u"paragraph"_s, Paragraph{link}),
        block(u"list"_s, List{false, 1, {inParagraph(address)}}),
        block(u"ordered"_s, List{true, 1, {inParagraph(address)}}),
        block(u"quote"_s, Quote{inParagraph(address)}),
        block(u"note"_s, Note{NoteKind::Warning, link, inParagraph(address)}),
        block(u"more"_s, More{link, inParagraph(address)}),
        block(u"image"_s, Image{{}, u"A picture"_s, link, {}, address}),
        block(u"table"_s, Table{{}, {link}, {{link}}, link}),
        block(u"video"_s, LinkBlock{u"video"_s, address, u"A film"_s}),
        block(u"file"_s, LinkBlock{u"file"_s, address, {}}),
        block(u"unknown"_s, Unknown{u"poem"_s, inParagraph(address)}),
        block(u"code"_s, Code{{}, {}, address}),
        block(u"math"_s, MathBlock{u"\\href{%1}{x} \\url{%1}"_s.arg(address), {}}),
    };
    return lesson;
}

constexpr int placesInBlocks = 17; ///< of the blocks above, that can lead somewhere

} // namespace

class LinksTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_listener.listen(QHostAddress::LocalHost));
        connect(&m_listener, &QTcpServer::newConnection, this, [this] { ++m_connections; });
        m_test = std::make_unique<PageUnderTest>();
        QVERIFY(m_test->show(everyKind()));
    }

    void cleanupTestCase() { m_test.reset(); }

    void anAddressLeadsNowhereByItself_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<bool>("told");
        for (const QString &web : {u"http://127.0.0.1:@/a"_s, u"http://localhost:@/a"_s, u"https://127.0.0.1:@/a"_s,
                                   u"https://example.org/a?b=c#d"_s, u"mailto:somebody@example.org"_s}) {
            QTest::newRow(qPrintable(web)) << web << true;
        }
        for (const QString &other : {u"javascript:document.title='hacked'"_s,
                                     u" JaVaScRiPt:document.title='hacked'"_s,
                                     u"java\nscript:document.title='hacked'"_s,
                                     u"vbscript:x"_s,
                                     u"data:text/html,<title>hacked</title>"_s,
                                     u"data:image/svg+xml,<svg/>"_s,
                                     u"file:///etc/passwd"_s,
                                     u"file://127.0.0.1/etc/passwd"_s,
                                     u"ftp://127.0.0.1:@/a"_s,
                                     u"ws://127.0.0.1:@/a"_s,
                                     u"wss://127.0.0.1:@/a"_s,
                                     u"blob:carrel://page/1"_s,
                                     u"filesystem:carrel://page/a"_s,
                                     u"view-source:http://127.0.0.1:@/"_s,
                                     u"chrome://crash"_s,
                                     u"chrome://kill"_s,
                                     u"about:blank"_s,
                                     u"qrc:/page/pagescript.js"_s,
                                     u"carrel://page/shell"_s,
                                     u"carrel://other/shell"_s,
                                     u"tel:555"_s,
                                     u"steam://run/1"_s,
                                     u"ms-settings:display"_s,
                                     u"intent://127.0.0.1/#Intent;end"_s,
                                     u"//127.0.0.1:@/a"_s,
                                     u"http:127.0.0.1:@/a"_s,
                                     u"http:///a"_s}) {
            QTest::newRow(qPrintable(other)) << other << false;
        }
    }

    void anAddressLeadsNowhereByItself()
    {
        QFETCH(QString, address);
        QFETCH(bool, told);
        address.replace(u'@' + u"/"_s, QString::number(m_listener.serverPort()) + u'/');
        QVERIFY(m_test->show(leadingTo(address)));
        QSignalSpy outside(m_test->view.get(), &LessonView::linkActivated);
        QSignalSpy loads(m_test->page(), &QWebEnginePage::loadStarted);
        const QString clickAll = u"document.querySelectorAll('details').forEach(d => { d.open = true; });"
                                 "document.querySelectorAll('%1').forEach(e => e.click?.()); 0"_s;
        (void)m_test->evaluate(clickAll.arg(u".part a, .part [data-do]"_s));
        m_test->waitFrames(6);
        if (told) {
            QVERIFY2(outside.size() >= placesInBlocks, qPrintable(QString::number(outside.size())));
        } else {
            QCOMPARE(outside.size(), 0);
        }
        (void)m_test->evaluate(clickAll.arg(u"*"_s));
        m_test->waitFrames(6);
        for (const QList<QVariant> &one : std::as_const(outside)) {
            QCOMPARE(one.front().toUrl(), QUrl(address));
        }
        QCOMPARE(loads.size(), 0);
        QCOMPARE(m_connections, 0);
        QCOMPARE(m_test->page()->title(), u"Carrel"_s);
        QCOMPARE(m_test->page()->url().path(), u"/shell"_s);
        QCOMPARE(m_test
                     ->evaluate(u"document.querySelectorAll('[href], [ping], [src]:not(img)').length - "
                                "document.head.querySelectorAll('[href]').length"_s)
                     .toInt(),
                 0);
    }

    void theHostileLessonHasEveryKindOfBlock()
    {
        std::set<size_t> kinds;
        for (const Block &one : hostile(1).blocks) {
            forEachBlockIn(one, [&kinds](const Block &inner) { kinds.insert(inner.content.index()); });
        }
        QCOMPARE(kinds.size(), std::variant_size_v<BlockContent>);
    }

private:
    QTcpServer m_listener;
    int m_connections = 0;
    std::unique_ptr<PageUnderTest> m_test;
};

int main(int argc, char **argv)
{
    return runPageTest(argc, argv, [] { return std::make_unique<LinksTest>(); });
}

#include "linkstest.moc"
