// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/blocklisting.h"
#include "formats/markdown/markdownblocks.h"

#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

class MarkdownChecksTest final : public QObject
{
    Q_OBJECT

    static MarkdownText readText(const QString &text, Diagnostics &diagnostics, const MarkdownOptions &options = {})
    {
        return readMarkdown(text, options, u"lesson.md"_s, 1, diagnostics);
    }

private Q_SLOTS:
    void aCheckIsReadWithItsReasons()
    {
        Diagnostics diagnostics;
        const MarkdownText read = readText(uR"(Before.

## Check: high water {#next .fixed}

High water is at *06:10*.

When is the next?

- [x] About 18:35
  > A little over twelve hours.
- [ ] About 12:10
  > Then it's lowest.
- [ ] `06:10`

> The Moon moves on.
>
> Every day.

## After

Text.
)"_s,
                                           diagnostics);
        QCOMPARE(listing(read.blocks), u"p[Before.] check[next] h2[After] p[Text.]"_s);
        QCOMPARE(read.checks.size(), size_t(1));
        const Check &check = read.checks.front();
        QCOMPARE(listing(check), uR"(p[High water is at *06:10*.] p[When is the next?]
+ About 18:35 / why: A little over twelve hours.
- About 12:10 / tempting: Then it’s lowest.
- `06:10`
= p[The Moon moves on.] p[Every day.])"_s);
        QCOMPARE(check.id, CheckId(u"next"_s));
        QVERIFY(check.idGiven);
        QVERIFY(!check.shuffle);
        QCOMPARE(check.kind, CheckKind::Single);
        QVERIFY(check.isUsable());
        QVERIFY(diagnostics.empty());
    }

    void aCheckMayAskForThePassageItSpeaksOf()
    {
        Diagnostics diagnostics;
        const MarkdownText read =
            readText(u"## Check {.context}\n\nWhich?\n\n- [x] a\n- [ ] b\n\n## Check\n\nWhich?\n\n- [x] a\n- [ ] b\n"_s,
                     diagnostics);
        QVERIFY(read.checks[0].showsPassage);
        QVERIFY(!read.checks[1].showsPassage);
        QVERIFY(diagnostics.empty());
    }

    void aFenceOfGiftIsReadInItsPlace()
    {
        Diagnostics diagnostics;
        const MarkdownText read = readText(uR"(Before.

```gift
::High water::When is it?{=Now ~$Never$#No.}

Read on.

Is it \(x\)?{T

Next?{F}
```

After.
)"_s,
                                           diagnostics);
        QCOMPARE(listing(read.blocks), u"p[Before.] check[check-1] p[Read on.] check[check-2] p[After.]"_s);
        QCOMPARE(listing(read.checks[0]), u"When is it?\n+ Now\n- $Never$ / tempting: No."_s);
        QCOMPARE(listing(read.checks[1]), u"Next?\n- True\n+ False"_s);
        QCOMPARE(diagnostics.size(), size_t(1));
        QCOMPARE(diagnostics.front().code, u"gift-unclosed-brace"_s);
        QCOMPARE(diagnostics.front().line, std::optional(8));
    }

    void optionsMayHoldCodePicturesAndSeveralParagraphs()
    {
        Diagnostics diagnostics;
        const MarkdownText read = readText(uR"(## Check

Which?

- [ ] This one

  ```python
  print(1)
  ```

  > Small.
- [X] ![a](a.png)
- [x] One

  two
)"_s,
                                           diagnostics);
        QCOMPARE(listing(read.checks.front()), uR"(Which?
- p[This one] code Python[print(1)] / tempting: Small.
+ image[a.png | a |  | ]
+ p[One] p[two])"_s);
        QCOMPARE(read.checks.front().kind, CheckKind::Multiple);
        QVERIFY(diagnostics.empty());
    }

    void whatBeginsACheck_data()
    {
        QTest::addColumn<QString>("heading");
        QTest::addColumn<QString>("word");
        QTest::addColumn<bool>("isCheck");
        const QString check = u"Check"_s;
        QTest::newRow("the word") << u"## Check"_s << check << true;
        QTest::newRow("any level") << u"#### Check"_s << check << true;
        QTest::newRow("any case") << u"## CHECK"_s << check << true;
        QTest::newRow("a name") << u"## Check: line them up"_s << check << true;
        QTest::newRow("marked") << u"## A question {.check}"_s << check << true;
        QTest::newRow("marked and named") << u"## A question {#q .check .fixed}"_s << check << true;
        QTest::newRow("a sentence with the word") << u"## Check your work"_s << check << false;
        QTest::newRow("a longer word") << u"## Checklist"_s << check << false;
        QTest::newRow("another language") << u"## Vérification : un"_s << u"Vérification"_s << true;
        QTest::newRow("the English word elsewhere") << u"## Check"_s << u"Vérification"_s << false;
    }

    void whatBeginsACheck()
    {
        QFETCH(QString, heading);
        QFETCH(QString, word);
        Diagnostics diagnostics;
        MarkdownOptions options;
        options.checkHeading = word;
        const MarkdownText read = readText(heading + u"\n\nQ?\n\n- [x] a\n- [ ] b\n"_s, diagnostics, options);
        QTEST(!read.checks.empty(), "isCheck");
        QVERIFY(diagnostics.empty());
    }

    void aCheckEndsAtTheNextHeadingOfItsLevel()
    {
        Diagnostics diagnostics;
        const MarkdownText read = readText(
            u"### Check\n\nQ?\n\n- [x] a\n- [ ] b\n\n### Check\n\nR?\n\n#### Data\n\n- [x] c\n- [ ] d\n\n## Next"_s,
            diagnostics);
        QCOMPARE(listing(read.blocks), u"check[check-1] check[check-2] h2[Next]"_s);
        QCOMPARE(listing(read.checks[1].question), u"p[R?] h4[Data]"_s);
    }

    void whatStandsBehindTheOptionsStaysInTheText()
    {
        Diagnostics diagnostics;
        const MarkdownText read =
            readText(u"## Check\n\nQ?\n\n- [x] a\n- [ ] b\n\n> why\n\nMore text.\n\n> [!TIP]\n> t"_s, diagnostics);
        QCOMPARE(listing(read.blocks), u"check[check] p[More text.] tip[](p[t])"_s);
        QCOMPARE(listing(*read.checks.front().why), u"why"_s);
    }

    void aFaultyCheckIsNamedWithItsLineAndTheRestIsRead_data()
    {
        QTest::addColumn<QString>("check");
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("line");
        QTest::newRow("none right") << u"Q?\n\n- [ ] a\n- [ ] b"_s << u"check-no-right-option"_s << 3;
        QTest::newRow("one option") << u"Q?\n\n- [x] a"_s << u"check-too-few-options"_s << 3;
        QTest::newRow("no options") << u"Q?\n\n- a\n- b"_s << u"check-too-few-options"_s << 3;
        QTest::newRow("twice the same") << u"Q?\n\n- [x] a  b\n- [ ] **a b**"_s << u"check-equal-options"_s << 8;
        QTest::newRow("a reason without its option")
            << u"Q?\n\n- [x] a\n- [ ] b\n- [ ]\n  > r"_s << u"check-empty-option"_s << 9;
        QTest::newRow("an option without a mark") << u"Q?\n\n- [x] a\n- b"_s << u"check-unmarked-option"_s << 8;
        QTest::newRow("no question") << u"- [x] a\n- [ ] b"_s << u"check-empty-question"_s << 3;
        QTest::newRow("too many options") << [] {
            QString text = u"Q?\n\n- [x] a\n"_s;
            for (int i = 0; i < 26; ++i) {
                text += u"- [ ] "_s + QString::number(i) + u'\n';
            }
            return text;
        }() << u"check-too-many-options"_s << 3;
    }

    void aFaultyCheckIsNamedWithItsLineAndTheRestIsRead()
    {
        QFETCH(QString, check);
        Diagnostics diagnostics;
        const MarkdownText read = readText(
            u"Text.\n\n## Check\n\n"_s + check + u"\n\n## Check\n\nFine?\n\n- [x] a\n- [ ] b\n"_s, diagnostics);
        QCOMPARE(diagnostics.size(), size_t(1));
        QTEST(diagnostics.front().code, "code");
        QTEST(diagnostics.front().line.value_or(0), "line");
        QCOMPARE(diagnostics.front().severity, Severity::Error);
        QVERIFY(!diagnostics.front().hint.isEmpty());
        QCOMPARE(read.checks.size(), size_t(2));
        QVERIFY(!read.checks.front().isUsable());
        QVERIFY(read.checks.back().isUsable());
        QCOMPARE(read.checks.back().id.toString(), u"check-2"_s);
    }

    void anIdGivenTwiceIsReported()
    {
        Diagnostics diagnostics;
        const QString check = u"## Check {#a}\n\nQ?\n\n- [x] a\n- [ ] b\n\n"_s;
        const MarkdownText read = readText(check + check, diagnostics);
        QCOMPARE(read.checks[1].id.toString(), u"a-2"_s);
        QCOMPARE(diagnostics.size(), size_t(1));
        QCOMPARE(diagnostics.front().code, u"check-id-repeated"_s);
        QCOMPARE(diagnostics.front().line.value_or(0), 8);
    }

    void aTextMayBeReadWithoutChecks()
    {
        Diagnostics diagnostics;
        MarkdownOptions options;
        options.readChecks = false;
        const MarkdownText read = readText(u"## Check\n\n- [x] a"_s, diagnostics, options);
        QCOMPARE(listing(read.blocks), u"h2[Check] ul(p[☑ a])"_s);
        QVERIFY(read.checks.empty());
    }
};

QTEST_APPLESS_MAIN(MarkdownChecksTest)
#include "markdowncheckstest.moc"
