// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Case R5 of the readers that dazzle: a white picture and code inside every kind of block that can hold them. In the
// dark no frame is white while one scrolls past, and every text can be read.
#include "../render/samplelesson.h"
#include "pagetest.h"
#include "support/brightness.h"
#include "support/testpaths.h"

#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

namespace
{

/** A picture, code and a terminal, to be put into @p box. */
Blocks inside(const QString &box)
{
    return {
        block(box + u"-words"_s, Paragraph{words(u"In a "_s + box + u'.')}),
        block(box + u"-picture"_s, Image{u"pictures/levels.png"_s, u"White"_s, words(u"A sheet of paper."_s), {}, {}}),
        block(box + u"-code"_s, Code{u"python"_s, {}, u"def deal(cards):  # one by one\n    return cards[0]"_s}),
        block(box + u"-console"_s, Code{u"bash"_s, {}, u"$ deal 5\n5 cards"_s, CodeRole::Console})};
}

Table tableWithCode()
{
    Run code = words(u"deal(5)"_s).front();
    code.code = true;
    Run picture = words(u"White"_s).front();
    picture.picture = u"pictures/levels.png"_s;
    return {{},
            {Runs{code}, words(u"Cards"_s)},
            {std::vector<Runs>{Runs{code}, Runs{picture}}},
            words(u"What is dealt."_s)};
}

Lesson everyBox()
{
    Lesson lesson;
    lesson.slug = LessonSlug(u"boxes"_s);
    lesson.title = u"Boxes"_s;
    lesson.blocks = inside(u"lesson"_s);
    for (const auto &[name, kind] :
         {std::pair(u"note"_s, NoteKind::Note), std::pair(u"tip"_s, NoteKind::Tip),
          std::pair(u"important"_s, NoteKind::Important), std::pair(u"warning"_s, NoteKind::Warning),
          std::pair(u"caution"_s, NoteKind::Caution)}) {
        lesson.blocks.push_back(block(u"box-"_s + name, Note{kind, {}, inside(name)}));
    }
    lesson.blocks.push_back(block(u"box-list"_s, List{false, 1, {inside(u"list"_s)}}));
    lesson.blocks.push_back(block(u"box-ordered"_s, List{true, 1, {inside(u"ordered"_s)}}));
    lesson.blocks.push_back(block(u"box-quote"_s, Quote{inside(u"quote"_s)}));
    lesson.blocks.push_back(block(u"box-more"_s, More{words(u"More"_s), inside(u"more"_s)}));
    lesson.blocks.push_back(block(u"box-unknown"_s, Unknown{u"poem"_s, inside(u"unknown"_s)}));
    lesson.blocks.push_back(block(u"table"_s, tableWithCode()));
    return lesson;
}

} // namespace

class DarkBoxesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void picturesAndCodeDoNotDazzleInAnyBlock_data()
    {
        QTest::addColumn<ThemeName>("theme");
        for (const ThemeName theme : allThemes) {
            if (isDark(theme)) {
                QTest::newRow(qPrintable(themeWord(theme))) << theme;
            }
        }
    }

    void picturesAndCodeDoNotDazzleInAnyBlock()
    {
        QFETCH(ThemeName, theme);
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"white.png"_s);
        QImage white(1600, 1400, QImage::Format_RGB32);
        white.fill(Qt::white);
        QVERIFY(white.save(file));
        constexpr QSize size(900, 600);
        PageUnderTest test(size, theme, [file](const AssetHash &) -> Result<QString> { return file; });
        QVERIFY(test.show(everyBox()));
        (void)test.evaluate(u"document.querySelectorAll('details').forEach(d => { d.open = true; }); 0"_s);
        constexpr int step = 300;
        double worst = 0;
        int frames = 0;
        // The height grows while sections get their true one.
        for (int top = 0; top < test.evaluate(u"document.documentElement.scrollHeight"_s).toInt(); top += step) {
            (void)test.evaluate(u"scrollTo(0, %1); 0"_s.arg(top));
            test.waitFrames(2);
            worst = std::max(worst, nearWhiteShare(test.view->grab().toImage()));
            ++frames;
        }
        QVERIFY2(frames > 20, qPrintable(QString::number(frames)));
        QCOMPARE(
            test.evaluate(
                    u"Array.from(document.querySelectorAll('main img')).filter(i => i.naturalWidth !== 1600).length"_s)
                .toInt(),
            0);
        QVERIFY2(worst < 0.3, qPrintable(QString::number(worst)));

        const QString walk = QString::fromUtf8(readFile(QStringLiteral(CARREL_SOURCE "/tests/page/contrastscript.js")));
        const QString least = theme == ThemeName::ContrastDark ? u"7"_s : u"4.5"_s;
        const QVariantMap seen = test.evaluate(walk.trimmed() + u'(' + least + u')').toMap();
        QVERIFY(seen.value(u"texts"_s).toInt() > 80);
        QCOMPARE(seen.value(u"bad"_s).toStringList(), QStringList());
    }
};

int main(int argc, char **argv)
{
    return runPageTest(argc, argv, [] { return std::make_unique<DarkBoxesTest>(); });
}

#include "darkboxestest.moc"
