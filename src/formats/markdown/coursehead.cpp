// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/coursehead.h"

#include "course/identity.h"
#include "course/plaintext.h"
#include "formats/licences.h"
#include "formats/markdown/frontmatter.h"
#include "formats/markdown/markdownblocks.h"
#include "formats/markdown/textfile.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Markdown
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Markdown)
};

const QString fileName = u"course.md"_s;

void report(Diagnostics &diagnostics, Severity severity, const QString &code, const QString &message,
            const QString &hint)
{
    diagnostics.push_back({severity, code, fileName, std::nullopt, std::nullopt, {}, message, hint});
}

void checkVersion(const FrontMatter &head, Diagnostics &diagnostics)
{
    const QString version = head.text(u"carrel"_s);
    if (version.section(u'.', 0, 0) != "1"_L1) {
        report(diagnostics, Severity::Warning, u"format-version"_s,
               version.isEmpty() ? Words::tr("The course does not say which format it is written in.")
                                 : Words::tr("The course is written in format %1, which is not known.").arg(version),
               Words::tr("Write carrel: 1 into the head of course.md."));
    }
}

/** The summary in the head, else the text under it. */
QString summaryOf(const FrontMatter &head, Diagnostics &diagnostics)
{
    const QString body = head.body().trimmed();
    if (!head.has(u"summary"_s)) {
        return plainText(readInlineMarkdown(body));
    }
    if (!body.isEmpty()) {
        report(diagnostics, Severity::Note, u"course-text-not-shown"_s,
               Words::tr("The text of course.md is not shown: the course has a summary in its head."),
               Words::tr("Put a text for readers into the first lesson."));
    }
    return head.text(u"summary"_s);
}

} // namespace

CourseHeadFile readCourseHead(const QString &root, const Limits &limits, Diagnostics &diagnostics)
{
    const Result<QString> text = readTextFile(root + u'/' + fileName, fileName, limits.fileBytes, diagnostics);
    const FrontMatter head(text.value_or(QString()), fileName, diagnostics);
    head.warnOfOthers({u"carrel"_s, u"id"_s, u"title"_s, u"slug"_s, u"language"_s, u"direction"_s, u"revision"_s,
                       u"level"_s, u"track"_s, u"url"_s, u"licence"_s, u"authors"_s, u"review"_s, u"summary"_s,
                       u"lessons"_s, u"check-heading"_s, u"lessons-in-all"_s},
                      diagnostics);
    checkVersion(head, diagnostics);
    CourseInfo info;
    info.title = head.text(u"title"_s);
    info.slug = slugOf(head.text(u"slug"_s).isEmpty() ? QFileInfo(root).fileName() : head.text(u"slug"_s));
    if (info.title.isEmpty()) {
        info.title = info.slug;
        report(diagnostics, Severity::Warning, u"course-without-title"_s, Words::tr("The course has no title."),
               Words::tr("Write title: … into the head of course.md."));
    }
    info.id = CourseId(head.text(u"id"_s));
    info.language = head.text(u"language"_s);
    info.direction = head.text(u"direction"_s);
    info.revision = head.text(u"revision"_s);
    info.level = head.text(u"level"_s);
    info.track = head.text(u"track"_s);
    info.url = head.text(u"url"_s);
    info.authorship = head.list(u"authors"_s).join(u", ");
    info.reviewStatus = head.text(u"review"_s);
    info.licence = licenceOf(head);
    info.summary = summaryOf(head, diagnostics);
    const QString word = head.text(u"check-heading"_s);
    return {std::move(info), head.list(u"lessons"_s), word.isEmpty() ? MarkdownOptions().checkHeading : word,
            head.number(u"lessons-in-all"_s, diagnostics).value_or(0)};
}

} // namespace Carrel::Markdown
