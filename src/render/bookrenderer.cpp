// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/bookrenderer.h"

#include "base/job.h"
#include "course/passage.h"
#include "course/plaintext.h"
#include "render/bookfront.h"
#include "render/bookplaces.h"
#include "render/checkwriter.h"
#include "render/direction.h"
#include "render/htmlwriter.h"
#include "render/ownwords.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Carrel
{
namespace
{

const QString answersPageName = u"answers"_s;

/** The module that the chosen lessons are all of, when the course has others beside it. */
const Module *onlyModule(const Course &course, const std::vector<LessonSlug> &lessons)
{
    const Module *module = lessons.empty() ? nullptr : course.outline.moduleOf(lessons.front());
    const bool whole =
        module && course.outline.modules.size() > 1 &&
        std::ranges::all_of(lessons, [&](const auto &slug) { return course.outline.moduleOf(slug) == module; });
    return whole ? module : nullptr;
}

/** The lesson without its text, but for the passages that checks cannot be answered without. */
Lesson withChecksAlone(Lesson lesson)
{
    Blocks needed;
    for (const Check &check : lesson.checks) {
        const Block *passage = shownPassageOf(lesson, check);
        if (passage != nullptr && !std::ranges::contains(needed, passage->id, &Block::id)) {
            needed.push_back(*passage);
        }
    }
    lesson.blocks = std::move(needed);
    return lesson;
}

/** Lays out one document. Lives for one call of BookRenderer::render(). */
class Layout
{
public:
    Layout(const Course &course, const BookChoice &choice, const LessonRenderer &lessons, Medium medium,
           const BookRenderer::PictureUrl &pictureUrl)
        : m_course(course)
        , m_lessons(lessons)
        , m_pictureUrl(pictureUrl)
        , m_places(course, choice, medium)
        , m_front{course, choice, m_places, medium, titleOf()}
        , m_tellsModules(course.outline.modules.size() > 1 && !onlyModule(course, m_places.lessons()))
    {
        m_book.course = course.outline.info;
        m_book.title = m_front.title;
        m_book.direction =
            course.outline.info.direction.isEmpty() ? directionOf(m_front.title) : course.outline.info.direction;
    }

    Book make(const JobControl &control)
    {
        const std::vector<LessonSlug> &slugs = m_places.lessons();
        for (size_t i = 0; i < slugs.size() && !control.isCancelled(); ++i) {
            const std::shared_ptr<const Lesson> lesson = m_course.lesson(slugs[i]);
            control.report(int(i), int(slugs.size()), lesson->title);
            addModule(slugs[i]);
            addLesson(*lesson, int(i));
        }
        addAnswers();
        m_book.pages.push_back({BookPage::Part::Rights,
                                u"rights"_s,
                                QCoreApplication::translate("Page", "Sources and licence"),
                                rightsPage(m_front, m_book.assets),
                                {}});
        m_book.pages.back().entries = {{1, m_book.pages.back().title, u"rights"_s}};
        if (slugs.size() > 1) {
            addFront();
        }
        return std::move(m_book);
    }

private:
    [[nodiscard]] QString titleOf() const
    {
        const std::vector<LessonSlug> &slugs = m_places.lessons();
        if (slugs.size() == 1) {
            return m_course.lesson(slugs.front())->title;
        }
        const Module *module = onlyModule(m_course, slugs);
        return module && !module->title.isEmpty() ? module->title : m_course.outline.info.title;
    }

    void addModule(const LessonSlug &slug)
    {
        const Module *module = m_course.outline.moduleOf(slug);
        if (!m_tellsModules || module == m_module || !module) {
            return;
        }
        m_module = module;
        const int number = int(module - m_course.outline.modules.data()) + 1;
        const QString anchor = u"m%1"_s.arg(number);
        m_book.pages.push_back({BookPage::Part::Module,
                                anchor,
                                module->title,
                                modulePage(m_front, *module, anchor, number),
                                {{1, module->title, anchor}}});
    }

    [[nodiscard]] LessonContext contextOf(const Lesson &lesson, int index) const
    {
        const CourseInfo &info = m_course.outline.info;
        const Module *module = m_course.outline.moduleOf(lesson.slug);
        LessonContext context;
        context.course = info.id;
        context.courseTitle = info.title;
        context.moduleTitle = module ? module->title : QString();
        context.number = lesson.position.value_or(index + 1);
        context.of = m_course.outline.lessonsInAll;
        context.assets = m_course.assets;
        context.language = info.language;
        context.direction = info.direction;
        return context;
    }

    [[nodiscard]] DocumentMeans meansOf(const Lesson &lesson) const
    {
        DocumentMeans means;
        means.medium = m_front.medium;
        means.course = &m_course.outline.info;
        means.anchor = m_places.anchor(lesson.slug);
        means.lineNumbers = m_front.choice.lineNumbers;
        means.pictureUrl = m_pictureUrl;
        means.placeUrl = [this](const LessonSlug &slug, const BlockId &block) {
            return m_places.placeUrl(slug, block);
        };
        means.checkUrl = [this, &lesson](const CheckId &check) {
            const auto found = std::ranges::find(lesson.checks, check, &Check::id);
            const QString anchor = m_places.anchor(lesson.slug);
            return m_places.url(anchor, checkAnchor(anchor, found - lesson.checks.begin() + 1));
        };
        if (m_front.choice.answers) {
            means.answersUrl = m_places.url(answersPageName, answersAnchor(means.anchor));
        }
        return means;
    }

    void addLesson(const Lesson &whole, int index)
    {
        const Lesson lesson = m_front.choice.checksAlone ? withChecksAlone(whole) : whole;
        const DocumentMeans means = meansOf(lesson);
        LessonContext context = contextOf(lesson, index);
        context.document = &means;
        RenderedLesson rendered = m_lessons.render(lesson, context);
        m_book.assets.merge(rendered.assets);
        const int level = m_tellsModules ? 2 : 1;
        BookPage page{BookPage::Part::Lesson,
                      means.anchor,
                      lesson.title,
                      std::move(rendered.html),
                      {{level, lesson.title, means.anchor}}};
        for (const Block &block : lesson.blocks) {
            const auto *heading = std::get_if<Heading>(&block.content);
            if (heading && heading->level == 2) {
                page.entries.push_back(
                    {level + 1, plainText(heading->runs), blockAnchor(means.anchor + u'-', block.id.toString())});
            }
        }
        m_book.pages.push_back(std::move(page));
        if (m_front.choice.answers && hasQuestions(lesson)) {
            RenderedLesson answers = m_lessons.renderAnswers(lesson, context);
            m_book.assets.merge(answers.assets);
            m_answers += answers.html;
        }
    }

    void addAnswers()
    {
        if (m_answers.isEmpty()) {
            return;
        }
        const QString title = QCoreApplication::translate("Page", "Answers");
        HtmlWriter html;
        html.open("section"_L1, {{"class"_L1, u"answers"_s}, {"id"_L1, answersPageName}});
        html.element("h1"_L1, {{"lang"_L1, ownLanguage(m_course.outline.info.language)}}, title)
            .lineBreak()
            .trustedHtml(m_answers)
            .close()
            .lineBreak();
        m_book.pages.push_back(
            {BookPage::Part::Answers, answersPageName, title, html.take(), {{1, title, answersPageName}}});
    }

    void addFront()
    {
        const QString title = QCoreApplication::translate("Page", "Contents");
        BookPage contents{BookPage::Part::Contents, u"contents"_s, title, contentsPage(m_front, m_book.pages), {}};
        m_book.pages.insert(m_book.pages.begin(), std::move(contents));
        m_book.pages.insert(m_book.pages.begin(),
                            {BookPage::Part::Title, u"title"_s, m_front.title, titlePage(m_front), {}});
    }

    const Course &m_course;
    const LessonRenderer &m_lessons;
    const BookRenderer::PictureUrl &m_pictureUrl;
    BookPlaces m_places;
    BookFront m_front;
    bool m_tellsModules;
    const Module *m_module = nullptr;
    QByteArray m_answers;
    Book m_book;
};

} // namespace

std::vector<BookEntry> Book::entries() const
{
    std::vector<BookEntry> all;
    for (const BookPage &page : pages) {
        all.insert(all.end(), page.entries.begin(), page.entries.end());
    }
    return all;
}

BookRenderer::BookRenderer(Medium medium, PictureUrl pictureUrl)
    : m_medium(medium)
    , m_pictureUrl(std::move(pictureUrl))
{
}

Book BookRenderer::render(const Course &course, const BookChoice &choice, const JobControl &control) const
{
    return Layout(course, choice, m_lessons, m_medium, m_pictureUrl).make(control);
}

} // namespace Carrel
