// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/h5p/h5pcontent.h"

#include "formats/runsbuilder.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::H5p
{

namespace
{

constexpr int deepest = 10; // columns in columns

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::H5p)
};

QString withoutVersion(const QString &library)
{
    return library.section(u' ', 0, 0);
}

/** "CoursePresentation" as people read it. */
QString inWords(QString kind)
{
    static const QRegularExpression joint(u"(?<=[a-z])(?=[A-Z])"_s);
    return kind.replace(joint, u" "_s);
}

/** The picture that stands above a question, as HTML. */
QString mediaHtml(const JsonCursor &parameters)
{
    const JsonCursor type = parameters["media"]["type"];
    if (withoutVersion(type["library"].text()) != "H5P.Image"_L1) {
        return {};
    }
    const JsonCursor image = type["params"];
    return u"<p><img src=\""_s + image["file"]["path"].text().toHtmlEscaped() + u"\" alt=\""_s +
           image["alt"].text().toHtmlEscaped() + u"\"></p>"_s;
}

} // namespace

Content contentIn(const JsonCursor &place)
{
    return {withoutVersion(place["library"].text()), place["subContentId"].text(), place["metadata"]["title"].text(),
            place["params"]};
}

ContentReader::ContentReader(const HtmlContext &context, QString language)
    : m_context(context)
    , m_language(std::move(language))
{
}

void ContentReader::read(const Content &content, LessonDraft &draft, int depth)
{
    if (depth > deepest || (!readQuestions(content, draft, depth) && !readText(content, draft, depth))) {
        const QString kind = content.library.section(u'.', -1);
        m_context.skipped->add(u"content-"_s + kind.toLower(),
                               Words::tr("parts of the kind “%1”, which run as a program").arg(inWords(kind)), 0,
                               Severity::Warning, content.title);
    }
}

bool ContentReader::readQuestions(const Content &content, LessonDraft &draft, int depth)
{
    if (content.library == "H5P.MultiChoice"_L1) {
        readMultiChoice(content, draft);
    } else if (content.library == "H5P.TrueFalse"_L1) {
        readTrueFalse(content, draft);
    } else if (content.library == "H5P.SingleChoiceSet"_L1) {
        readSingleChoiceSet(content, draft);
    } else if (content.library == "H5P.QuestionSet"_L1) {
        readQuestionSet(content, draft, depth);
    } else {
        return false;
    }
    return true;
}

bool ContentReader::readText(const Content &content, LessonDraft &draft, int depth)
{
    const JsonCursor &parameters = content.parameters;
    if (content.library == "H5P.AdvancedText"_L1 || content.library == "H5P.Text"_L1 ||
        content.library == "H5P.Table"_L1) {
        addBlocks(parameters["text"].text(), draft);
    } else if (content.library == "H5P.Column"_L1 || content.library == "H5P.RowColumn"_L1) {
        for (const JsonCursor &part : parameters["content"].elements()) {
            read(contentIn(part["content"]), draft, depth + 1);
        }
    } else if (content.library == "H5P.Row"_L1) {
        for (const JsonCursor &column : parameters["columns"].elements()) {
            read(contentIn(column["content"]), draft, depth + 1);
        }
    } else if (content.library == "H5P.Image"_L1) {
        readImage(parameters, draft);
    } else if (content.library == "H5P.Accordion"_L1) {
        readAccordion(parameters, draft);
    } else if (content.library == "H5P.Video"_L1) {
        readVideo(content, draft);
    } else if (content.library == "H5P.Link"_L1) {
        readLink(parameters, draft);
    } else {
        return false;
    }
    return true;
}

RichText ContentReader::text(const JsonCursor &html) const
{
    return readHtmlText(html.text(), m_context);
}

std::optional<RichText> ContentReader::reason(const JsonCursor &html) const
{
    RichText words = text(html);
    return words.isEmpty() ? std::nullopt : std::optional(std::move(words));
}

RichText ContentReader::questionText(const JsonCursor &parameters) const
{
    return readHtmlText(mediaHtml(parameters) + parameters["question"].text(), m_context);
}

void ContentReader::addBlocks(const QString &html, LessonDraft &draft) const
{
    draft.add(readHtmlBlocks(html, m_context));
}

void ContentReader::readMultiChoice(const Content &content, LessonDraft &draft)
{
    const JsonCursor &parameters = content.parameters;
    QuizQuestion question;
    question.id = content.id;
    question.name = content.title;
    question.text = questionText(parameters);
    for (const JsonCursor &answer : parameters["answers"].elements()) {
        QuizOption option{text(answer["text"])};
        option.fraction = answer["correct"].flag() ? 1 : 0;
        const JsonCursor feedback = answer["tipsAndFeedback"];
        option.reason = reason(feedback["chosenFeedback"]);
        if (!option.reason && option.fraction > 0) {
            option.reason = reason(feedback["notChosenFeedback"]);
        }
        if (!feedback["tip"].text().trimmed().isEmpty()) {
            m_context.skipped->add(u"hint"_s, Words::tr("hints before the answer"));
        }
        question.options.push_back(std::move(option));
    }
    const JsonCursor behaviour = parameters["behaviour"];
    if (behaviour["type"].text() == "multi"_L1 ||
        (behaviour.has("singleAnswer") && !behaviour["singleAnswer"].flag())) {
        question.kind = CheckKind::Multiple;
    }
    // What is said of any score is said of all; words for a part of the range would need the score.
    for (const JsonCursor &overall : parameters["overallFeedback"].elements()) {
        if (overall["from"].number().value_or(0) == 0 && overall["to"].number().value_or(0) == 100) {
            question.reason = reason(overall["feedback"]);
        } else if (!overall["feedback"].text().isEmpty()) {
            m_context.skipped->add(u"score-feedback"_s, Words::tr("words that depend on the score"));
        }
    }
    draft.add(question, m_context.file, m_context.diagnostics);
}

void ContentReader::readTrueFalse(const Content &content, LessonDraft &draft)
{
    const JsonCursor &parameters = content.parameters;
    const JsonCursor behaviour = parameters["behaviour"];
    const bool isTrue = parameters["correct"].text() == "true"_L1;
    std::optional<RichText> right = reason(behaviour["feedbackOnCorrect"]);
    std::optional<RichText> wrong = reason(behaviour["feedbackOnWrong"]);
    QuizQuestion question;
    question.id = content.id;
    question.name = content.title;
    question.text = questionText(parameters);
    question.options = trueFalseOptions(isTrue, isTrue ? right : wrong, isTrue ? wrong : right, m_language);
    question.shuffle = false;
    draft.add(question, m_context.file, m_context.diagnostics);
}

void ContentReader::readSingleChoiceSet(const Content &content, LessonDraft &draft)
{
    for (const JsonCursor &choice : content.parameters["choices"].elements()) {
        QuizQuestion question;
        question.id = choice["subContentId"].text();
        question.name = content.title;
        question.text = text(choice["question"]);
        question.kind = CheckKind::Single;
        for (const JsonCursor &answer : choice["answers"].elements()) {
            QuizOption option{text(answer)};
            option.fraction = question.options.empty() ? 1 : 0; // the first is the right one, by the format
            question.options.push_back(std::move(option));
        }
        draft.add(question, m_context.file, m_context.diagnostics);
    }
}

void ContentReader::readQuestionSet(const Content &content, LessonDraft &draft, int depth)
{
    const JsonCursor intro = content.parameters["introPage"];
    if (intro["showIntroPage"].flag()) {
        addBlocks(intro["introduction"].text(), draft);
    }
    for (const JsonCursor &question : content.parameters["questions"].elements()) {
        read(contentIn(question), draft, depth + 1);
    }
}

void ContentReader::readImage(const JsonCursor &parameters, LessonDraft &draft)
{
    const QString caption = parameters["caption"].text();
    addBlocks(u"<figure><img src=\""_s + parameters["file"]["path"].text().toHtmlEscaped() + u"\" alt=\""_s +
                  parameters["alt"].text().toHtmlEscaped() + u"\">"_s +
                  (caption.isEmpty() ? QString() : u"<figcaption>"_s + caption + u"</figcaption>"_s) + u"</figure>"_s,
              draft);
}

void ContentReader::readAccordion(const JsonCursor &parameters, LessonDraft &draft)
{
    for (const JsonCursor &panel : parameters["panels"].elements()) {
        More more;
        more.summary.emplace_back().text = plainTextOfHtml(panel["title"].text());
        more.blocks = readHtmlBlocks(panel["content"]["params"]["text"].text(), m_context);
        Blocks blocks;
        blocks.push_back(blockOf(std::move(more)));
        draft.add(std::move(blocks));
    }
}

void ContentReader::readVideo(const Content &content, LessonDraft &draft)
{
    for (const JsonCursor &source : content.parameters["sources"].elements()) {
        const QString address = source["path"].text();
        if (address.startsWith("http"_L1)) {
            Blocks blocks;
            blocks.push_back(blockOf(LinkBlock{u"video"_s, address, content.title}));
            draft.add(std::move(blocks));
            return;
        }
    }
    m_context.skipped->add(u"film"_s, Words::tr("films and sounds"));
}

void ContentReader::readLink(const JsonCursor &parameters, LessonDraft &draft)
{
    const JsonCursor widget = parameters["linkWidget"];
    const QString address = widget["protocol"].text() + widget["url"].text();
    if (!address.startsWith("http"_L1)) {
        m_context.skipped->add(u"link-target"_s, Words::tr("links to files and places of the learning platform"));
        return;
    }
    Blocks blocks;
    blocks.push_back(blockOf(LinkBlock{u"page"_s, address, parameters["title"].text()}));
    draft.add(std::move(blocks));
}

} // namespace Carrel::H5p
