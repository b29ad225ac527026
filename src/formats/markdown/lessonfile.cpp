// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/lessonfile.h"

#include "course/identity.h"
#include "course/plaintext.h"
#include "formats/absentpicture.h"
#include "formats/markdown/frontmatter.h"
#include "formats/markdown/pictureat.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Markdown
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Markdown)
};

/** The title of a file that names it only by a heading of the first level. */
QString titleFromHeading(Lesson &lesson, const QString &body)
{
    const bool beginsWithTitle = body.trimmed().startsWith("# "_L1) && !lesson.blocks.empty();
    const auto *heading = beginsWithTitle ? std::get_if<Heading>(&lesson.blocks.front().content) : nullptr;
    if (!heading) {
        return {};
    }
    QString title = plainText(heading->runs);
    lesson.blocks.erase(lesson.blocks.begin());
    return title;
}

std::optional<Hero> readHero(const FrontMatter &head, const MarkdownOptions &options, const QString &file,
                             Diagnostics &diagnostics)
{
    std::map<QString, QString> values = head.map(u"hero"_s);
    if (values.empty()) {
        return std::nullopt;
    }
    Hero hero{u"plate"_s, {}, values[u"alt"_s], readInlineMarkdown(values[u"caption"_s])};
    const QString address = values[u"image"_s];
    if (const FoundPicture found = pictureAt(address, options)) {
        hero.kind = u"picture"_s;
        hero.image = *found;
    } else if (!address.isEmpty()) {
        diagnostics.push_back(absentPicture(address, found.error(), file, 1));
    }
    return hero;
}

/** "context: block" in the head of a lesson is meant for each of its checks. */
void showPassages(std::vector<Check> &checks, const QString &context, const QString &file, Diagnostics &diagnostics)
{
    for (Check &check : checks) {
        check.showsPassage = check.showsPassage || context == "block"_L1;
    }
    if (!context.isEmpty() && context != "block"_L1) {
        diagnostics.push_back({Severity::Warning,
                               u"check-context"_s,
                               file,
                               1,
                               std::nullopt,
                               {},
                               Words::tr("The context “%1” is not known; the questions are shown alone.").arg(context),
                               Words::tr("Write “block” to show the part of the lesson that a check speaks of.")});
    }
}

} // namespace

NumberedName numberedName(const QString &baseName)
{
    static const QRegularExpression form(u"^(\\d{1,6})[-_. ]+(.+)$"_s);
    const QRegularExpressionMatch match = form.match(baseName);
    if (!match.hasMatch()) {
        return {std::nullopt, slugOf(baseName)};
    }
    return {match.captured(1).toInt(), slugOf(match.captured(2))};
}

Lesson readLessonText(const QString &text, const MarkdownOptions &options, const QString &file, const QString &slug,
                      Diagnostics &diagnostics)
{
    const FrontMatter head(text, file, diagnostics);
    head.warnOfOthers({u"title"_s, u"slug"_s, u"minutes"_s, u"key-idea"_s, u"answer"_s, u"hero"_s, u"cite"_s,
                       u"licence"_s, u"draft"_s, u"context"_s, u"position"_s, u"absent"_s},
                      diagnostics);
    MarkdownText read = readMarkdown(head.body(), options, file, head.bodyLine(), diagnostics);
    Lesson lesson;
    lesson.slug = LessonSlug(head.text(u"slug"_s).isEmpty() ? slug : slugOf(head.text(u"slug"_s)));
    lesson.minutes = head.number(u"minutes"_s, diagnostics);
    lesson.position = head.number(u"position"_s, diagnostics);
    lesson.blocks = std::move(read.blocks);
    lesson.checks = std::move(read.checks);
    lesson.title = head.text(u"title"_s);
    if (lesson.title.isEmpty()) {
        lesson.title = titleFromHeading(lesson, head.body());
        diagnostics.push_back({Severity::Warning,
                               u"lesson-without-title"_s,
                               file,
                               1,
                               std::nullopt,
                               {},
                               Words::tr("The lesson has no title in its head."),
                               Words::tr("Begin the file with three lines: ---, title: …, ---.")});
    }
    if (lesson.title.isEmpty()) {
        lesson.title = lesson.slug.toString();
    }
    lesson.keyIdea = head.text(u"key-idea"_s);
    lesson.answer = head.text(u"answer"_s);
    lesson.hero = readHero(head, options, file, diagnostics);
    lesson.cite = head.text(u"cite"_s);
    lesson.licence = licenceOf(head);
    showPassages(lesson.checks, head.text(u"context"_s), file, diagnostics);
    lesson.reviewStatus = head.flag(u"draft"_s) ? Words::tr("Draft") : QString();
    lesson.body = head.body();
    return lesson;
}

bool isAbsentLesson(const QString &text)
{
    if (!text.contains("\nabsent:"_L1)) {
        return false; // nearly always
    }
    Diagnostics unheard;
    const FrontMatter head(text, {}, unheard);
    return head.flag(u"absent"_s) && head.body().trimmed().isEmpty();
}

} // namespace Carrel::Markdown
