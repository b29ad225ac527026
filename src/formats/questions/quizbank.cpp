// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/questions/quizbank.h"

#include "base/overload.h"
#include "course/identity.h"
#include "formats/coursebuilder.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QHash>
#include <QSet>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::QuizBank)
};

/** A category while its lesson is made. */
struct Chapter {
    QStringList category;
    Lesson lesson;
    QStringList names; ///< of the questions, beside the checks
};

/** Makes one course of one bank; lives as long as that. */
class BankReader
{
public:
    BankReader(QuizBank bank, Diagnostics &diagnostics)
        : m_bank(std::move(bank))
        , m_diagnostics(diagnostics)
    {
    }

    std::optional<Course> read()
    {
        for (QuizItem &item : m_bank.items) {
            Chapter &chapter = chapterOf(item.category);
            std::visit(Overload{[&](QuizQuestion &question) { addQuestion(chapter, question); },
                                [&](Blocks &blocks) { addText(chapter, std::move(blocks)); }},
                       item.content);
        }
        if (!m_canAsk) {
            refuse();
            return std::nullopt;
        }
        tellOfTags();
        return course();
    }

private:
    Chapter &chapterOf(const QStringList &category)
    {
        const QString path = category.join(u'\n');
        const auto known = m_places.constFind(path);
        if (known != m_places.constEnd()) {
            return m_chapters[*known];
        }
        m_places.insert(path, m_chapters.size());
        return m_chapters.emplace_back(Chapter{category, {}, {}});
    }

    void addQuestion(Chapter &chapter, const QuizQuestion &question)
    {
        // The place gets its check when the checks have their ids.
        chapter.lesson.blocks.push_back({{}, false, CheckPlace{}});
        chapter.lesson.checks.push_back(checkOf(question, m_bank.file, m_diagnostics));
        m_canAsk = m_canAsk || chapter.lesson.checks.back().isUsable();
        if (m_questions++ == 0) {
            m_first = {question.file.isEmpty() ? m_bank.file : question.file, question.line};
        }
        chapter.names << question.name;
        m_tagged += question.tags.isEmpty() ? 0 : 1;
    }

    static void addText(Chapter &chapter, Blocks blocks)
    {
        std::ranges::move(blocks, std::back_inserter(chapter.lesson.blocks));
    }

    void refuse()
    {
        Diagnostic row{.severity = Severity::Error, .code = u"bank-without-checks"_s, .file = m_bank.file};
        if (m_questions == 0) {
            row.message = Words::tr("There is no question in this file that Carrel can ask.");
            row.hint = Words::tr("Carrel asks questions with options to choose from.");
        } else {
            row.file = m_first.first;
            row.line = m_first.second > 0 ? std::optional(m_first.second) : std::nullopt;
            row.message = Words::tr("None of the %n question(s) in this file can be asked.", nullptr, m_questions);
            row.hint = Words::tr("Give a question at least two options and mark the right one.");
        }
        m_diagnostics.push_back(std::move(row));
    }

    void tellOfTags()
    {
        if (m_tagged > 0) {
            m_diagnostics.push_back(
                {.severity = Severity::Note,
                 .code = u"skipped-tags"_s,
                 .file = m_bank.file,
                 .message = Words::tr("The tags of %n question(s) were not taken over.", nullptr, m_tagged)});
        }
    }

    std::optional<Course> course()
    {
        std::erase_if(m_chapters, [](const Chapter &chapter) { return chapter.lesson.blocks.empty(); });
        CourseBuilder builder(info(), m_diagnostics);
        for (const auto &[around, chapters] : modules()) {
            builder.beginModule(around.isEmpty() ? builder.info().title : around.join(u" › "_s));
            for (const size_t place : chapters) {
                finish(m_chapters[place], builder.info());
                builder.add(std::move(m_chapters[place].lesson), m_bank.file);
            }
        }
        std::optional<Course> course = std::move(builder).finish(std::move(m_bank.assets));
        if (course) {
            course->outline.info.identity = IdentityStrength::SlugAndLicence; // a file's name is no strong id
        }
        return course;
    }

    [[nodiscard]] CourseInfo info() const
    {
        CourseInfo info;
        const QFileInfo file(m_bank.file);
        info.title = m_bank.title.isEmpty() ? file.completeBaseName().replace(u'_', u' ').simplified() : m_bank.title;
        info.title = info.title.isEmpty() ? Words::tr("Questions") : info.title;
        info.language = m_bank.language;
        info.importer = m_bank.importer;
        // One quiz in three formats, or a "quiz.txt" in each of ten folders, must not be taken for one course.
        const CourseHead head{slugOf(info.title), info.title, {}, {}, {}};
        info.id = courseIdentity(head, m_bank.importer + u'\n' + m_bank.within, m_bank.licence.name).id;
        info.licence = m_bank.licence;
        info.origin = file.fileName();
        return info;
    }

    void finish(Chapter &chapter, const CourseInfo &info)
    {
        Lesson &lesson = chapter.lesson;
        lesson.title = chapter.category.isEmpty() ? info.title : chapter.category.back();
        lesson.slug = LessonSlug(chapter.category.isEmpty() ? info.slug : slugOf(chapter.category.join(u' ')));
        lesson.minutes = std::max(1, int(lesson.checks.size()));
        nameChecks(chapter);
        placeChecks(chapter);
        [[maybe_unused]] const auto repeated = assignBlockIds(lesson.blocks); // headings of texts may well be alike
    }

    /** The chapters by the categories around them, which are modules, both in the order of the file. */
    [[nodiscard]] std::vector<std::pair<QStringList, std::vector<size_t>>> modules() const
    {
        QSet<QString> holders; // of other categories: such a one is the first lesson of the module they are in
        for (const Chapter &chapter : m_chapters) {
            if (chapter.category.size() > 1) {
                holders.insert(chapter.category.front());
            }
        }
        std::vector<std::pair<QStringList, std::vector<size_t>>> modules;
        QHash<QStringList, size_t> places;
        for (size_t i = 0; i < m_chapters.size(); ++i) {
            const QStringList &category = m_chapters[i].category;
            const bool isHolder = category.size() == 1 && holders.contains(category.front());
            const QStringList around =
                isHolder ? category : category.first(std::max<qsizetype>(0, category.size() - 1));
            if (!places.contains(around)) {
                places.insert(around, modules.size());
                modules.emplace_back(around, std::vector<size_t>());
            }
            modules[places.value(around)].second.push_back(i);
        }
        return modules;
    }

    /** A name that no other question of the lesson has is as good as an id: it outlives a corrected typo. */
    void nameChecks(Chapter &chapter)
    {
        QHash<QString, int> counts;
        for (const QString &name : chapter.names) {
            ++counts[slugOf(name)];
        }
        for (size_t i = 0; i < chapter.lesson.checks.size(); ++i) {
            Check &check = chapter.lesson.checks[i];
            const QString id = slugOf(chapter.names[qsizetype(i)]);
            if (!check.idGiven && !id.isEmpty() && counts.value(id) == 1) {
                check.id = CheckId(id);
                check.idGiven = true;
            }
        }
        for (const CheckId &id : assignCheckIds(chapter.lesson.checks)) {
            m_diagnostics.push_back(
                {.code = u"check-id-repeated"_s,
                 .file = m_bank.file,
                 .message = Words::tr("Two questions have the id %1; the later one got another.").arg(id.toString()),
                 .hint = Words::tr("Give each question its own id.")});
        }
    }

    static void placeChecks(Chapter &chapter)
    {
        Lesson &lesson = chapter.lesson;
        size_t next = 0;
        for (Block &block : lesson.blocks) {
            if (auto *place = std::get_if<CheckPlace>(&block.content)) {
                place->check = lesson.checks[next++].id;
            }
        }
    }

    QuizBank m_bank;
    Diagnostics &m_diagnostics;
    std::vector<Chapter> m_chapters;
    QHash<QString, size_t> m_places;
    std::pair<QString, int> m_first; ///< file and line of the first question
    int m_questions = 0;
    bool m_canAsk = false;
    int m_tagged = 0;
};

} // namespace

std::optional<Course> courseOf(QuizBank bank, Diagnostics &diagnostics)
{
    return BankReader(std::move(bank), diagnostics).read();
}

} // namespace Carrel
