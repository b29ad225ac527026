// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/markdowncourse.h"

#include "course/identity.h"
#include "formats/coursebuilder.h"
#include "formats/markdown/coursefolder.h"
#include "formats/markdown/coursehead.h"
#include "formats/markdown/frontmatter.h"
#include "formats/markdown/lessonfile.h"
#include "formats/markdown/textfile.h"
#include "formats/picturefolder.h"

#include <QCoreApplication>
#include <QDir>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Markdown)
};

bool isMarkdownFile(const QFileInfo &info)
{
    const QString ending = info.suffix().toLower();
    return info.isFile() && (ending == "md"_L1 || ending == "markdown"_L1);
}

/** The course folder that a path stands for: itself, or the one a lesson file lies in; empty: a lesson on its own. */
QString courseRoot(const QFileInfo &info)
{
    if (info.isDir()) {
        return info.filePath();
    }
    const QDir folder = info.dir();
    for (const QString &candidate : {folder.path(), QDir::cleanPath(folder.filePath(u".."_s))}) {
        if (QFileInfo(candidate + "/course.md"_L1).isFile()) {
            return candidate;
        }
    }
    return {};
}

/** Reads one course from one folder; lives as long as that. */
class CourseReader
{
public:
    CourseReader(QString root, const Limits &limits, JobControl &control)
        : m_root(std::move(root))
        , m_limits(limits)
        , m_control(control)
        , m_pictures(m_root, limits)
    {
    }

    ReadOutcome readFolder()
    {
        Markdown::CourseHeadFile head = Markdown::readCourseHead(m_root, m_limits, m_outcome.diagnostics);
        m_checkHeading = head.checkHeading;
        std::vector<Markdown::CourseModule> modules =
            Markdown::listCourseFolder(m_root, m_limits, m_outcome.diagnostics);
        Markdown::reorder(modules, head.order, m_outcome.diagnostics);
        CourseBuilder builder(withOrigin(std::move(head.info)), m_outcome.diagnostics);
        builder.countLessons(head.lessonsInAll);
        for (const Markdown::CourseModule &module : modules) {
            readModule(module, builder);
        }
        return finish(std::move(builder));
    }

    ReadOutcome readSingle(const QString &file)
    {
        const Markdown::CourseFile place{file, Markdown::numberedName(QFileInfo(file).completeBaseName()).slug};
        const std::optional<QString> text = textOf(place);
        std::optional<Lesson> lesson = text.transform([&](const QString &all) { return lessonOf(all, place); });
        CourseInfo info;
        if (lesson) {
            info.slug = lesson->slug.toString();
            info.title = lesson->title;
            info.licence = lesson->licence;
        }
        CourseBuilder builder(withOrigin(std::move(info)), m_outcome.diagnostics);
        builder.beginModule(builder.info().title, u"lessons"_s);
        if (lesson) {
            builder.add(*std::move(lesson), file);
        }
        return finish(std::move(builder));
    }

private:
    [[nodiscard]] CourseInfo withOrigin(CourseInfo info) const
    {
        info.importer = u"carrel-markdown"_s;
        info.origin = info.url.isEmpty() ? QFileInfo(m_root).fileName() : info.url;
        return info;
    }

    void readModule(const Markdown::CourseModule &folder, CourseBuilder &builder)
    {
        const bool isCourseItself = folder.folder.isEmpty();
        QString slug = isCourseItself ? builder.info().slug : folder.slug;
        QString title = isCourseItself ? builder.info().title : QString();
        const QString name = (isCourseItself ? QString() : folder.folder + u'/') + u"_module.md"_s;
        if (QFileInfo(m_root + u'/' + name).isFile()) {
            const Result<QString> text =
                Markdown::readTextFile(m_root + u'/' + name, name, m_limits.fileBytes, m_outcome.diagnostics);
            const Markdown::FrontMatter front(text.value_or(QString()), name, m_outcome.diagnostics);
            front.warnOfOthers({u"title"_s, u"slug"_s}, m_outcome.diagnostics);
            title = front.text(u"title"_s).isEmpty() ? title : front.text(u"title"_s);
            slug = front.text(u"slug"_s).isEmpty() ? slug : slugOf(front.text(u"slug"_s));
        }
        if (title.isEmpty()) {
            title = folder.folder.section(u'-', folder.slug == slugOf(folder.folder) ? 0 : 1).replace(u'-', u' ');
        }
        builder.beginModule(title, slug);
        for (const Markdown::CourseFile &file : folder.files) {
            if (m_control.isCancelled()) {
                return;
            }
            m_control.report(builder.lessonCount(), 0, file.path);
            const std::optional<QString> text = textOf(file);
            if (text && Markdown::isAbsentLesson(*text)) {
                builder.addAbsent(lessonOf(*text, file), file.path);
            } else if (text) {
                builder.add(lessonOf(*text, file), file.path);
            }
        }
    }

    [[nodiscard]] std::optional<QString> textOf(const Markdown::CourseFile &file)
    {
        Result<QString> text =
            Markdown::readTextFile(m_root + u'/' + file.path, file.path, m_limits.fileBytes, m_outcome.diagnostics);
        if (!text) {
            report(u"file-unreadable"_s, file.path, text.error().sentence, text.error().details);
            return std::nullopt;
        }
        return *std::move(text);
    }

    [[nodiscard]] Lesson lessonOf(const QString &text, const Markdown::CourseFile &file)
    {
        MarkdownOptions options;
        options.checkHeading = m_checkHeading;
        options.folder = file.path.contains(u'/') ? file.path.section(u'/', 0, -2) : QString();
        options.maximumBlocks = m_limits.lessonBlocks;
        options.takePicture = [this](const QString &path) { return m_pictures.take(path); };
        return Markdown::readLessonText(text, options, file.path, file.slug, m_outcome.diagnostics);
    }

    ReadOutcome finish(CourseBuilder builder)
    {
        if (m_control.isCancelled()) {
            return {{}, std::move(m_outcome.diagnostics)};
        }
        if (std::optional<Course> course = std::move(builder).finish(m_pictures.assets())) {
            m_outcome.courses.push_back(*std::move(course));
        } else {
            report(u"course-empty"_s, {}, Words::tr("There is no lesson in this course."),
                   Words::tr("Put a file such as 01-first.md beside course.md or into a folder there."));
        }
        return std::move(m_outcome);
    }

    void report(const QString &code, const QString &file, const QString &message, const QString &hint)
    {
        m_outcome.diagnostics.push_back(
            {.severity = Severity::Error, .code = code, .file = file, .message = message, .hint = hint});
    }

    QString m_root;
    const Limits &m_limits;
    JobControl &m_control;
    PictureFolder m_pictures;
    ReadOutcome m_outcome;
    QString m_checkHeading = MarkdownOptions().checkHeading;
};

} // namespace

bool looksLikeMarkdownCourse(const QString &path)
{
    const QFileInfo info(path);
    return isMarkdownFile(info) || (info.isDir() && QFileInfo(path + "/course.md"_L1).isFile());
}

ReadOutcome readMarkdownCourse(const QString &path, const Limits &limits, JobControl &control)
{
    const QFileInfo info(path);
    const QString inFolder = courseRoot(info);
    const QString root = QDir::cleanPath(inFolder.isEmpty() ? info.path() : inFolder);
    CourseReader reader(root, limits, control);
    ReadOutcome outcome = inFolder.isEmpty() ? reader.readSingle(info.fileName()) : reader.readFolder();
    for (Diagnostic &diagnostic : outcome.diagnostics) {
        diagnostic.file = QDir::cleanPath(root + u'/' + diagnostic.file);
    }
    return outcome;
}

} // namespace Carrel
