// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/openedx/openedxreader.h"

#include "base/overload.h"
#include "formats/address.h"
#include "formats/coursebuilder.h"
#include "formats/filebytes.h"
#include "formats/lessondraft.h"
#include "formats/licences.h"
#include "formats/openedx/olxfiles.h"
#include "formats/openedx/olxproblem.h"
#include "formats/runsbuilder.h"
#include "formats/xml/xmltext.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::OpenEdx)
};

/** "creative-commons: ver=4.0 BY NC SA" as the word for that licence. */
Licence licenceOf(const QString &written)
{
    static const QRegularExpression form(u"^creative-commons:\\s*(?:ver=([\\d.]+))?\\s*([A-Z ]+)$"_s);
    const QRegularExpressionMatch match = form.match(written.trimmed());
    if (!match.hasMatch()) {
        return written.isEmpty() ? Licence() : licenceNamed(written);
    }
    const QString version = match.captured(1).isEmpty() ? u"4.0"_s : match.captured(1);
    return licenceNamed(u"CC-"_s + match.captured(2).simplified().replace(u' ', u'-') + u'-' + version);
}

/** Reads one course; lives as long as that. */
class OpenEdxReader
{
public:
    OpenEdxReader(const QString &folder, const Limits &limits, JobControl &control)
        : m_folder(QFileInfo(folder).canonicalFilePath())
        , m_limits(limits)
        , m_control(control)
        , m_tree(folder, m_outcome.diagnostics, m_skipped, limits, control)
        , m_files(m_folder, m_tree, limits)
    {
    }

    ReadOutcome read()
    {
        if (!m_tree.read() || m_control.isCancelled()) {
            return std::move(m_outcome);
        }
        CourseBuilder builder(info(), m_outcome.diagnostics);
        QString module;
        for (const Olx::PlannedLesson &planned : m_tree.lessons()) {
            if (m_control.isCancelled()) {
                return {{}, std::move(m_outcome.diagnostics)};
            }
            m_control.report(builder.lessonCount(), int(m_tree.lessons().size()), planned.title);
            if (builder.lessonCount() == 0 || module != planned.module) {
                module = planned.module;
                builder.beginModule(module);
            }
            readLesson(planned, builder);
        }
        if (QFileInfo(m_folder + "/drafts"_L1).isDir()) {
            m_skipped.add(u"drafts"_s, Words::tr("drafts that were not published"));
        }
        m_skipped.tell(u"course.xml"_s, m_outcome.diagnostics);
        if (std::optional<Course> course = std::move(builder).finish(m_files.pictures())) {
            m_outcome.courses.push_back(std::move(*course));
        } else {
            m_outcome.diagnostics.push_back(
                {.severity = Severity::Error,
                 .code = u"course-empty"_s,
                 .file = u"course.xml"_s,
                 .message = Words::tr("There is nothing in this course that can be read.")});
        }
        return std::move(m_outcome);
    }

private:
    [[nodiscard]] CourseInfo info() const
    {
        const pugi::xml_node course = m_tree.course().node;
        CourseInfo info;
        info.title = m_tree.course().title.isEmpty() ? QFileInfo(m_folder).fileName() : m_tree.course().title;
        info.language = attributeOf(course, "language");
        info.licence = licenceOf(attributeOf(course, "license"));
        info.importer = u"carrel-openedx"_s;
        info.origin = info.title;
        return info;
    }

    void readLesson(const Olx::PlannedLesson &planned, CourseBuilder &builder)
    {
        LessonDraft draft;
        QString file = u"course.xml"_s;
        for (const Olx::Element &component : planned.components) {
            file = component.file->name();
            readComponent(component, planned.title, draft);
        }
        if (!draft.isEmpty()) {
            builder.add(std::move(draft).finish(planned.title, planned.slug, file, m_outcome.diagnostics), file);
        } else if (planned.components.empty()) {
            m_skipped.add(u"empty"_s, Words::tr("units without any content"), 0, Severity::Note);
        }
    }

    void readComponent(const Olx::Element &component, const QString &lesson, LessonDraft &draft)
    {
        const std::string_view name = localName(component.node);
        if (name == "html") {
            readHtml(component, draft);
        } else if (name == "problem") {
            readProblem(component, lesson, draft);
        } else if (name == "video") {
            readVideo(component, draft);
        } else if (name == "discussion") {
            m_skipped.add(u"discussion"_s, Words::tr("discussions"));
        } else {
            const QString kind = toText(name);
            m_skipped.add(u"component-"_s + kind,
                          Words::tr("parts of the kind “%1”, which run on the platform").arg(kind),
                          component.file->lineOf(component.node));
        }
    }

    void readHtml(const Olx::Element &component, LessonDraft &draft)
    {
        const QString filename = attributeOf(component.node, "filename");
        QString name = component.file->name();
        QString html;
        if (filename.isEmpty()) {
            html = htmlInside(component.node);
        } else {
            name = pathInCourse(u"html"_s, filename + u".html"_s).value_or(QString());
            const QString real = QFileInfo(m_folder + u'/' + name).canonicalFilePath();
            const bool isInside = !name.isEmpty() && real.startsWith(m_folder + u'/');
            const Result<QByteArray> bytes =
                isInside ? readFileBytes(real, m_limits.fileBytes, m_limits) : fail(ErrorCode::NotFound, {});
            if (!bytes) {
                m_skipped.add(u"missing"_s, Words::tr("parts that the course names and does not have"));
                return;
            }
            html = QString::fromUtf8(*bytes);
        }
        SkippedParts skipped;
        draft.add(readHtmlBlocks(html, m_files.contextFor(name, 1, m_outcome.diagnostics, skipped)));
        skipped.tell(name, m_outcome.diagnostics);
    }

    void readProblem(const Olx::Element &component, const QString &lesson, LessonDraft &draft)
    {
        const QString &file = component.file->name();
        SkippedParts skipped;
        const HtmlContext context =
            m_files.contextFor(file, component.file->lineOf(component.node), m_outcome.diagnostics, skipped);
        const QString title = component.title == component.urlName ? lesson : component.title;
        for (auto &part : Olx::readProblem(component.node, component.urlName, title, context)) {
            std::visit(Overload{[&](const QuizQuestion &question) { draft.add(question, file, m_outcome.diagnostics); },
                                [&](Blocks &blocks) { draft.add(std::move(blocks)); }},
                       part);
        }
        skipped.tell(file, m_outcome.diagnostics);
    }

    void readVideo(const Olx::Element &component, LessonDraft &draft)
    {
        QString youtube = attributeOf(component.node, "youtube_id_1_0");
        if (youtube.isEmpty()) {
            static const QRegularExpression normalSpeed(u"1\\.0+:([\\w-]+)"_s);
            youtube = normalSpeed.match(attributeOf(component.node, "youtube")).captured(1);
        }
        QString address = attributeOf(firstBelow(component.node, "source"), "src");
        if (!youtube.isEmpty()) {
            address = u"https://www.youtube.com/watch?v="_s + youtube;
        }
        if (!address.startsWith("http"_L1)) {
            m_skipped.add(u"film"_s, Words::tr("films and sounds"));
            return;
        }
        Blocks blocks;
        blocks.push_back(blockOf(LinkBlock{u"video"_s, address, component.title}));
        draft.add(std::move(blocks));
    }

    QString m_folder;
    const Limits &m_limits;
    JobControl &m_control;
    ReadOutcome m_outcome;
    SkippedParts m_skipped;
    Olx::CourseTree m_tree;
    Olx::Files m_files;
};

} // namespace

ReadOutcome readOpenEdx(const QString &folder, const Limits &limits, JobControl &control)
{
    ReadOutcome outcome = OpenEdxReader(folder, limits, control).read();
    for (Diagnostic &row : outcome.diagnostics) {
        row.file = folder + u'/' + row.file;
    }
    return outcome;
}

} // namespace Carrel
