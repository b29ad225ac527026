// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/markdowncourse.h"

#include "course/identity.h"
#include "formats/markdown/coursefolder.h"
#include "formats/markdown/coursehead.h"
#include "formats/markdown/frontmatter.h"
#include "formats/markdown/lessonfile.h"
#include "formats/markdown/pictures.h"
#include "formats/markdown/textfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QSet>

#include <algorithm>

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
        m_course.outline.info = std::move(head.info);
        m_checkHeading = head.checkHeading;
        std::vector<Markdown::CourseModule> modules =
            Markdown::listCourseFolder(m_root, m_limits, m_outcome.diagnostics);
        Markdown::reorder(modules, head.order, m_outcome.diagnostics);
        for (const Markdown::CourseModule &module : modules) {
            readModule(module);
        }
        return finish();
    }

    ReadOutcome readSingle(const QString &file)
    {
        readLesson({file, Markdown::numberedName(QFileInfo(file).completeBaseName()).slug}, {u"lessons"_s, {}, 1});
        if (!m_lessons.empty()) {
            CourseInfo &info = m_course.outline.info;
            const Lesson &lesson = m_lessons.front();
            info.slug = lesson.slug.toString();
            info.title = lesson.title;
            info.licence = lesson.licence;
        }
        return finish();
    }

private:
    void readModule(const Markdown::CourseModule &folder)
    {
        ModuleHead head{folder.slug, {}, int(m_course.outline.modules.size()) + 1};
        if (folder.folder.isEmpty()) {
            head.slug = m_course.outline.info.slug;
            head.title = m_course.outline.info.title;
        }
        const QString name = (folder.folder.isEmpty() ? QString() : folder.folder + u'/') + u"_module.md"_s;
        if (QFileInfo(m_root + u'/' + name).isFile()) {
            const Result<QString> text =
                Markdown::readTextFile(m_root + u'/' + name, name, m_limits.fileBytes, m_outcome.diagnostics);
            const Markdown::FrontMatter front(text.value_or(QString()), name, m_outcome.diagnostics);
            front.warnOfOthers({u"title"_s, u"slug"_s}, m_outcome.diagnostics);
            head.title = front.text(u"title"_s).isEmpty() ? head.title : front.text(u"title"_s);
            head.slug = front.text(u"slug"_s).isEmpty() ? head.slug : slugOf(front.text(u"slug"_s));
        }
        if (head.title.isEmpty()) {
            head.title = folder.folder.section(u'-', folder.slug == slugOf(folder.folder) ? 0 : 1).replace(u'-', u' ');
        }
        const QString first = head.slug;
        for (int n = 2; std::ranges::contains(m_course.outline.modules, head.slug, &Module::slug); ++n) {
            head.slug = first + u'-' + QString::number(n);
        }
        m_course.outline.modules.push_back({head.slug, head.title, {}});
        for (const Markdown::CourseFile &file : folder.files) {
            if (m_control.isCancelled()) {
                return;
            }
            m_control.report(int(m_lessons.size()), 0, file.path);
            readLesson(file, head);
        }
    }

    void readLesson(const Markdown::CourseFile &file, const ModuleHead &module)
    {
        const Result<QString> text =
            Markdown::readTextFile(m_root + u'/' + file.path, file.path, m_limits.fileBytes, m_outcome.diagnostics);
        if (!text) {
            report(Severity::Error, u"file-unreadable"_s, file.path, text.error().sentence, text.error().details);
            return;
        }
        MarkdownOptions options;
        options.checkHeading = m_checkHeading;
        options.folder = file.path.contains(u'/') ? file.path.section(u'/', 0, -2) : QString();
        options.maximumBlocks = m_limits.lessonBlocks;
        options.hasPicture = [this](const QString &path) { return m_pictures.take(path); };
        Lesson lesson = Markdown::readLessonText(*text, options, file.path, file.slug, m_outcome.diagnostics);
        lesson.module = module;
        lesson.slug = freeSlug(lesson.slug, file.path);
        m_lessons.push_back(std::move(lesson));
    }

    LessonSlug freeSlug(const LessonSlug &wanted, const QString &file)
    {
        QString slug = wanted.toString().isEmpty() ? u"lesson"_s : wanted.toString();
        const QString first = slug;
        for (int n = 2; m_slugs.contains(slug); ++n) {
            slug = first + u'-' + QString::number(n);
        }
        if (slug != first) {
            report(Severity::Warning, u"lesson-slug-repeated"_s, file,
                   Words::tr("Two lessons are called %1; this one became %2.").arg(first, slug),
                   Words::tr("Rename one of the files, or give one a slug in its head."));
        }
        m_slugs.insert(slug);
        return LessonSlug(slug);
    }

    ReadOutcome finish()
    {
        if (m_control.isCancelled()) {
            return {{}, std::move(m_outcome.diagnostics)};
        }
        if (m_lessons.empty()) {
            report(Severity::Error, u"course-empty"_s, {}, Words::tr("There is no lesson in this course."),
                   Words::tr("Put a file such as 01-first.md beside course.md or into a folder there."));
            return std::move(m_outcome);
        }
        CourseInfo &info = m_course.outline.info;
        const CourseHead head{info.slug, info.title, info.url, info.level, info.track};
        info.identity = IdentityStrength::Manifest;
        if (info.id.isEmpty()) {
            const CourseIdentity identity = courseIdentity(head, info.authorship, info.licence.name);
            info.id = identity.id;
            info.identity = identity.strength;
        }
        info.importer = u"carrel-markdown"_s;
        info.origin = info.url.isEmpty() ? QFileInfo(m_root).fileName() : info.url;
        for (size_t i = 0; i < m_lessons.size(); ++i) {
            place(i, head);
        }
        if (m_course.outline.modules.empty()) {
            m_course.outline.modules.push_back({m_lessons.front().module.slug, info.title, {}});
        }
        for (Lesson &lesson : m_lessons) {
            const auto module = std::ranges::find(m_course.outline.modules, lesson.module.slug, &Module::slug);
            module->lessons.push_back(entryOf(lesson));
            module->lessons.back().here = true;
            const LessonSlug slug = lesson.slug;
            m_course.lessons.emplace(slug, std::make_shared<const Lesson>(std::move(lesson)));
        }
        m_course.outline.lessonsInAll = int(m_course.lessons.size());
        m_course.assets = m_pictures.assets();
        m_outcome.courses.push_back(std::move(m_course));
        return std::move(m_outcome);
    }

    /** Gives a lesson what it has from its course: its place, its neighbours, who wrote it. */
    void place(size_t i, const CourseHead &head)
    {
        const CourseInfo &info = m_course.outline.info;
        Lesson &lesson = m_lessons[i];
        lesson.course = head;
        lesson.position = int(i) + 1;
        lesson.of = int(m_lessons.size());
        lesson.authorship = info.authorship;
        lesson.licence = lesson.licence.name.isEmpty() ? info.licence : lesson.licence;
        lesson.reviewStatus = lesson.reviewStatus.isEmpty() ? info.reviewStatus : lesson.reviewStatus;
        const auto neighbour = [this](size_t n) {
            return Neighbour{m_lessons[n].slug, m_lessons[n].title, {}, m_lessons[n].minutes};
        };
        if (i > 0) {
            lesson.previous = neighbour(i - 1);
        }
        if (i + 1 < m_lessons.size()) {
            lesson.next = neighbour(i + 1);
        }
    }

    void report(Severity severity, const QString &code, const QString &file, const QString &message,
                const QString &hint)
    {
        m_outcome.diagnostics.push_back({severity, code, file, std::nullopt, std::nullopt, {}, message, hint});
    }

    QString m_root;
    const Limits &m_limits;
    JobControl &m_control;
    Markdown::Pictures m_pictures;
    ReadOutcome m_outcome;
    Course m_course;
    QString m_checkHeading = MarkdownOptions().checkHeading;
    std::vector<Lesson> m_lessons;
    QSet<QString> m_slugs;
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
