// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "../render/samplelesson.h"
#include "formats/markdown/markdowncourse.h"
#include "pagetest.h"
#include "support/testpaths.h"

#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

namespace
{

/** Every kind of block, and code in every kind of span. */
Lesson everyKindAndSpan()
{
    Lesson lesson = everyKind();
    lesson.blocks.push_back(block(u"spans"_s, Code{u"cpp"_s,
                                                   {},
                                                   u"#include <map>\n/* once\n// FIXME: this */\n"
                                                   "int f(double d) { return d > 1 ? 'a' : sizeof d; }\n"
                                                   "std::string s = \"a\";"_s}));
    lesson.blocks.push_back(block(u"more-spans"_s, Code{u"python"_s, {}, u"@cached\ndef f(x): return len(x) + 1"_s}));
    lesson.blocks.push_back(block(u"colours"_s, MathBlock{u"\\color{red} a \\color{yellow} b \\textcolor{#00f}{c} "
                                                          "\\colorbox{yellow}{d} \\fcolorbox{red}{black}{e}"_s,
                                                          {}}));
    return lesson;
}

} // namespace

/** Every run of text in every theme, in the page as it is shown, against the contrast a reader needs. */
class ContrastTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        JobControl control;
        ReadOutcome manual =
            readMarkdownCourse(QStringLiteral(CARREL_SOURCE "/resources/courses/using-carrel"), Limits(), control);
        QCOMPARE(manual.courses.size(), 1UL);
        m_lessons = {everyKindAndSpan(), rightToLeft()};
        for (const auto &[slug, lesson] : manual.courses.front().lessons) {
            m_lessons.push_back(*lesson);
        }
        m_walk = QString::fromUtf8(readFile(QStringLiteral(CARREL_SOURCE "/tests/page/contrastscript.js"))).trimmed();
    }

    void everyTextCanBeRead_data()
    {
        QTest::addColumn<ThemeName>("theme");
        for (const ThemeName theme : allThemes) {
            QTest::newRow(qPrintable(themeWord(theme))) << theme;
        }
    }

    void everyTextCanBeRead()
    {
        QFETCH(ThemeName, theme);
        const bool high = theme == ThemeName::Contrast || theme == ThemeName::ContrastDark;
        PageUnderTest test({1000, 800}, theme);
        test.view->setLooks({.lineNumbers = true});
        QSet<QString> kinds;
        int texts = 0;
        for (const Lesson &lesson : m_lessons) {
            QVERIFY(test.show(lesson));
            test.view->setDecorations({{{}, {}, {}, {}, u"check"_s, u"check-1"_s, u"Not answered"_s}});
            const QVariantMap seen = walk(test, high ? 7 : 4.5);
            const QStringList bad = seen.value(u"bad"_s).toStringList();
            QVERIFY2(bad.isEmpty(), qPrintable(lesson.title + u":\n"_s + bad.join(u'\n')));
            const QStringList met = seen.value(u"kinds"_s).toStringList();
            kinds.unite({met.begin(), met.end()});
            texts += seen.value(u"texts"_s).toInt();
        }
        QVERIFY2(texts > 800, qPrintable(QString::number(texts)));
        for (const char *kind : {"p",
                                 "h1",
                                 "h2",
                                 "h3",
                                 "h4",
                                 "th",
                                 "td",
                                 "caption",
                                 "summary",
                                 "figcaption",
                                 "kbd",
                                 "link",
                                 "kw",
                                 "fn",
                                 "ty",
                                 "st",
                                 "nu",
                                 "di",
                                 "co",
                                 "al",
                                 "prompt",
                                 "said",
                                 "mark",
                                 "file",
                                 "::before of line",
                                 "mord",
                                 "note-word",
                                 "check-number",
                                 "check-state",
                                 "quiet-title",
                                 "missing-word",
                                 "direction",
                                 "pointer-kind",
                                 "address",
                                 "formula-label",
                                 "cite",
                                 "key"}) {
            QVERIFY2(kinds.contains(QString::fromLatin1(kind)), kind);
        }
        QCOMPARE(test.evaluate(u"getComputedStyle(document.documentElement).colorScheme"_s).toString(),
                 isDark(theme) ? u"dark"_s : u"light"_s);
    }

    /** The walk itself: it finds what cannot be read, whoever made it so. */
    void badContrastIsFound_data()
    {
        QTest::addColumn<QString>("spoil");
        QTest::newRow("grey words") << u"document.querySelector('h1').style.color = '#999'"_s;
        QTest::newRow("grey ground") << u"document.querySelector('h1').style.background = '#777'"_s;
        QTest::newRow("seen through") << u"document.querySelector('article').style.opacity = 0.4"_s;
        QTest::newRow("half of a colour") << u"document.querySelector('h1').style.color = 'rgb(0 0 0 / 40%)'"_s;
    }

    void badContrastIsFound()
    {
        QFETCH(QString, spoil);
        PageUnderTest test;
        QVERIFY(test.show(everyKind()));
        QVERIFY(walk(test, 4.5).value(u"bad"_s).toStringList().isEmpty());
        (void)test.evaluate(spoil);
        QVERIFY(!walk(test, 4.5).value(u"bad"_s).toStringList().isEmpty());
    }

private:
    QVariantMap walk(PageUnderTest &test, double least)
    {
        const QString call = m_walk + u'(' + QString::number(least) + u')';
        return test.evaluate(call).toMap();
    }

    std::vector<Lesson> m_lessons;
    QString m_walk;
};

int main(int argc, char **argv)
{
    return runPageTest(argc, argv, [] { return std::make_unique<ContrastTest>(); });
}

#include "contrasttest.moc"
