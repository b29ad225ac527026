// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/anchoring.h"

#include <QtTest>

using namespace Carrel;
using namespace Qt::StringLiterals;

namespace
{

Runs plain(const QString &text)
{
    Run run;
    run.text = text;
    return {run};
}

Block paragraph(const QString &id, const QString &text)
{
    return {BlockId(id), false, Paragraph{plain(text)}};
}

Block list(const QString &id, std::vector<Blocks> items)
{
    List list;
    list.items = std::move(items);
    return {BlockId(id), false, list};
}

/** The lesson in which things were noted. */
Blocks lesson()
{
    return {paragraph(u"p-1"_s, u"A pointer holds the adress of an object. A pointer may be null."_s),
            list(u"ul-1"_s, {{paragraph(u"p-2"_s, u"It may point nowhere."_s)},
                             {paragraph(u"p-3"_s, u"It may point to the end."_s)}}),
            paragraph(u"p-4"_s, u"A reference is another name for an object, and never null."_s),
            paragraph(u"p-5"_s, u"指针保存一个对象的地址，引用是对象的另一个名字。"_s)};
}

Anchor anchorOf(const QString &quote)
{
    const ReadingText text(lesson());
    const qsizetype at = text.text().indexOf(quote);
    Q_ASSERT(at >= 0);
    return anchorAt(text, at, quote.size());
}

QString wordsAt(const Blocks &blocks, const AnchoredPlace &place)
{
    return ReadingText(blocks).text().sliced(place.start, place.length);
}

/** @p blocks with one paragraph's text in place of what it was, and another id if @p newId is given. */
Blocks changed(Blocks blocks, size_t index, const QString &text, const QString &newId = {})
{
    blocks[index] = paragraph(newId.isEmpty() ? blocks[index].id.toString() : newId, text);
    return blocks;
}

} // namespace

class AnchoringTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTextOfALessonIsItsWordsWithSingleSpaces()
    {
        Blocks blocks = lesson();
        blocks.insert(blocks.begin(), {BlockId(u"h"_s), false, Heading{2, plain(u"  Two\n\twords "_s)}});
        blocks.push_back({BlockId(u"m"_s), false, MathBlock{u"x^2"_s, {}}});
        blocks.push_back({BlockId(u"r"_s), false, Rule{}});
        const ReadingText text(blocks);
        QVERIFY(text.text().startsWith(u"Two words A pointer holds"_s));
        QVERIFY(text.text().contains(u"be null. It may point nowhere. It may point to the end. A reference"_s));
        QVERIFY(text.text().endsWith(u" x^2"_s));
        QCOMPARE(*text.find(BlockId(u"h"_s)), (ReadingText::Span{BlockId(u"h"_s), 0, 9}));
        const ReadingText::Span outer = *text.find(BlockId(u"ul-1"_s));
        const ReadingText::Span inner = *text.find(BlockId(u"p-2"_s));
        QCOMPARE(outer.start, inner.start);
        QVERIFY(outer.end > inner.end);
        QCOMPARE(text.at(inner.start)->block, BlockId(u"p-2"_s));
        QVERIFY(!text.find(BlockId(u"missing"_s)));
        QCOMPARE(ReadingText({}).at(0), nullptr);
    }

    void anAnchorKnowsItsSurroundings()
    {
        const Anchor anchor = anchorOf(u"may be null"_s);
        QCOMPARE(anchor.block, BlockId(u"p-1"_s));
        QCOMPARE(anchor.offset, 51);
        QCOMPARE(anchor.prefix, u" adress of an object. A pointer "_s);
        QCOMPARE(anchor.suffix, u". It may point nowhere. It may p"_s);
        QCOMPARE(anchorOfBlock(ReadingText(lesson()), BlockId(u"ul-1"_s)).quote.left(21), u"It may point nowhere."_s);
        QCOMPARE(anchorOfBlock(ReadingText(lesson()), {}), Anchor());
    }

    void aHighlightIsFoundAgain_data()
    {
        QTest::addColumn<QString>("quote");
        QTest::addColumn<Blocks>("now");
        QTest::addColumn<QString>("block"); // empty: loose
        QTest::addColumn<QString>("words");
        const QString first = u"A pointer holds the adress of an object. A pointer may be null."_s;
        QTest::newRow("nothing changed") << u"the adress"_s << lesson() << u"p-1"_s << u"the adress"_s;
        QTest::newRow("of two that are alike the right one")
            << u"pointer may"_s << lesson() << u"p-1"_s << u"pointer may"_s;
        QTest::newRow("in a list") << u"It may point"_s << lesson() << u"p-2"_s << u"It may point"_s;
        QTest::newRow("over two blocks") << u"be null. It may point nowhere. It"_s << lesson() << u"p-1"_s
                                         << u"be null. It may point nowhere. It"_s;
        QTest::newRow("text put before it")
            << u"may be null"_s << changed(lesson(), 0, u"Let us see. "_s + first) << u"p-1"_s << u"may be null"_s;
        QTest::newRow("another id") << u"may be null"_s << changed(lesson(), 0, first, u"p-9"_s) << u"p-9"_s
                                    << u"may be null"_s;
        QTest::newRow("a typo in it corrected")
            << u"holds the adress of"_s << changed(lesson(), 0, QString(first).replace(u"adress"_s, u"address"_s))
            << u"p-1"_s << u"holds the address of"_s;
        QTest::newRow("a typo in a single word corrected, another id")
            << u"adress"_s << changed(lesson(), 0, QString(first).replace(u"adress"_s, u"address"_s), u"p-9"_s)
            << u"p-9"_s << u"address"_s;
        QTest::newRow("a typo beside it corrected")
            << u"of an object"_s << changed(lesson(), 0, QString(first).replace(u"adress"_s, u"address"_s), u"p-9"_s)
            << u"p-9"_s << u"of an object"_s;
        QTest::newRow("a typo corrected before words written anew")
            << u"holds the adress of"_s
            << changed(lesson(), 0, u"A pointer holds the address of an object. Null is hard; we leave it out."_s,
                       u"p-9"_s)
            << u"p-9"_s << u"holds the address of"_s;
        QTest::newRow("moved into another paragraph")
            << u"A reference is another name"_s
            << changed(changed(lesson(), 2, u"Nothing is left here."_s), 0,
                       u"First of all. A reference is another name for an object, and never null."_s)
            << u"p-1"_s << u"A reference is another name"_s;
        QTest::newRow("Chinese, one sign changed")
            << u"保存一个对象的地址"_s
            << changed(lesson(), 3, u"指针保留一个对象的地址，引用是对象的另一个名字。"_s, u"p-9"_s) << u"p-9"_s
            << u"保留一个对象的地址"_s;
        QTest::newRow("another sentence in its place")
            << u"may be null"_s << changed(lesson(), 0, u"Pointers are hard. Learn them well and use them."_s)
            << QString() << QString();
        QTest::newRow("the word itself replaced")
            << u"adress"_s << changed(lesson(), 0, QString(first).replace(u"adress"_s, u"place"_s)) << QString()
            << QString();
        QTest::newRow("a common word whose paragraph is gone")
            << u"may"_s << Blocks{paragraph(u"p-7"_s, u"You may go. You may stay. Who may?"_s)} << QString()
            << QString();
        QTest::newRow("nothing left") << u"the adress"_s << Blocks() << QString() << QString();
    }

    void aHighlightIsFoundAgain()
    {
        QFETCH(QString, quote);
        QFETCH(Blocks, now);
        QFETCH(QString, block);
        const Anchor anchor = anchorOf(quote);
        const auto place = placeOf(anchor, AnnotationForm::Highlight, ReadingText(now), anchor.block);
        QCOMPARE(place.has_value(), !block.isEmpty());
        if (place) {
            QCOMPARE(place->block.toString(), block);
            QTEST(wordsAt(now, *place), "words");
            QCOMPARE(ReadingText(now).find(place->block)->start + place->offset, place->start);
        }
    }

    void aBlockIsFoundByItsIdThenByItsWords()
    {
        const Anchor anchor = anchorOfBlock(ReadingText(lesson()), BlockId(u"p-4"_s));
        const auto placeNow = [&](const Blocks &blocks, const QString &id = u"p-4"_s) {
            return placeOf(anchor, AnnotationForm::Bookmark, ReadingText(blocks), BlockId(id));
        };
        QCOMPARE(placeNow(lesson())->block, BlockId(u"p-4"_s));
        QCOMPARE(placeNow(changed(lesson(), 2, u"Written anew from the first word."_s))->block, BlockId(u"p-4"_s));
        const QString corrected = u"A reference is an other name for an object, and never null."_s;
        QCOMPARE(placeNow(changed(lesson(), 2, corrected, u"p-9"_s))->block, BlockId(u"p-9"_s));
        QCOMPARE(placeNow(changed(lesson(), 2, u"Written anew."_s, u"p-9"_s), u"p-9"_s)->block, BlockId(u"p-9"_s));
        QVERIFY(!placeNow(changed(lesson(), 2, u"Written anew."_s, u"p-9"_s)));
        QVERIFY(placeOf({}, AnnotationForm::Bookmark, ReadingText(lesson()), {})->block.isEmpty());
    }

    void aLongHighlightIsFoundByItsEnds()
    {
        QString words;
        for (int i = 0; i < 200; ++i) {
            words += u"word%1 "_s.arg(i);
        }
        const ReadingText before({paragraph(u"p"_s, u"Begin. "_s + words + u"End."_s)});
        const Anchor anchor = anchorAt(before, 7, words.size() - 1);
        const QString now =
            QString(words).replace(u"word100"_s, u"quite other words"_s).replace(u"word3 "_s, u"wrd3 "_s);
        const ReadingText after({paragraph(u"q"_s, u"Begin. "_s + now + u"End."_s)});
        const auto place = placeOf(anchor, AnnotationForm::Highlight, after, anchor.block);
        QVERIFY(place);
        QCOMPARE(after.text().sliced(place->start, place->length), now.trimmed());
    }

    void aGiantLessonIsSearchedInTime()
    {
        Blocks blocks;
        for (int i = 0; i < 20'000; ++i) {
            blocks.push_back(
                paragraph(u"p-%1"_s.arg(i), u"Paragraph %1 says that a pointer holds an address."_s.arg(i)));
        }
        const ReadingText text(blocks);
        Anchor anchor = anchorOf(u"A reference is another name for an object"_s);
        QElapsedTimer timer;
        timer.start();
        QVERIFY(!placeOf(anchor, AnnotationForm::Highlight, text, anchor.block));
        anchor = anchorAt(text, text.find(BlockId(u"p-15000"_s))->start, 30);
        anchor.quote.replace(u"says"_s, u"sais"_s);
        const auto place = placeOf(anchor, AnnotationForm::Highlight, text, BlockId(u"gone"_s));
        QVERIFY(place);
        QCOMPARE(place->block, BlockId(u"p-15000"_s));
        qInfo("two searches of %lld letters took %lld ms", qint64(text.text().size()), timer.elapsed());
    }
};

QTEST_APPLESS_MAIN(AnchoringTest)
#include "anchoringtest.moc"
