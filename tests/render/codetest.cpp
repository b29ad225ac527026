// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/codehighlighter.h"
#include "render/codelines.h"
#include "render/lessonrenderer.h"
#include "render/mathrenderer.h"
#include "render/session.h"

#include <QRegularExpression>
#include <QtTest>

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Repository>

using namespace Carrel;
using namespace Qt::StringLiterals;

namespace
{

/** What a reader of the page sees of code: its words without the tags around them. */
QString wordsOf(const QByteArray &html)
{
    const qsizetype start = html.indexOf('>', html.indexOf("<code")) + 1;
    QString words = QString::fromUtf8(html.sliced(start, html.indexOf("</code>") - start));
    static const QRegularExpression tag(u"<[^>]*>"_s);
    words.remove(tag);
    for (const auto &[entity, sign] :
         {std::pair(u"&lt;"_s, u"<"_s), std::pair(u"&gt;"_s, u">"_s), std::pair(u"&quot;"_s, u"\""_s),
          std::pair(u"&#39;"_s, u"'"_s), std::pair(u"&amp;"_s, u"&"_s)}) {
        words.replace(entity, sign);
    }
    return words;
}

/** Something of everything that languages have: words, strings, numbers, remarks, brackets, letters of all scripts. */
QString sampleOfEverything()
{
    return u"#!/usr/bin/env x\n"
           "// remark TODO: this\n/* another\n   one */ # and -- one ; more % of {- them -} (* all *)\n"
           "<?xml version=\"1.0\"?><a href='b'>&amp;</a>\n"
           "def f(x: int) -> str: return f\"{x!r}\" 'c' `d` \"unclosed\n"
           "class A extends B { if (x >= 1.5e-3 && y != 0xFF) { for i in range(10) do end } }\n"
           "\tSELECT * FROM t WHERE \\alpha $x$ @name #{y} %w[z] <<EOF\n"
           "----\n- item: [1, 2]\n  key = \"value\"\n=head1\n[section]\n\n"
           "\u05d0\u05d1 \u4e2d\u6587 \U0001f600 e\u0301 \u00a0\n"
           "@@ -1,2 +1,2 @@\n-old\n+new\n)]}>'\"*/-->\nEOF\n"_s;
}

} // namespace

/** Code as it is written into pages and documents. */
class CodeTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sessionsAreToldFromPrograms_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("typed");  ///< lines as they are copied; none: it is a program
        QTest::addColumn<QString>("spoken"); ///< the language of what is typed
        const auto row = [](const char *name, const char *language, const QString &text, const QString &typed,
                            const char *spoken) {
            QTest::newRow(name) << QString::fromLatin1(language) << text << typed << QString::fromLatin1(spoken);
        };
        row("shell", "bash", u"$ ls -l\ntotal 0\n$ cat a"_s, u"ls -l\ncat a"_s, "bash");
        row("shell without a language", "", u"$ ls"_s, u"ls"_s, "bash");
        row("shell with a name and a folder", "sh", u"me@host:~/a$ ls\n(env) [me@host a]$ cd .. \nx"_s, u"ls\ncd .. "_s,
            "bash");
        row("the superuser's shell", "shell", u"root@host:/# id\nuid=0"_s, u"id"_s, "bash");
        row("a shell command over lines", "sh", u"$ docker run \\\n    -it ubuntu\nroot"_s,
            u"docker run \\\n    -it ubuntu"_s, "bash");
        row("a shell that asks for more", "sh", u"$ for i in 1 2; do\n> echo $i\n> done\n1\n> 2"_s,
            u"for i in 1 2; do\necho $i\ndone"_s, "bash");
        row("what it says may begin like a prompt", "sh", u"$ npm run build\n\n> tsc\n> done"_s, u"npm run build"_s,
            "bash");
        row("a remark before the first prompt", "sh", u"# once\n$ make"_s, u"make"_s, "bash");
        row("a script is no session", "bash", u"echo $ \nls $HOME\n# $ ls"_s, {}, "");
        row("a remark of TeX is no session", "", u"% a remark\n\\alpha"_s, {}, "");
        row("variables are no prompts", "php", u"$ x = 1;"_s, {}, "");
        row("Python", "python", u">>> def f():\n...     return 1\n...\n>>> f()\n1"_s,
            u"def f():\n    return 1\n\nf()"_s, "python");
        row("Python's dots are no answer", "pycon", u">>> [1, ...]\n[1, Ellipsis]\n\n... a"_s, u"[1, ...]"_s, "python");
        row("IPython", "python", u"In [1]: for i in x:\n   ...:     i\nOut[1]: 2\n\nIn [12]: y"_s,
            u"for i in x:\n    i\ny"_s, "python");
        row("PowerShell", "powershell", u"PS C:\\Users\\me> Get-Date\nMonday"_s, u"Get-Date"_s, "powershell");
        row("Windows", "", u"C:\\Users\\me>dir /b\na.txt"_s, u"dir /b"_s, "bat");
        row("Ruby", "ruby", u"irb(main):001:0> 1 + 1\n=> 2"_s, u"1 + 1"_s, "ruby");
        row("a database", "sql", u"mysql> SELECT 1\n    -> FROM t;\n+---+"_s, u"SELECT 1\nFROM t;"_s, "sql");
        row("arrows of a program are no prompts", "r", u"> 1 > 0"_s, {}, "");
    }

    void sessionsAreToldFromPrograms()
    {
        QFETCH(QString, language);
        QFETCH(QString, text);
        const Code code{language, {}, text};
        const Session session = sessionOf(code);
        const QStringList lines = text.split(u'\n');
        QStringList typed;
        for (size_t i = 0; i < session.lines.size(); ++i) {
            if (session.lines[i].typed) {
                typed << lines[qsizetype(i)].sliced(session.lines[i].prompt);
            }
        }
        QTEST(typed.join(u'\n'), "typed");
        QTEST(session.language, "spoken");
        QVERIFY(session.lines.empty() || qsizetype(session.lines.size()) == lines.size());
    }

    void codeThatSaysItIsASessionIsTakenByItsWord()
    {
        const auto typedIn = [](const QString &text) {
            const Session session = sessionOf({u"console"_s, {}, text, CodeRole::Console});
            return int(std::ranges::count(session.lines, true, &SessionLine::typed));
        };
        QCOMPARE(typedIn(u"# apt install x\nReading"_s), 1);
        QCOMPARE(typedIn(u"first it says\n$ then one types"_s), 1);
        QCOMPARE(typedIn(u"> x <- 1\n+ 2\n[1] 3"_s), 2);
        QCOMPARE(typedIn(u"nobody types"_s), 0);
        QCOMPARE(sessionOf({{}, {}, u"$ ls"_s, CodeRole::Output}), Session());
    }

    void whatIsTypedIsColouredAndAnswersAreNot()
    {
        const QByteArray html = render({u"python"_s, {}, u">>> x = '''a\n... b'''\n>>> None\n'None'"_s});
        QVERIFY2(html.contains("<span class=\"line typed\"><span class=\"prompt\">&gt;&gt;&gt; </span>x = "
                               "<span class=\"st\">&#39;&#39;&#39;a</span>\n</span>"),
                 html.constData());
        QVERIFY2(html.contains("<span class=\"prompt\">... </span><span class=\"st\">b&#39;&#39;&#39;</span>"),
                 html.constData()); // a string over lines, prompts between them
        QVERIFY2(html.contains("<span class=\"line said\">&#39;None&#39;</span>"), html.constData());
    }

    void aBoxSaysWhatItHolds_data()
    {
        QTest::addColumn<Code>("code");
        QTest::addColumn<QByteArray>("head");
        const QString text = u"x"_s;
        QTest::newRow("language") << Code{u"cpp"_s, {}, text} << QByteArray("<span class=\"label\" dir=\"auto\">C++<");
        QTest::newRow("given label") << Code{u"cpp"_s, u"C++ 20"_s, text}
                                     << QByteArray("<span class=\"label\" dir=\"auto\">C++ 20<");
        QTest::newRow("file and language")
            << Code{u"python"_s, {}, text, CodeRole::Source, u"a<b.py"_s}
            << QByteArray(
                   "<span class=\"file\" dir=\"auto\">a&lt;b.py</span> <span class=\"label\" dir=\"auto\">Python<");
        QTest::newRow("nothing known") << Code{{}, {}, text} << QByteArray("<span class=\"label\" dir=\"auto\">Code<");
        QTest::newRow("unknown language")
            << Code{u"brainfog"_s, {}, text} << QByteArray("<span class=\"label\" dir=\"auto\">brainfog<");
        QTest::newRow("output") << Code{{}, {}, text, CodeRole::Output}
                                << QByteArray("<span class=\"label\" dir=\"auto\">Output<");
    }

    void aBoxSaysWhatItHolds()
    {
        QFETCH(Code, code);
        QFETCH(QByteArray, head);
        const QByteArray html = render(code);
        QVERIFY2(html.contains("<figcaption role=\"group\">" + head), html.constData());
    }

    void markedLinesAreMarks()
    {
        const QByteArray html = render({{}, {}, u"a\nb\n\nd"_s, CodeRole::Source, {}, {1, 3}, 98});
        QVERIFY2(html.contains("<code style=\"counter-reset:line 97;--digits:3\"><mark class=\"line\">a\n</mark>"
                               "<span class=\"line\">b\n</span><mark class=\"line\">\n</mark>"
                               "<span class=\"line\">d</span></code>"),
                 html.constData());
    }

    void unknownLanguagesArePlain()
    {
        const QByteArray html = render({u"brainfog"_s, {}, u"if x: return 1 # y"_s});
        QVERIFY2(html.contains("<span class=\"line\">if x: return 1 # y</span>"), html.constData());
    }

    void noWordIsLost_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("text");
        QTest::newRow("blank lines") << u"python"_s << u"\n\nx = 1\n\n\n"_s;
        QTest::newRow("nothing") << u"python"_s << QString();
        QTest::newRow("blanks only") << u"c"_s << u"  \n\t\n "_s;
        QTest::newRow("a string over lines") << u"python"_s << u"'''a\n\nb\n''' + '''\n'''"_s;
        QTest::newRow("tags") << u"html"_s << u"</code></pre><script>x</script>&lt;"_s;
        QTest::newRow("a session") << u"bash"_s << u"$ a 'b\n> c'\nd\n$\n"_s;
        QTest::newRow("all scripts") << QString() << sampleOfEverything();
    }

    void noWordIsLost()
    {
        QFETCH(QString, language);
        QFETCH(QString, text);
        QCOMPARE(wordsOf(render({language, {}, text})), text);
    }

    void everyDefinitionIsDrawn()
    {
        const KSyntaxHighlighting::Repository repository;
        const QList<KSyntaxHighlighting::Definition> all = repository.definitions();
        const QString text = sampleOfEverything();
        int coloured = 0;
        for (const KSyntaxHighlighting::Definition &definition : all) {
            const QByteArray html = render({definition.name(), {}, text});
            QVERIFY2(wordsOf(html) == text, qPrintable(definition.name()));
            coloured += html.contains("<span class=\"st\">") || html.contains("<span class=\"co\">") ? 1 : 0;
        }
        qInfo("%lld definitions, %d of them colour the sample", qlonglong(all.size()), coloured);
        QVERIFY2(all.size() >= 300, qPrintable(QString::number(all.size())));
        QVERIFY2(coloured > all.size() / 2, qPrintable(QString::number(coloured)));
    }

    void aBlockHasOnlySoManyElements_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("elements");
        constexpr int most = int(CodeHighlighter::maximumSpans);
        const QString line = u"a = 'b'\n"_s;
        QTest::newRow("colours and lines") << line.repeated(9'999) << most - 1; // the last line is empty
        QTest::newRow("lines without colours") << line.repeated(10'000) << 10'001;
        QTest::newRow("the last that has lines") << line.repeated(most - 1) << most;
        QTest::newRow("no lines any more") << line.repeated(most) << 0;
        QTest::newRow("a million lines") << u"x\n"_s.repeated(1'000'000) << 0;
        QTest::newRow("two hundred thousand spans in a line") << u"'a' 1 "_s.repeated(100'000) << 1;
    }

    void aBlockHasOnlySoManyElements()
    {
        QFETCH(QString, text);
        QElapsedTimer timer;
        timer.start();
        const QByteArray html = render({u"python"_s, {}, text});
        const qsizetype start = html.indexOf("<code");
        const QByteArray inside = html.sliced(start, html.indexOf("</code>") - start);
        qInfo("%lld signs, %lld elements, %lld ms", qlonglong(text.size()), qlonglong(inside.count("<span")),
              timer.elapsed());
        QTEST(int(inside.count("<span")), "elements");
        QVERIFY(wordsOf(html) == text);
    }

private:
    QByteArray render(const Code &code)
    {
        Lesson lesson;
        lesson.title = u"Code"_s;
        lesson.blocks = {{BlockId(u"code"_s), true, code}};
        LessonContext context;
        context.language = u"en"_s; // as Carrel's own words are
        const QByteArray html = LessonRenderer(m_math, m_highlighter).render(lesson, context).html;
        const qsizetype start = html.indexOf("<figure");
        return html.sliced(start, html.indexOf("</figure>") - start);
    }

    MathRenderer m_math;
    CodeHighlighter m_highlighter;
};

QTEST_GUILESS_MAIN(CodeTest)
#include "codetest.moc"
