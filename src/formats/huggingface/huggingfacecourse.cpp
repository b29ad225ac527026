// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/huggingface/huggingfacecourse.h"

#include "course/identity.h"
#include "formats/coursebuilder.h"
#include "formats/folderentries.h"
#include "formats/foldertitle.h"
#include "formats/huggingface/coursetree.h"
#include "formats/licencefile.h"
#include "formats/markdown/textfile.h"
#include "formats/mdx/mdxpage.h"
#include "formats/picturefolder.h"
#include "formats/yaml/yamltext.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::HuggingFace)
};

constexpr QLatin1StringView treeName = "_toctree.yml"_L1;

bool isLanguage(const QString &name)
{
    static const QRegularExpression form(u"^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$"_s);
    return form.match(name).hasMatch();
}

CourseInfo infoOf(const HuggingFacePlace &place)
{
    const QString name = QFileInfo(place.folder).fileName();
    CourseInfo info;
    info.language = isLanguage(name) ? name : QString();
    // A folder that is only a language has its name from the repository around it.
    const bool isBelow = info.language == name && place.repository == place.folder;
    const QString repository = isBelow ? QDir::cleanPath(place.folder + "/../.."_L1) : place.repository;
    info.title = isBelow ? titleOfName(QFileInfo(repository).fileName()) : titleOfFolder(repository);
    info.slug = slugOf(QFileInfo(repository).fileName());
    if (place.isOneOfMany) {
        info.title += u" ("_s + info.language + u')';
        info.slug += u'-' + info.language;
    }
    info.licence = licenceOfFolder(place.folder, place.top);
    info.importer = u"carrel-huggingface"_s;
    info.origin = QFileInfo(repository).fileName();
    return info;
}

/** Reads one course; lives as long as that. */
class CourseReader
{
public:
    CourseReader(const HuggingFacePlace &place, const Limits &limits, JobControl &control, Diagnostics &diagnostics)
        : m_place(place)
        , m_limits(limits)
        , m_control(control)
        , m_diagnostics(diagnostics)
        , m_pictures(place.folder, limits)
        , m_builder(infoOf(place), diagnostics)
    {
    }

    std::optional<Course> read()
    {
        const QString tree = m_place.folder + u'/' + treeName;
        const Result<QString> text = Markdown::readTextFile(tree, tree, m_limits.fileBytes, m_diagnostics);
        const std::optional<DataNode> root =
            text ? readYaml(*text, tree, m_diagnostics) : std::optional<DataNode>(std::nullopt);
        if (!root) {
            return std::nullopt;
        }
        m_tree = HuggingFace::courseTree(*root);
        leaveOutMissing(tree);
        for (const HuggingFace::TreeChapter &chapter : m_tree) {
            m_builder.beginModule(chapter.title);
            for (const HuggingFace::TreePage &page : chapter.pages) {
                if (m_control.isCancelled()) {
                    return std::nullopt;
                }
                readPage(page);
            }
        }
        m_furniture.tell(tree, m_diagnostics);
        tellOfOthers();
        std::optional<Course> course = std::move(m_builder).finish(m_pictures.assets());
        if (!course) {
            m_diagnostics.push_back({.severity = Severity::Error,
                                     .code = u"course-empty"_s,
                                     .file = tree,
                                     .message = Words::tr("None of the pages this course names is here."),
                                     .hint = Words::tr("Get the whole folder of the course.")});
        }
        return course;
    }

private:
    void leaveOutMissing(const QString &tree)
    {
        for (HuggingFace::TreeChapter &chapter : m_tree) {
            std::erase_if(chapter.pages, [&](const HuggingFace::TreePage &page) {
                const bool isMissing = fileOf(page.local).isEmpty();
                if (isMissing) {
                    m_diagnostics.push_back({.code = u"lesson-missing"_s,
                                             .file = tree,
                                             .line = page.line,
                                             .message = Words::tr("There is no page %1 in the folder.").arg(page.local),
                                             .hint = Words::tr("Get the whole folder of the course.")});
                }
                return isMissing;
            });
        }
    }

    void readPage(const HuggingFace::TreePage &page)
    {
        m_control.report(m_builder.lessonCount(), 0, page.local);
        const QString path = fileOf(page.local);
        const Result<QString> text = Markdown::readTextFile(path, path, m_limits.fileBytes, m_diagnostics);
        if (!text) {
            m_diagnostics.push_back({.severity = Severity::Error,
                                     .code = u"file-unreadable"_s,
                                     .file = path,
                                     .message = text.error().sentence});
            return;
        }
        SkippedParts skipped;
        MdxContext context{.markdown = optionsFor(page.local),
                           .file = path,
                           .framework = page.framework,
                           .diagnostics = m_diagnostics,
                           .skipped = skipped,
                           .furniture = m_furniture};
        MdxPage read = readMdxPage(*text, 1, context);
        skipped.tell(path, m_diagnostics);
        Lesson lesson;
        lesson.slug = LessonSlug(page.slug);
        lesson.title = page.title.isEmpty() ? read.title : page.title;
        keepOtherTitle(read, lesson.title);
        lesson.blocks = std::move(read.blocks);
        lesson.checks = std::move(read.checks);
        lesson.body = *text;
        m_builder.add(std::move(lesson), path);
        m_read << path;
    }

    [[nodiscard]] QString fileOf(const QString &local) const
    {
        const QString root = QFileInfo(m_place.folder).canonicalFilePath() + u'/';
        for (const QString &ending : {u".mdx"_s, u".md"_s}) {
            const QFileInfo info(m_place.folder + u'/' + local + ending);
            if (info.isFile() && info.canonicalFilePath().startsWith(root)) {
                return info.filePath();
            }
        }
        return {};
    }

    [[nodiscard]] MarkdownOptions optionsFor(const QString &local)
    {
        MarkdownOptions options;
        options.readChecks = false;
        options.folder = local.contains(u'/') ? local.section(u'/', 0, -2) : QString();
        options.maximumBlocks = m_limits.lessonBlocks;
        options.takePicture = [this](const QString &path) { return m_pictures.take(path); };
        options.link = [this, local](const QString &address) {
            return HuggingFace::linkTarget(address, local, m_tree);
        };
        return options;
    }

    /** Pages that the tree does not name are no part of the course; their number is told. */
    void tellOfOthers()
    {
        SkippedParts others;
        visitFilesBelow(m_place.folder, Listed::Files, [this, &others](const QFileInfo &file) {
            if (file.fileName().endsWith(".mdx"_L1, Qt::CaseInsensitive) && !m_read.contains(file.filePath())) {
                others.add(u"page"_s, Words::tr("pages that the table of contents does not name"), 0, Severity::Note);
            }
            return false;
        });
        others.tell(m_place.folder + u'/' + treeName, m_diagnostics);
    }

    const HuggingFacePlace &m_place;
    const Limits &m_limits;
    JobControl &m_control;
    Diagnostics &m_diagnostics;
    PictureFolder m_pictures;
    CourseBuilder m_builder;
    SkippedParts m_furniture;
    std::vector<HuggingFace::TreeChapter> m_tree;
    QSet<QString> m_read;
};

} // namespace

void readHuggingFaceCourse(const HuggingFacePlace &place, const Limits &limits, JobControl &control,
                           ReadOutcome &outcome)
{
    CourseReader reader(place, limits, control, outcome.diagnostics);
    if (std::optional<Course> course = reader.read()) {
        outcome.courses.push_back(*std::move(course));
    }
}

ReadOutcome readHuggingFacePage(const QString &path, const Limits &limits)
{
    ReadOutcome outcome;
    const Result<QString> text = Markdown::readTextFile(path, path, limits.fileBytes, outcome.diagnostics);
    if (!text) {
        outcome.diagnostics.push_back({.severity = Severity::Error,
                                       .code = u"file-unreadable"_s,
                                       .file = path,
                                       .message = text.error().sentence});
        return outcome;
    }
    PictureFolder pictures(QFileInfo(path).path(), limits);
    SkippedParts skipped;
    SkippedParts furniture;
    MdxContext context{.file = path, .diagnostics = outcome.diagnostics, .skipped = skipped, .furniture = furniture};
    context.markdown.readChecks = false;
    context.markdown.maximumBlocks = limits.lessonBlocks;
    context.markdown.takePicture = [&pictures](const QString &picture) { return pictures.take(picture); };
    MdxPage read = readMdxPage(*text, 1, context);
    skipped.tell(path, outcome.diagnostics);
    furniture.tell(path, outcome.diagnostics);
    CourseInfo info;
    info.title = read.title.isEmpty() ? titleOfName(QFileInfo(path).completeBaseName()) : read.title;
    info.importer = u"carrel-huggingface"_s;
    info.origin = QFileInfo(path).fileName();
    CourseBuilder builder(std::move(info), outcome.diagnostics);
    Lesson lesson;
    lesson.title = builder.info().title;
    lesson.blocks = std::move(read.blocks);
    lesson.checks = std::move(read.checks);
    lesson.body = *text;
    builder.add(std::move(lesson), path);
    if (std::optional<Course> course = std::move(builder).finish(pictures.assets())) {
        outcome.courses.push_back(*std::move(course));
    }
    return outcome;
}

} // namespace Carrel
