// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/blocklisting.h"
#include "formats/coursereading.h"
#include "support/testpaths.h"

#include <QtTest>

using namespace Carrel;
using Carrel::Test::listing;
using Carrel::Test::read;
using Carrel::Test::rows;
using Carrel::Test::treeOf;
using namespace Qt::Literals::StringLiterals;

/** Books of Jupyter Book with notebooks and quizzes: one of our own words, and the samples where they are here. */
class JupyterBookTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTableOfContentsIsTheOrder()
    {
        const ReadOutcome outcome = read(Test::dataPath(u"jupyterbook"_s));
        QCOMPARE(outcome.courses.size(), size_t(1));
        const CourseOutline &outline = outcome.courses.front().outline;
        QCOMPARE(outline.info.title, u"Tides with notebooks"_s);
        QCOMPARE(treeOf(outline),
                 (QStringList{u"Tides with notebooks"_s, u"  intro: Intro"_s, u"Basics"_s, u"  bulges: Two bulges"_s,
                              u"  nb: A notebook"_s, u"More"_s, u"  extra-one: One"_s}));
        QCOMPARE(rows(outcome.diagnostics),
                 (QStringList{u"warning lesson-missing _toc.yml"_s, u"warning skipped-link _toc.yml"_s,
                              u"warning skipped-output nb.ipynb"_s, u"warning skipped-directive bulges.md"_s,
                              u"warning skipped-typed-answer nb.ipynb"_s, u"note skipped-directive _toc.yml"_s}));
    }

    void directivesAndRolesAreRead()
    {
        const ReadOutcome outcome = read(Test::dataPath(u"jupyterbook"_s));
        const Course &course = outcome.courses.front();
        QCOMPARE(listing(course.lesson(LessonSlug(u"intro"_s))->blocks),
                 u"p[Go to <bulges|bulges> or <bulges#pull|the pull>.]"_s);
        QCOMPARE(listing(course.lesson(LessonSlug(u"bulges"_s))->blocks),
                 u"h2[Bulges] note[](p[A MyST *admonition*.]) more(code Python[1 < 2]) math[F \\propto 1/r^3] "
                 "p[See <bulges#eq-tide|eq-tide> and $r^2$, press #X#; `{ref}` is code.] h2[The pull] "
                 "tip[Mind](p[Colons too.]) image[red.png | A square | The *caption*. | ] code Python “one.py” from 4 "
                 "{1}[print(1)] "
                 "p[Kept.] ul(p[item] warning[](p[In a list.])) note[Exercise: Pull](p[How strong?]) "
                 "more(p[Weak.])"_s);
        QVERIFY(course.assets.contains(u"red.png"_s));
    }

    void notebooksAndTheirQuizzesAreRead()
    {
        const ReadOutcome outcome = read(Test::dataPath(u"jupyterbook"_s));
        const auto lesson = outcome.courses.front().lesson(LessonSlug(u"nb"_s));
        QCOMPARE(listing(lesson->blocks),
                 u"p[With ````` in it.] code Python[print('tide')\n# 'it''s'] code Output[tide] check[check-1] "
                 "check[check-2]"_s);
        QCOMPARE(listing(lesson->checks[0]), u"What is $\\pi$?\n+ 3.14…\n- > 4 / tempting: It is smaller.\n"
                                             "- code Python[22 / 7] / tempting: Near."_s);
        QCOMPARE(listing(lesson->checks[1]), u"p[Choose all:] code Python[x = 1]\n+ a\n+ b\n- c"_s);
    }

    void realQuestionsAreACourse()
    {
        CARREL_NEED_SHARED("data/jupyterquiz");
        const ReadOutcome outcome = read(Test::sharedPath(u"data/jupyterquiz/questions.json"_s));
        QCOMPARE(outcome.courses.size(), size_t(1));
        const auto lesson = outcome.courses.front().lessons.begin()->second;
        QVERIFY(lesson->checks.size() >= 3);
        for (const Check &check : lesson->checks) {
            QVERIFY2(check.isUsable(), qPrintable(listing(check) + check.needsLook));
        }
    }

    void theSkeletonIsRead()
    {
        CARREL_NEED_SHARED("data/made-here/jupyter-book");
        const ReadOutcome outcome = read(Test::sharedPath(u"data/made-here/jupyter-book"_s));
        QCOMPARE(outcome.courses.size(), size_t(1));
        QCOMPARE(treeOf(outcome.courses.front().outline),
                 (QStringList{u"Jupyter book"_s, u"  intro: Intro"_s, u"Basics"_s, u"  bulges: Two bulges"_s,
                              u"  neap: Neap"_s, u"More"_s, u"  extra-one: One"_s}));
    }
};

QTEST_GUILESS_MAIN(JupyterBookTest)
#include "jupyterbooktest.moc"
