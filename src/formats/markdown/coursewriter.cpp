// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/coursewriter.h"

#include "course/identity.h"
#include "formats/markdown/blockwriter.h"
#include "formats/markdown/headwriter.h"
#include "formats/markdown/lessonfile.h"
#include "formats/markdown/lessonwriter.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Markdown)
};

QByteArray courseText(const CourseOutline &outline)
{
    const CourseInfo &info = outline.info;
    const int named = int(outline.lessons().size());
    Markdown::HeadWriter head;
    head.add(u"carrel"_s, u"1"_s);
    head.add(u"id"_s, info.id.toString());
    head.add(u"title"_s, info.title);
    head.add(u"slug"_s, info.slug);
    head.add(u"language"_s, info.language);
    head.add(u"direction"_s, info.direction);
    head.add(u"revision"_s, info.revision);
    head.add(u"level"_s, info.level);
    head.add(u"track"_s, info.track);
    head.add(u"url"_s, info.url);
    head.add(u"authors"_s, info.authorship);
    head.add(u"review"_s, info.reviewStatus);
    head.add(info.licence);
    head.add(u"summary"_s, info.summary);
    head.add(u"lessons-in-all"_s, outline.lessonsInAll > named ? QString::number(outline.lessonsInAll) : QString());
    return head.text().toUtf8();
}

/** "07-the-slug": what orders a file and names it after its number. */
QString numberedFileName(int number, int of, const QString &slug)
{
    constexpr qsizetype longest = 60;
    const int width = of > 99 ? 3 : 2;
    const QString name = slugOf(slug).left(longest);
    return u"%1-%2"_s.arg(number, width, 10, '0'_L1).arg(name.isEmpty() ? u"part"_s : name);
}

/** Writes one course; lives as long as that. */
class CourseWriter
{
public:
    explicit CourseWriter(const Course &course)
        : m_course(course)
    {
    }

    MarkdownFiles write()
    {
        const CourseOutline &outline = m_course.outline;
        m_files.texts[u"course.md"_s] = courseText(outline);
        int number = 0;
        for (const Module &module : outline.modules) {
            if (!module.lessons.empty()) {
                writeModule(module, numberedFileName(++number, int(outline.modules.size()), module.slug));
            }
        }
        tellAbsent();
        return std::move(m_files);
    }

private:
    void writeModule(const Module &module, const QString &folder)
    {
        Markdown::HeadWriter head;
        head.add(u"title"_s, module.title);
        head.add(u"slug"_s, module.slug);
        m_files.texts[folder + u"/_module.md"_s] = head.text().toUtf8();
        int number = 0;
        for (const LessonEntry &entry : module.lessons) {
            const QString name = numberedFileName(++number, int(module.lessons.size()), entry.slug.toString());
            const QString file = folder + u'/' + name + u".md"_s;
            const Markdown::LessonFilePlace place{Markdown::numberedName(name).slug, ++m_lessonFiles};
            if (const auto lesson = m_course.lesson(entry.slug)) {
                writeLesson(*lesson, file, place);
            } else {
                m_files.texts[file] = Markdown::writeAbsentLesson(entry, place).toUtf8();
            }
        }
    }

    void writeLesson(const Lesson &lesson, const QString &file, const Markdown::LessonFilePlace &place)
    {
        const QString text = Markdown::writeLessonText(lesson, m_course.outline.info, place);
        m_files.texts[file] = text.toUtf8();
        if (!readsBack(lesson, text, file, place.slug)) {
            m_files.diagnostics.push_back(
                {.code = u"markdown-differs"_s,
                 .file = file,
                 .message = Words::tr("The lesson “%1” reads back from Markdown as something else.").arg(lesson.title),
                 .hint = Words::tr("Compare the two, or hand the course on as a file .carrel.")});
        }
    }

    void tellAbsent()
    {
        const int here = int(m_course.lessons.size());
        const int inAll = std::max(m_course.outline.lessonsInAll, m_lessonFiles);
        if (here < inAll) {
            m_files.diagnostics.push_back(
                {.severity = Severity::Note,
                 .code = u"lessons-not-here"_s,
                 .file = u"course.md"_s,
                 .message =
                     Words::tr("%1 of %n lessons are here. Of the others only what is known of them was written: "
                               "titles and places.",
                               nullptr, inAll)
                         .arg(here),
                 .hint = Words::tr("Import the missing lessons first to hand on the whole course.")});
        }
    }

    static bool readsBack(const Lesson &lesson, const QString &text, const QString &file, const QString &slug)
    {
        MarkdownOptions options;
        options.folder = file.section(u'/', 0, -2);
        Diagnostics unheard;
        const Lesson again = Markdown::readLessonText(text, options, file, slug, unheard);
        bool isSame = again.slug == lesson.slug && again.checks.size() == lesson.checks.size() &&
                      Markdown::asMarkdownHasThem(again.blocks) == Markdown::asMarkdownHasThem(lesson.blocks);
        for (size_t i = 0; isSame && i < lesson.checks.size(); ++i) {
            // Checks without a place come last, so that some may stand in another order.
            const auto found = std::ranges::find(again.checks, lesson.checks[i].id, &Check::id);
            isSame = found != again.checks.end() && fingerprintOf(*found) == fingerprintOf(lesson.checks[i]);
        }
        return isSame;
    }

    const Course &m_course;
    MarkdownFiles m_files;
    int m_lessonFiles = 0; ///< written so far
};

} // namespace

MarkdownFiles writeMarkdownCourse(const Course &course)
{
    return CourseWriter(course).write();
}

} // namespace Carrel
