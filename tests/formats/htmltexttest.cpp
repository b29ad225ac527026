// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/html/htmltext.h"

#include "formats/blocklisting.h"
#include "support/testpaths.h"

#include <QElapsedTimer>
#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

QString codes(const Diagnostics &diagnostics)
{
    QStringList list;
    for (const Diagnostic &diagnostic : diagnostics) {
        list << diagnostic.code + u':' + QString::number(diagnostic.line.value_or(0));
    }
    return list.join(u' ');
}

/** As for a course in which only pictures called here.png lie, and pages are called by their names. */
HtmlContext contextOf(Diagnostics &diagnostics)
{
    return {.file = u"page.html"_s,
            .line = 1,
            .diagnostics = diagnostics,
            .picture = [](const QString &address) -> FoundPicture {
                if (address.endsWith("here.png"_L1)) {
                    return u"img/here.png"_s;
                }
                return std::unexpected(address.endsWith("huge.png"_L1) ? PictureFault::TooLarge
                                                                       : PictureFault::Missing);
            },
            .link = [](const QString &address) { return address == "next.html"_L1 ? u"next"_s : address; }};
}

} // namespace

class HtmlTextTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void elementsBecomeBlocks_data()
    {
        QTest::addColumn<QString>("html");
        QTest::addColumn<QString>("blocks");
        QTest::addColumn<QString>("rows");
        const auto row = [](const char *name, const char *html, const char *blocks, const char *rows = "") {
            QTest::newRow(name) << QString::fromUtf8(html) << QString::fromUtf8(blocks) << QString::fromUtf8(rows);
        };
        row("bare text is a paragraph", "two  words\n here", "p[two words here]");
        row("paragraphs without ends", "<p>one<p>two", "p[one] p[two]");
        row("an empty paragraph is none", "<p>a</p><p>&nbsp;</p><p> </p><p>b</p>", "p[a] p[b]");
        row("marks of words",
            "<p>a <b>b</b> <i>c</i> <code>d e</code><sub>f</sub><sup>g</sup> <del>h</del><kbd>i</kbd>",
            "p[a **b** *c* `d e`_f_^g^ ~~h~~#i#]");
        row("marks in marks", "<p><b>a <i>b</i></b></p>", "p[**a** ***b***]");
        row("headings", "<h1>a</h1><h2>b</h2><h3>c</h3><h5>d</h5>", "h2[a] h2[b] h3[c] h4[d]");
        row("a heading set bold is only a heading", "<h2><b>a</b></h2>", "h2[a]");
        row("line break", "<p>a<br>b<br></p>", "p[a<br>b]");
        row("lists", "<ul><li>a<li>b<ol start=3><li>c</ol></ul>", "ul(p[a] | p[b] ol3(p[c]))");
        row("a list beside the items", "<ul><li>a</li><ul><li>b</li></ul></ul>", "ul(p[a] ul(p[b]))");
        row("terms", "<dl><dt>a<dd>b<dd>c<dt>d<dd>e</dl>", "ul(p[**a**] p[b] p[c] | p[**d**] p[e])");
        row("code keeps its lines", "<pre><code class='language-python'>if a:\n    b &lt; c\n</code></pre>",
            "code Python[if a:\n    b < c]");
        row("code with marked lines", "<pre data-line='2' data-start='7'><code>a\nb\n</code></pre>",
            "code  from 7 {2}[a\nb]");
        row("quotation", "<blockquote><p>a</p>b</blockquote>", "quote(p[a] p[b])");
        row("folded part", "<details><summary>s</summary><p>a</p></details>", "more(p[a])");
        row("aside", "<aside>a</aside>", "note[](p[a])");
        row("rule", "a<hr>b", "p[a] rule p[b]");
        row("table", "<table><caption>t</caption><tr><th>a<th align=right>b<tr><td>c<td><p>d</p><p>e</p></table>",
            "table -r[a | b / c | d<br>e]");
        row("heads of rows are bold", "<table><tr><th>a<td>b<tr><th>c<td>d</table>",
            "table --[ / **a** | b / **c** | d]");
        row("cells over columns and rows", "<table><tr><td rowspan=2>a<td colspan=2>b<tr><td>c<td>d</table>",
            "table ---[ / a | b |  /  | c | d]");
        row("spans beyond the table end with it", "<table><tr><td rowspan=9999 colspan=2>a<tr><td>b</table>",
            "table ---[ / a |  |  /  |  | b]");
        row("picture", "<p><img src='a/here.png' alt='sea'></p>", "image[img/here.png | sea |  | ]");
        row("picture with caption",
            "<figure><img src=here.png alt=sea><figcaption>At <b>noon</b></figcaption></figure>",
            "image[img/here.png | sea | At **noon** | ]");
        row("picture among words", "<p>see <img src=here.png alt=sea> there", "p[see !(img/here.png|sea) there]");
        row("picture that is missing", "<p><img src=no.png alt=sea>", "image[ | sea |  | no.png]", "picture-missing:1");
        row("picture that is too large", "<p><img src=huge.png alt=sea>", "image[ | sea |  | huge.png]",
            "picture-too-large:1");
        row("picture elsewhere", "\n<img src='https://a.org/x.png' alt=sea>", "image[ | sea |  | https://a.org/x.png]",
            "picture-elsewhere:2");
        row("missing picture among words", "<p>a <img src=no.png alt=sea> b", "p[a sea b]", "picture-missing:1");
        row("formulas", "<p>so \\(a+b\\) and \\[c\\]</p><p>$$d^2$$</p>", "p[so $a+b$ and $c$] math[d^2]");
        row("formula that an editor drew",
            "<p>x <img class=equation_image src=/eq alt='LaTeX: a^2' "
            "data-equation-content='a^2'></p>",
            "p[x $a^2$]");
        row("formula in MathML", "<p><math alttext='a^2'><mi>a</mi></math></p>", "p[$a^2$]");
        row("formula of which only letters are known", "<p><math><mi>a</mi><mn>2</mn></math></p>", "p[a2]",
            "skipped-formula-layout:1");
        row("link", "<p><a href='next.html'>n</a> and <a href='https://a.org'>o</a></p>",
            "p[<next|n> and <https://a.org|o>]");
        row("link that runs something", "<p><a href='java\tscript:x()'>n</a>", "p[n]", "skipped-link-target:1");
        row("frame becomes a link", "<iframe src='//www.youtube.com/embed/1' title='Film'></iframe>",
            "link[https://www.youtube.com/embed/1]");
        row("frame without address", "<iframe></iframe>a", "p[a]", "skipped-embedded:1");
        row("scripts and styles", "<style>p{}</style><script>x()</script><p onclick='x()'>a</p>", "p[a]",
            "skipped-script:1 skipped-style:1");
        row("form fields", "<form>a <input> <button>b</button></form>", "p[a]", "skipped-form-field:1");
        row("unknown elements let their text through", "<o:p>a</o:p><blink>b</blink>", "p[ab]");
        row("text with a sign that begins no tag", "a < b & c", "p[a < b & c]");
    }

    void elementsBecomeBlocks()
    {
        QFETCH(QString, html);
        Diagnostics diagnostics;
        const Blocks blocks = readHtmlBlocks(html, contextOf(diagnostics));
        QTEST(listing(blocks), "blocks");
        QTEST(codes(diagnostics), "rows");
    }

    void aShortTextIsRunsAndALongOneBlocks()
    {
        Diagnostics diagnostics;
        const RichText one = readHtmlText(u"<div>a <b>b</b></div>\n", contextOf(diagnostics));
        QVERIFY(std::holds_alternative<Runs>(one.content));
        QCOMPARE(listing(one), u"a **b**"_s);
        const RichText more = readHtmlText(u"<p>a</p><pre>b</pre>", contextOf(diagnostics));
        QVERIFY(std::holds_alternative<Blocks>(more.content));
        QVERIFY(readHtmlText(u" <p></p>", contextOf(diagnostics)).isEmpty());
    }

    void idsOfPartsAreKept()
    {
        Diagnostics diagnostics;
        const Blocks blocks =
            readHtmlBlocks(u"<h2 id='one'>a</h2><p>b</p><p><a name='two'></a>c</p>", contextOf(diagnostics));
        QCOMPARE(blocks.size(), 3U);
        QCOMPARE(blocks[0].id.toString(), u"one"_s);
        QVERIFY(blocks[0].idGiven);
        QVERIFY(!blocks[1].idGiven);
        QCOMPARE(blocks[2].id.toString(), u"two"_s);
    }

    void oneFilesRowsAreCountedOverItsTexts()
    {
        Diagnostics diagnostics;
        SkippedParts skipped;
        HtmlContext context = contextOf(diagnostics);
        context.skipped = &skipped;
        for (int i = 0; i < 3; ++i) {
            static_cast<void>(readHtmlText(u"<script></script>a", context));
        }
        QVERIFY(diagnostics.empty());
        skipped.tell(u"page.html"_s, diagnostics);
        QCOMPARE(diagnostics.size(), 1U);
        QVERIFY(diagnostics.front().message.contains(u'3'));
    }

    void aPageHasATitle()
    {
        Diagnostics diagnostics;
        const HtmlPage page =
            readHtmlPage(u"<html><head><title>The  sea</title></head><body>a</body></html>", contextOf(diagnostics));
        QCOMPARE(page.title, u"The sea"_s);
        QCOMPARE(listing(page.blocks), u"p[a]"_s);
        QCOMPARE(plainTextOfHtml(u"a <b>b</b>&amp;c"), u"a b&c"_s);
    }

    void theHostilePageIsOnlyItsWords()
    {
        Diagnostics diagnostics;
        const QByteArray html = readFile(dataPath(u"nasty/09-html/hostile.html"_s));
        const Blocks blocks = readHtmlBlocks(QString::fromUtf8(html), contextOf(diagnostics));
        const QString text = listing(blocks);
        QVERIFY2(text.startsWith("h2[Title] p[Text a b c]"_L1), qPrintable(text));
        for (const QString &word : {u"javascript"_s, u"file:"_s, u"data:"_s, u"position"_s, u"x.swf"_s}) {
            QVERIFY2(!text.contains(word), qPrintable(text));
        }
        QVERIFY2(text.endsWith("p[after]"_L1), qPrintable(text));
        const QString rows = codes(diagnostics);
        for (const QString &code : {u"picture-elsewhere"_s, u"picture-missing"_s, u"skipped-link-target"_s,
                                    u"skipped-form-field"_s, u"skipped-embedded"_s}) {
            QVERIFY2(rows.contains(code), qPrintable(rows));
        }
    }

    void attacksOnTheParserEndSoon_data()
    {
        QTest::addColumn<QString>("html");
        QTest::newRow("deep") << u"<div>"_s.repeated(100'000) + u"end"_s;
        QTest::newRow("deep with ends of others") << u"<div></q>"_s.repeated(100'000) + u"end"_s;
        QTest::newRow("deep in a drawing") << u"<svg>"_s + u"<tr>"_s.repeated(100'000) + u"end"_s;
        QString fonts;
        for (int i = 0; i < 1000; ++i) {
            fonts += u"<font size="_s + QString::number(i) + u'>';
        }
        QTest::newRow("open words before many paragraphs") << fonts + u"<p>a"_s.repeated(100'000) + u"end"_s;
        QTest::newRow("quotations in quotations") << u"<blockquote>"_s.repeated(1'000) + u"end"_s;
        QTest::newRow("tables in tables") << u"<table><tr><td>"_s.repeated(1'000) + u"end"_s;
        QTest::newRow("wide cells") << u"<table>"_s + u"<tr><td colspan=9999 rowspan=9999>a"_s.repeated(20'000) +
                                           u"</table>end"_s;
    }

    void attacksOnTheParserEndSoon()
    {
        QFETCH(QString, html);
        Diagnostics diagnostics;
        QElapsedTimer timer;
        timer.start();
        const Blocks blocks = readHtmlBlocks(html, contextOf(diagnostics));
        QVERIFY2(listing(blocks).contains("end"_L1), "the words are kept");
        QVERIFY2(timer.elapsed() < 10'000, qPrintable(QString::number(timer.elapsed())));
    }
};

QTEST_GUILESS_MAIN(HtmlTextTest)
#include "htmltexttest.moc"
