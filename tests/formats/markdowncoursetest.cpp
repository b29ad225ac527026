// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/markdowncourse.h"

#include "formats/blocklisting.h"
#include "formats/registry.h"
#include "support/testpaths.h"

#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

class MarkdownCourseTest final : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_root;

    void write(const QString &name, const QByteArray &text) const
    {
        const QString path = m_folder->filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    ReadOutcome readPath(const QString &path)
    {
        m_root = QFileInfo(path).isDir() ? path : QFileInfo(path).path();
        JobControl control;
        return readMarkdownCourse(path, Limits(), control);
    }

    [[nodiscard]] QString codes(const Diagnostics &diagnostics) const
    {
        QStringList list;
        for (const Diagnostic &diagnostic : diagnostics) {
            list << QDir(m_root).relativeFilePath(diagnostic.file) + u':' +
                        QString::number(diagnostic.line.value_or(0)) + u':' + diagnostic.code;
        }
        return list.join(u' ');
    }

    static QString outline(const Course &course)
    {
        QStringList modules;
        for (const Module &module : course.outline.modules) {
            QStringList lessons;
            for (const LessonEntry &entry : module.lessons) {
                lessons << entry.slug.toString();
            }
            modules << module.slug + u'(' + lessons.join(u' ') + u')';
        }
        return modules.join(u' ');
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aLessonMayShowThePassageOfEachCheck_data()
    {
        QTest::addColumn<QByteArray>("context");
        QTest::addColumn<bool>("shown");
        QTest::addColumn<QString>("rows");
        QTest::newRow("block") << QByteArray("block") << true << QString();
        QTest::newRow("another word") << QByteArray("page") << false << u"a.md:1:check-context"_s;
    }

    void aLessonMayShowThePassageOfEachCheck()
    {
        QFETCH(QByteArray, context);
        write(u"a.md"_s,
              "---\ntitle: A\ncontext: " + context + "\n---\n\nText.\n\n## Check\n\nWhich?\n\n- [x] a\n- [ ] b\n");
        const ReadOutcome outcome = readPath(m_folder->filePath(u"a.md"_s));
        QTEST(outcome.courses.front().lessons.begin()->second->checks.front().showsPassage, "shown");
        QTEST(codes(outcome.diagnostics), "rows");
    }

    void aCourseFolderIsRead()
    {
        QVERIFY(looksLikeMarkdownCourse(dataPath(u"markdown/tides"_s)));
        const ReadOutcome outcome = readPath(dataPath(u"markdown/tides"_s));
        QCOMPARE(outcome.courses.size(), size_t(1));
        const Course &course = outcome.courses.front();
        const CourseInfo &info = course.outline.info;
        QCOMPARE(info.title, u"Tides, from the harbour wall"_s);
        QCOMPARE(info.slug, u"tides"_s);
        QCOMPARE(info.language, u"en"_s);
        QCOMPARE(info.authorship, u"Test corpus"_s);
        QCOMPARE(info.licence.name, u"CC0 1.0"_s);
        QCOMPARE(info.licence.url, u"https://creativecommons.org/publicdomain/zero/1.0/"_s);
        QCOMPARE(info.identity, IdentityStrength::SlugAndLicence);
        QVERIFY(info.id.toString().startsWith("tides-"_L1));
        QCOMPARE(outline(course), u"basics(two-bulges spring-and-neap) coast(draft)"_s);
        QCOMPARE(course.outline.modules.front().title, u"Basics"_s);
        QCOMPARE(course.outline.modules.back().title, u"coast"_s);
        QCOMPARE(course.outline.lessonsInAll, 3);
        QCOMPARE(course.outline.lessonsHere(), 3);
        QCOMPARE(codes(outcome.diagnostics),
                 u"course.md:0:course-text-not-shown 02-coast/01-draft.md:6:check-no-right-option "
                 "02-coast/01-draft.md:13:check-too-few-options"_s);
    }

    void aLessonHasItsPlaceAndItsText()
    {
        const ReadOutcome outcome = readPath(dataPath(u"markdown/tides"_s));
        const Course &course = outcome.courses.front();
        const auto lesson = course.lesson(LessonSlug(u"two-bulges"_s));
        QVERIFY(lesson != nullptr);
        QCOMPARE(lesson->title, u"Two bulges"_s);
        QCOMPARE(lesson->minutes.value_or(0), 6);
        QCOMPARE(lesson->keyIdea, u"The Moon stretches the sea, and the Earth turns underneath."_s);
        QCOMPARE(lesson->position.value_or(0), 1);
        QCOMPARE(lesson->of.value_or(0), 3);
        QVERIFY(!lesson->previous);
        QCOMPARE(lesson->next->slug.toString(), u"spring-and-neap"_s);
        QCOMPARE(lesson->module.title, u"Basics"_s);
        QCOMPARE(lesson->licence.spdx, u"CC0-1.0"_s);
        QCOMPARE(
            listing(lesson->blocks),
            uR"(h2[What pulls the sea] p[The Moon’s pull is stronger on the near side than on the far side. That *difference* is what **stretches** the water; see `tide.py` below.] code Python[def height(hours):          # "straight" quotes and 'apostrophes' stay as they are here
    return 2.1 * cos(2 * pi * hours / 12.42)] p[The pull falls off as $1/r^3$, so:] math[F \propto \frac{2GMR}{r^3}] table lr[Body | Share / Moon | 69 % / Sun | 31 %] ol1(p[First item] ul(p[nested, with `code`]) | p[Second item]) tip[](p[Stand on the same step each day and mark the water.]) image[images/red.png | A red square standing in for a chart | Chart datum | ] check[next-high-water])"_s);
        QCOMPARE(lesson->checks.size(), size_t(1));
        QCOMPARE(lesson->checks.front().options.size(), size_t(4));
        const Asset &picture = course.assets.at(u"images/red.png"_s);
        QCOMPARE(picture.hash.toString(), u"a1139cd8643c890e9b3ffd1953dbbad52d5df2796c5f70d0e43f13ab3c448d8b"_s);
        QCOMPARE(picture.mediaType, u"image/png"_s);
        QCOMPARE(picture.size.value_or(QSize()), QSize(16, 16));
    }

    void chooseAllAndCodeOptionsAreRead()
    {
        const ReadOutcome outcome = readPath(dataPath(u"markdown/tides"_s));
        const auto lesson = outcome.courses.front().lesson(LessonSlug(u"spring-and-neap"_s));
        QCOMPARE(lesson->checks.size(), size_t(2));
        QCOMPARE(lesson->checks[0].id.toString(), u"line-up"_s);
        QCOMPARE(lesson->checks[0].kind, CheckKind::Multiple);
        QCOMPARE(listing(lesson->checks[1].options[0].text), u"p[This one] code Python[print(2.1 - 0.4)]"_s);
    }

    void aLessonWithFaultyChecksStillOpens()
    {
        const ReadOutcome outcome = readPath(dataPath(u"markdown/tides"_s));
        const auto lesson = outcome.courses.front().lesson(LessonSlug(u"draft"_s));
        QVERIFY(lesson != nullptr);
        QCOMPARE(lesson->checks.size(), size_t(2));
        QVERIFY(!lesson->checks[0].isUsable());
        QCOMPARE(lesson->reviewStatus, u"Draft"_s);
        QVERIFY(outcome.courses.front().outline.find(LessonSlug(u"draft"_s))->checks.empty());
    }

    void aLessonFileOpensItsWholeCourse()
    {
        const ReadOutcome outcome = readPath(dataPath(u"markdown/tides/01-basics/02-spring-and-neap.md"_s));
        QCOMPARE(outcome.courses.size(), size_t(1));
        QCOMPARE(outcome.courses.front().lessons.size(), size_t(3));
    }

    void aSingleFileIsACourseOfOneLesson()
    {
        write(u"07-Ebb and flow.md"_s, "\xEF\xBB\xBF---\r\ntitle: Ebb\r\n---\r\n\r\nIt's *low*.\r\n");
        const QString path = m_folder->filePath(u"07-Ebb and flow.md"_s);
        QVERIFY(looksLikeMarkdownCourse(path));
        const ReadOutcome outcome = readPath(path);
        QCOMPARE(outcome.courses.size(), size_t(1));
        const Course &course = outcome.courses.front();
        QCOMPARE(course.outline.info.title, u"Ebb"_s);
        QCOMPARE(outline(course), u"lessons(ebb-and-flow)"_s);
        const auto lesson = course.lesson(LessonSlug(u"ebb-and-flow"_s));
        QCOMPARE(listing(lesson->blocks), u"p[It’s *low*.]"_s);
        QCOMPARE(lesson->minutes.value_or(0), 1);
        QCOMPARE(codes(outcome.diagnostics), QString());
    }

    void aTitleMayBeAHeading()
    {
        write(u"a.md"_s, "# The title\n\nText.\n");
        const ReadOutcome outcome = readPath(m_folder->filePath(u"a.md"_s));
        const auto lesson = outcome.courses.front().lesson(LessonSlug(u"a"_s));
        QCOMPARE(lesson->title, u"The title"_s);
        QCOMPARE(listing(lesson->blocks), u"p[Text.]"_s);
        QCOMPARE(codes(outcome.diagnostics), u"a.md:1:lesson-without-title"_s);
    }

    void theOrderIsThatOfTheNumbersOrOfTheList()
    {
        const QByteArray lesson = "---\ntitle: x\n---\nText";
        for (const char *name : {"10-b/1-x.md", "2-a/10-late.md", "2-a/9-early.md", "2-a/other.md", "0-start.md"}) {
            write(QString::fromUtf8(name), lesson);
        }
        write(u"README.md"_s, "not a lesson");
        write(u".git/x.md"_s, "not a lesson");
        write(u"course.md"_s, "---\ncarrel: 1\ntitle: C\nslug: c\nid: my-course\n---\n");
        ReadOutcome outcome = readPath(m_folder->path());
        QCOMPARE(outline(outcome.courses.front()), u"c(start) a(early late other) b(x)"_s);
        QCOMPARE(outcome.courses.front().outline.info.id.toString(), u"my-course"_s);
        QCOMPARE(outcome.courses.front().outline.info.identity, IdentityStrength::Manifest);
        QCOMPARE(codes(outcome.diagnostics), QString());
        write(u"course.md"_s, "---\ncarrel: 1\ntitle: C\nslug: c\nlessons: [10-b/1-x, late, nowhere]\n---\n");
        outcome = readPath(m_folder->path());
        QCOMPARE(outline(outcome.courses.front()), u"b(x) a(late early other) c(start)"_s);
        QCOMPARE(codes(outcome.diagnostics), u"course.md:0:lesson-not-found"_s);
    }

    void whatIsWrongIsSaid_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("diagnostics");
        QTest::newRow("unknown key") << u"a.md"_s << QByteArray("---\ntitle: a\ncolour: red\n---\nText")
                                     << u"a.md:3:unknown-key"_s;
        QTest::newRow("no format") << u"course.md"_s << QByteArray("---\ntitle: C\n---\n")
                                   << u"course.md:0:format-version"_s;
        QTest::newRow("a later format") << u"course.md"_s << QByteArray("---\ncarrel: 2\ntitle: C\n---\n")
                                        << u"course.md:0:format-version"_s;
        QTest::newRow("the same slug") << u"02-b.md"_s << QByteArray("---\ntitle: a\n---\nText")
                                       << u"02-b.md:0:lesson-slug-repeated"_s;
        QTest::newRow("no picture") << u"a.md"_s << QByteArray("---\ntitle: a\n---\n\n![x](b.md)")
                                    << u"a.md:5:picture-missing"_s;
        QTest::newRow("what is no picture")
            << u"a.md"_s << QByteArray("---\ntitle: a\n---\n\n![x](01-b.md)") << u"a.md:5:picture-damaged"_s;
        QTest::newRow("not UTF-8") << u"a.md"_s << QByteArray("---\ntitle: a\n---\n\xE9t\xE9") << u"a.md:0:not-utf-8"_s;
    }

    void whatIsWrongIsSaid()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, text);
        write(u"course.md"_s, "---\ncarrel: 1\ntitle: C\n---\n");
        write(u"01-b.md"_s, "---\ntitle: b\n---\nText");
        write(name, text);
        const ReadOutcome outcome = readPath(m_folder->path());
        QCOMPARE(outcome.courses.size(), size_t(1));
        QTEST(codes(outcome.diagnostics), "diagnostics");
    }

    void aPictureBehindALinkOutOfTheFolderIsNotTaken()
    {
        QTemporaryDir elsewhere;
        QVERIFY(QFile::copy(dataPath(u"markdown/tides/images/red.png"_s), elsewhere.filePath(u"red.png"_s)));
        write(u"course.md"_s, "---\ncarrel: 1\ntitle: C\n---\n");
        write(u"a.md"_s, "---\ntitle: a\n---\n![x](out/red.png)");
        if (!QFile::link(elsewhere.path(), m_folder->filePath(u"out"_s))) {
            QSKIP("this system makes no links");
        }
        const ReadOutcome outcome = readPath(m_folder->path());
        QVERIFY(outcome.courses.front().assets.empty());
        QCOMPARE(codes(outcome.diagnostics), u"a.md:4:picture-missing"_s);
    }

    void anEmptyFolderIsRefusedWithOneSentence()
    {
        write(u"course.md"_s, "---\ncarrel: 1\ntitle: C\n---\n");
        const ReadOutcome outcome = readPath(m_folder->path());
        QVERIFY(outcome.courses.empty());
        QCOMPARE(outcome.diagnostics.size(), size_t(1));
        QCOMPARE(outcome.diagnostics.front().code, u"course-empty"_s);
    }

    void theRegistryTakesCoursesAndLessonsInMarkdown()
    {
        JobControl control;
        const ReadOutcome folder = readCourses({dataPath(u"markdown/tides"_s)}, Limits(), control);
        QCOMPARE(folder.courses.size(), size_t(1));
        QCOMPARE(folder.courses.front().lessons.size(), size_t(3));
        write(u"b.md"_s, "---\ntitle: B\n---\nText");
        const ReadOutcome file = readCourses({m_folder->filePath(u"b.md"_s)}, Limits(), control);
        QCOMPARE(file.courses.size(), size_t(1));
        QCOMPARE(file.courses.front().outline.info.title, u"B"_s);
        QVERIFY(file.diagnostics.empty());
        write(u"notes.md"_s, "Buy milk.");
        // A folder of nothing but Markdown is one course; beside lessons of another kind only files with a head count.
        const ReadOutcome pages = readCourses({m_folder->path()}, Limits(), control);
        QCOMPARE(pages.courses.size(), size_t(1));
        QCOMPARE(pages.courses.front().lessons.size(), size_t(2));
        QVERIFY(pages.diagnostics.empty());
        QVERIFY(QFile::copy(dataPath(u"nasty/03-checks/no-check.txt"_s), m_folder->filePath(u"lesson.txt"_s)));
        const ReadOutcome mixed = readCourses({m_folder->path()}, Limits(), control);
        QCOMPARE(mixed.courses.size(), size_t(2));
        QVERIFY(std::ranges::contains(mixed.diagnostics, u"not-a-lesson"_s, &Diagnostic::code));
    }

    void aCancelledReadReturnsNoCourse()
    {
        JobControl control;
        control.cancel();
        QVERIFY(readMarkdownCourse(dataPath(u"markdown/tides"_s), Limits(), control).courses.empty());
    }
};

QTEST_APPLESS_MAIN(MarkdownCourseTest)
#include "markdowncoursetest.moc"
