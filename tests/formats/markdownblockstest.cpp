// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/markdownblocks.h"

#include "formats/blocklisting.h"
#include "support/testpaths.h"

#include <QtTest>

#include <nlohmann/json.hpp>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

MarkdownText readText(const QString &text, Diagnostics &diagnostics, const MarkdownOptions &options = {})
{
    return readMarkdown(text, options, u"lesson.md"_s, 1, diagnostics);
}

QString codes(const Diagnostics &diagnostics)
{
    QStringList list;
    for (const Diagnostic &diagnostic : diagnostics) {
        list << diagnostic.code + u':' + QString::number(diagnostic.line.value_or(0));
    }
    return list.join(u' ');
}

/** The publisher's runs as this test lists ours. */
Runs givenRuns(const nlohmann::json &given)
{
    Runs runs;
    for (const nlohmann::json &item : given) {
        Run run;
        run.text = QString::fromStdString(item.at("text").get<std::string>());
        run.bold = item.value("b", false);
        run.italic = item.value("i", false);
        run.code = item.value("code", false);
        runs.push_back(run);
    }
    return runs;
}

} // namespace

class MarkdownBlocksTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textBecomesBlocks_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("blocks");
        QTest::addColumn<QString>("diagnostics");
        const auto row = [](const char *name, const QString &text, const QString &blocks, const QString &rows = {}) {
            QTest::newRow(name) << text << blocks << rows;
        };
        row("nothing", u""_s, u""_s);
        row("headings keep to three levels", u"# A\n\n## B\n\n### C\n\n#### D\n\n##### E"_s,
            u"h2[A] h2[B] h3[C] h4[D] h4[E]"_s);
        row("marks combine", u"a **b *c*** ~~d~~ `e`"_s, u"p[a **b *****c*** ~~d~~ `e`]"_s);
        row("a line end is a space, two spaces are a break", u"a\nb  \nc"_s, u"p[a b<br>c]"_s);
        row("apostrophes between letters are curled", u"the sea's 'own' rock'n'roll 7's"_s,
            u"p[the sea’s 'own' rock’n’roll 7's]"_s);
        row("an apostrophe after a mark is curled", u"*model*'s `x`'s `it's`"_s, u"p[*model*’s `x`’s `it's`]"_s);
        row("code keeps its quotes and loses the last line end", u"```cpp\nchar c = 'a'; // it's\n```"_s,
            u"code C++[char c = 'a'; // it's]"_s);
        row("code without a language has no label", u"~~~\nx\n~~~"_s, u"code [x]"_s);
        row("an unknown language is its own label", u"```brainfog a b\nx\n```"_s, u"code brainfog[x]"_s);
        row("marked lines as Docusaurus has them", u"```js {1,3-4} title=\"a b.js\"\na\nb\nc\nd\n```"_s,
            u"code JavaScript “a b.js” {1,3-4}[a\nb\nc\nd]"_s);
        row("marked lines close to the language", u"```js{2}\na\nb\n```"_s, u"code JavaScript {2}[a\nb]"_s);
        row("marked lines as MkDocs has them",
            u"```python hl_lines=\"1 3-4\" linenums=\"10\" title='a.py'\na\nb\nc\nd\n```"_s,
            u"code Python “a.py” from 10 {1,3-4}[a\nb\nc\nd]"_s);
        row("marked lines as Hugo has them", u"```go {hl_lines=[1,\"3-4\"],linenostart=7}\na\nb\nc\nd\n```"_s,
            u"code Go from 7 {1,3-4}[a\nb\nc\nd]"_s);
        row("marked lines as Pandoc has them", u"~~~{.python .numberLines startFrom=\"5\" hl_lines=\"2\"}\na\nb\n~~~"_s,
            u"code Python from 5 {2}[a\nb]"_s);
        row("marked lines without a language", u"```{2}\na\nb\n```\n\n```title=\"x.txt\"\na\n```"_s,
            u"code  {2}[a\nb] code  “x.txt”[a]"_s);
        row("marking comments are taken out",
            u"```js\na\n// highlight-next-line\nb\nc\n/* highlight-start */\nd\ne\n/* highlight-end */\nf\n```"_s,
            u"code JavaScript {2,4-5}[a\nb\nc\nd\ne\nf]"_s);
        row("a marked line that is not there is said", u"```js {2-9}\na\nb\n```"_s, u"code JavaScript {2}[a\nb]"_s,
            u"marked-line-missing:1"_s);
        row("numbers too large to count mark nothing", u"```js {99999999999999999999-1}\na\n```"_s,
            u"code JavaScript[a]"_s, u"marked-line-missing:1"_s);
        row("words of a program behind the language", u"```rust,ignore\nx\n```\n\n```{r setup, echo=FALSE}\ny\n```"_s,
            u"code Rust[x] code R[y]"_s);
        row("an unclosed fence ends with the text", u"```python\nx"_s, u"code Python[x]"_s);
        row("lists nest and count on", u"3. a\n   - b\n\n     c\n4. d"_s, u"ol3(p[a] ul(p[b] p[c]) | p[d])"_s);
        row("a task outside a check shows its box", u"- [x] done\n- [ ] open"_s, u"ul(p[☑ done] | p[☐ open])"_s);
        row("quotes nest", u"> a\n>\n> > b"_s, u"quote(p[a] quote(p[b]))"_s);
        row("a callout with and without a title", u"> [!TIP]\n> a\n\n> [!WARNING] Mind *this*\n> b\n> - c"_s,
            u"tip[](p[a]) warning[Mind *this*](p[b] ul(p[c]))"_s);
        row("an unknown callout stays a quotation", u"> [!FUN]\n> a"_s, u"quote(p[[!FUN] a])"_s,
            u"unknown-callout:1"_s);
        row("a table with alignment", u"| a | b | c |\n| :- | -: | - |\n| 1 | `2` | |"_s,
            u"table lr-[a | b | c / 1 | `2` | ]"_s);
        row("a rule", u"a\n\n---\n\nb"_s, u"p[a] rule p[b]"_s);
        row("a picture alone is a figure", u"![A *red* square](images/red.png \"A *caption*\")"_s,
            u"image[images/red.png | A red square | A *caption* | ]"_s);
        row("a picture in a line stays in it", u"see ![x](a%20b.png)."_s, u"p[see !(a b.png|x).]"_s);
        row("a picture of the net is left out", u"![x](https://example.org/a.png)"_s,
            u"image[ | x |  | https://example.org/a.png]"_s, u"picture-elsewhere:1"_s);
        row("a picture does not lead out of the course", u"![x](../../etc/a.png)"_s,
            u"image[ | x |  | ../../etc/a.png]"_s, u"picture-missing:1"_s);
        row("links keep their target", u"[a *b*](https://example.org/?q=$x$) <https://example.org>"_s,
            u"p[<https://example.org/?q=$x$|a ><https://example.org/?q=$x$|*b*> "
            "<https://example.org|https://example.org>]"_s);
        row("a link that would run something loses its target",
            u"[a](javascript:alert(1)) [b](JavaScript:x) [c](<java\tscript:x>) [d](data:text/html,x)"_s,
            u"p[a b c d]"_s,
            u"link-target-removed:1 link-target-removed:1 link-target-removed:1 link-target-removed:1"_s);
        row("sub, sup, kbd and br are read", u"H<sub>2</sub>O x<sup>2</sup> <kbd>Ctrl</kbd><br>y"_s,
            u"p[H_2_O x^2^ #Ctrl#<br>y]"_s);
        row("other HTML is text", u"a <b onclick=x>raw</b>\n\n<div>\nx\n</div>\n\n<!-- a note -->"_s,
            u"p[a <b onclick=x>raw</b>] p[<div><br>x<br></div>]"_s, u"html-as-text:1 html-as-text:1 html-as-text:3"_s);
        row("formulas keep their stars and backslashes", u"$a*b*c$ and $\\{x\\}_1$"_s, u"p[$a*b*c$ and $\\{x\\}_1$]"_s);
        row("money is no formula", u"It costs $5 and $x$ \\$1$ or 3$ to 4$5"_s,
            u"p[It costs $5 and $x$ $1$ or 3$ to 4$5]"_s);
        row("formulas in code stay code", u"`$a$` `x$` $y$ `$z`\n\n    $b$ c\n\n```sh\necho $c $d$\n```"_s,
            u"p[`$a$` `x$` $y$ `$z`] code [$b$ c] code Shell[echo $c $d$]"_s);
        row("displayed formulas stand alone", u"so\n$$\na \\\\\nb\n$$\nand $$c$$ too"_s,
            u"p[so] math[a \\\\\nb] p[and] math[c] p[too]"_s);
        row("a displayed formula in a quotation", u"> $$\n> x\n> $$\n>\n> y"_s, u"quote(math[x] p[y])"_s);
        row("an unclosed formula is text", u"$$ a\n\nb $$"_s, u"p[$$ a] p[b $$]"_s);
        row("a formula in a table cell", u"| a |\n| - |\n| $x|y$ |"_s, u"table -[a / $x|y$]"_s);
        row("GIFT in a quotation is shown and said", u"> ```gift\n> x\n> ```"_s, u"quote(code GIFT[x])"_s,
            u"gift-not-read:1"_s);
        row("GIFT without questions is text", u"```gift\nx\n```"_s, u"p[x]"_s, u""_s);
        row("odd input of a publisher",
            u"# Own title\n\nDon't `it's` 'quoted' -- and... **bold *both* bold** [link](javascript:alert(1))"_s,
            u"h2[Own title] p[Don’t `it's` 'quoted' -- and... **bold *****both***** bold** link]"_s,
            u"link-target-removed:3"_s);
    }

    void textBecomesBlocks()
    {
        QFETCH(QString, text);
        Diagnostics diagnostics;
        const MarkdownText read = readText(text, diagnostics);
        QTEST(listing(read.blocks), "blocks");
        QTEST(codes(diagnostics), "diagnostics");
    }

    void formulasInProseAreMarkedAsSuch()
    {
        Diagnostics diagnostics;
        const MarkdownText read = readText(u"It costs $5 and $x$"_s, diagnostics);
        const Runs &runs = std::get<Paragraph>(read.blocks.front().content).runs;
        QCOMPARE(runs.size(), size_t(2));
        QVERIFY(!runs[0].math);
        QVERIFY(runs[1].math);
        QCOMPARE(runs[1].text, u"x"_s);
    }

    void headingsAreNamedByTheirWords_data()
    {
        QTest::addColumn<QString>("heading");
        QTest::addColumn<QString>("id");
        QTest::newRow("words") << u"What a training run looks like"_s << u"what-a-training-run-looks-like"_s;
        QTest::newRow("apostrophe") << u"The sea's *own* `code`"_s << u"the-seas-own-code"_s;
        QTest::newRow("other scripts") << u"Größe, ألف & 高さ: 2.1"_s << u"größe-ألف-高さ-2-1"_s;
        QTest::newRow("given") << u"Something else {#the-id}"_s << u"the-id"_s;
        QTest::newRow("other braces") << u"A set {a, b}"_s << u"a-set-a-b"_s;
    }

    void headingsAreNamedByTheirWords()
    {
        QFETCH(QString, heading);
        Diagnostics diagnostics;
        const MarkdownText read = readText(u"## "_s + heading, diagnostics);
        QTEST(read.blocks.front().id.toString(), "id");
        QVERIFY(read.blocks.front().idGiven);
    }

    void repeatedHeadingsAreTold()
    {
        Diagnostics diagnostics;
        const MarkdownText read = readText(u"## A\n\nx\n\n## A\n\nx"_s, diagnostics);
        QCOMPARE(read.blocks[2].id.toString(), u"a-2"_s);
        QVERIFY(!read.blocks[1].id.isEmpty());
        QVERIFY(read.blocks[1].id != read.blocks[3].id);
        QVERIFY(diagnostics.empty());
    }

    void diagnosticsCountFromTheLineTheTextBeginsOn()
    {
        Diagnostics diagnostics;
        const MarkdownOptions options;
        (void)readMarkdown(u"$$\na\n$$\n\n[x](javascript:y)"_s, options, u"a.md"_s, 7, diagnostics);
        QCOMPARE(codes(diagnostics), u"link-target-removed:11"_s);
        QCOMPARE(diagnostics.front().file, u"a.md"_s);
    }

    void shortTextsStayOneLine_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("runs");
        QTest::newRow("plain") << u"Roll back."_s << u"Roll back."_s;
        QTest::newRow("marks") << u"`x` is *not* $y$, it's z"_s << u"`x` is *not* $y$, it’s z"_s;
        QTest::newRow("a number in front") << u"1. One"_s << u"1. One"_s;
        QTest::newRow("a hash in front") << u"# of rows"_s << u"# of rows"_s;
        QTest::newRow("two paragraphs") << u"a\n\nb"_s << u"a  b"_s;
        QTest::newRow("nothing") << u""_s << u""_s;
        QTest::newRow("a displayed formula") << u"$$a$$"_s << u"$a$"_s;
    }

    void shortTextsStayOneLine()
    {
        QFETCH(QString, text);
        QTEST(listing(readInlineMarkdown(text)), "runs");
    }

    void hostileTextsEndSoon_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("nested quotations") << QString(50'000, u'>') + u" a"_s;
        QTest::newRow("nested emphasis") << QString(u"*a _b "_s).repeated(30'000);
        QTest::newRow("brackets") << QString(50'000, u'[');
        QTest::newRow("backticks of many widths") << [] {
            QString text;
            for (int width = 1; width < 900; ++width) {
                text += QString(width, u'`') + u' ';
            }
            return text;
        }();
        QTest::newRow("pairs of backticks") << QString(u"`a` "_s).repeated(100'000);
        QTest::newRow("dollar signs") << QString(u"$a $$ "_s).repeated(50'000);
        QTest::newRow("nested lists") << [] {
            QString text;
            for (int depth = 0; depth < 200; ++depth) {
                text += QString(depth * 2, u' ') + u"- a\n"_s;
            }
            return text;
        }();
    }

    void hostileTextsEndSoon()
    {
        QFETCH(QString, text);
        Diagnostics diagnostics;
        QElapsedTimer timer;
        timer.start();
        const MarkdownText read = readText(text, diagnostics);
        QVERIFY(!read.blocks.empty());
        QVERIFY2(timer.elapsed() < 3000, qPrintable(QString::number(timer.elapsed())));
    }

    void tooManyBlocksAreCutAndSaid()
    {
        Diagnostics diagnostics;
        MarkdownOptions options;
        options.maximumBlocks = 10;
        const MarkdownText read = readText(QString(u"a\n\n"_s).repeated(50), diagnostics, options);
        QCOMPARE(read.blocks.size(), size_t(10));
        QCOMPARE(codes(diagnostics), u"too-many-blocks:21"_s);
    }

    void picturesAreNamedFromTheFolderOfTheText()
    {
        Diagnostics diagnostics;
        MarkdownOptions options;
        options.folder = u"01-basics"_s;
        QStringList asked;
        options.takePicture = [&asked](const QString &path) -> std::expected<void, PictureFault> {
            asked << path;
            if (path == "images/red.png"_L1) {
                return {};
            }
            return std::unexpected(PictureFault::Missing);
        };
        const MarkdownText read = readText(u"![a](../images/red.png)\n\n![b](no.png)"_s, diagnostics, options);
        QCOMPARE(listing(read.blocks), u"image[images/red.png | a |  | ] image[ | b |  | no.png]"_s);
        QCOMPARE(asked, (QStringList{u"images/red.png"_s, u"01-basics/no.png"_s}));
        QCOMPARE(codes(diagnostics), u"picture-missing:3"_s);
    }

    void aPublishersTextGivesThePublishersBlocks()
    {
        CARREL_NEED_SHARED("data/seed");
        const QByteArray bytes = readFile(sharedPath(u"data/seed/000_3574706d083fdad4.txt"_s));
        const auto lesson = nlohmann::json::parse(bytes.constData(), bytes.constData() + bytes.size());
        Diagnostics diagnostics;
        MarkdownOptions options;
        options.readChecks = false;
        const MarkdownText read = readMarkdown(QString::fromStdString(lesson["body"]["text"].get<std::string>()),
                                               options, {}, 1, diagnostics);
        const auto &given = lesson["reader"]["blocks"];
        QCOMPARE(read.blocks.size(), size_t(22));
        QCOMPARE(given.size(), size_t(22));
        for (size_t i = 0; i < given.size(); ++i) {
            const Block &block = read.blocks[i];
            const std::string kind = given[i]["t"];
            if (kind == "h2") {
                QCOMPARE(block.id.toString().toStdString(), given[i]["id"].get<std::string>());
                QVERIFY(block.idGiven);
                QCOMPARE(block.content, BlockContent(Heading{2, givenRuns(given[i]["runs"])}));
            } else if (kind == "p") {
                QVERIFY(!block.idGiven);
                QCOMPARE(block.content, BlockContent(Paragraph{givenRuns(given[i]["runs"])}));
            } else {
                QCOMPARE(kind, std::string("code"));
                const Code code{QString::fromStdString(given[i]["lang"]), QString::fromStdString(given[i]["label"]),
                                QString::fromStdString(given[i]["text"]), CodeRole::Source};
                QCOMPARE(block.content, BlockContent(code));
            }
        }
        QVERIFY(diagnostics.empty());
        const auto &check = lesson["check"];
        const auto &readerCheck = lesson["reader"]["check"];
        QCOMPARE(readInlineMarkdown(QString::fromStdString(check["question"])), givenRuns(readerCheck["question"]));
        for (size_t i = 0; i < check["options"].size(); ++i) {
            const QString text = QString::fromStdString(check["options"][i]["text"]);
            QCOMPARE(readInlineMarkdown(text), givenRuns(readerCheck["options"][i]["text"]));
        }
    }
};

QTEST_APPLESS_MAIN(MarkdownBlocksTest)
#include "markdownblockstest.moc"
