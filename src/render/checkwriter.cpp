// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/checkwriter.h"

#include "course/optionorder.h"
#include "render/blockwriter.h"
#include "render/documentmeans.h"
#include "render/ownwords.h"
#include "render/runwriter.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Carrel
{
namespace
{

void writeRich(RenderContext &context, const RichText &text)
{
    if (const auto *runs = std::get_if<Runs>(&text.content)) {
        context.html.open("p"_L1, {{"dir"_L1, u"auto"_s}});
        writeRuns(context, *runs);
        context.html.close();
    } else {
        writeBlocks(context, std::get<Blocks>(text.content));
    }
}

std::vector<int> orderOf(const RenderContext &context, const Check &check)
{
    return firstOrder(check, {context.context.course, context.lesson.slug, check.id});
}

QString letterOf(size_t place)
{
    return place < 26 ? QString(QChar(u'A' + char16_t(place))) : QString::number(place + 1);
}

QString numberWords(const RenderContext &context, qsizetype number)
{
    return QCoreApplication::translate("Page", "Check %1 of %2").arg(number).arg(context.lesson.checks.size());
}

void writeQuestion(RenderContext &context, const Check &check, qsizetype number)
{
    HtmlWriter &html = context.html;
    html.open("div"_L1,
              {{"class"_L1, u"question"_s}, {"id"_L1, checkAnchor(context.context.document->anchor, number)}});
    html.open("p"_L1, {{"class"_L1, u"question-number"_s}});
    writeOwnWords(context, "span"_L1, u"check-number"_s, numberWords(context, number));
    if (check.kind == CheckKind::Multiple) {
        html.text(u" ");
        writeOwnWords(context, "span"_L1, u"question-kind"_s,
                      QCoreApplication::translate("Page", "Several can be right."));
    }
    html.close();
    writeRich(context, check.question);
    html.open("ol"_L1,
              {{"class"_L1, carryLetters(check.options) ? u"options lettered"_s : u"options"_s}, {"type"_L1, u"A"_s}});
    for (const int option : orderOf(context, check)) {
        html.open("li"_L1);
        writeRich(context, check.options[size_t(option)].text);
        html.close();
    }
    html.close().close().lineBreak();
}

/** One option of an answer: its letter, whether it is right, and the reason. */
void writeReason(RenderContext &context, const QString &letter, const Option &option)
{
    const std::optional<RichText> &reason = option.correct ? option.why : option.tempting;
    if (!reason || reason->isEmpty()) {
        return;
    }
    writeOwnWords(context, "dt"_L1, {},
                  (option.correct ? QCoreApplication::translate("Page", "%1, right")
                                  : QCoreApplication::translate("Page", "%1, wrong"))
                      .arg(letter));
    context.html.open("dd"_L1);
    writeRich(context, *reason);
    context.html.close();
}

bool hasReasons(const Check &check)
{
    return std::ranges::any_of(check.options, [](const Option &option) {
        const std::optional<RichText> &reason = option.correct ? option.why : option.tempting;
        return reason && !reason->isEmpty();
    });
}

void writeAnswer(RenderContext &context, const Check &check, qsizetype number)
{
    const std::vector<int> order = orderOf(context, check);
    QStringList right;
    for (size_t place = 0; place < order.size(); ++place) {
        if (check.options[size_t(order[place])].correct) {
            right << letterOf(place);
        }
    }
    HtmlWriter &html = context.html;
    html.open("div"_L1, {{"class"_L1, u"answer-to"_s}});
    html.open("p"_L1, {{"class"_L1, u"answer-line"_s}});
    html.element("a"_L1,
                 {{"class"_L1, u"link"_s},
                  {"href"_L1, context.context.document->checkUrl(check.id)},
                  {"lang"_L1, ownLanguage(context)}},
                 numberWords(context, number));
    html.text(u" ").element("strong"_L1, {}, right.join(u", "_s)).close();
    if (hasReasons(check)) {
        html.open("dl"_L1, {{"class"_L1, u"reasons"_s}});
        for (size_t place = 0; place < order.size(); ++place) {
            writeReason(context, letterOf(place), check.options[size_t(order[place])]);
        }
        html.close();
    }
    if (check.why) {
        writeRich(context, *check.why);
    }
    html.close().lineBreak();
}

/** On paper it names the page, once that is known; elsewhere it is a link. */
void writeWayToAnswers(RenderContext &context)
{
    const DocumentMeans &document = *context.context.document;
    if (document.answersUrl.isNull()) {
        return;
    }
    HtmlWriter &html = context.html;
    html.open("p"_L1, {{"class"_L1, u"to-answers"_s}, {"lang"_L1, ownLanguage(context)}});
    html.open("a"_L1, {{"class"_L1, u"link"_s}, {"href"_L1, document.answersUrl}});
    if (document.medium == Medium::Paper) {
        const QString words = QCoreApplication::translate("Page", "Answers on page %1");
        html.text(words.section(u"%1"_s, 0, 0));
        html.element("span"_L1, {{"data-page-of"_L1, answersAnchor(document.anchor)}}, u"");
        html.text(words.section(u"%1"_s, 1));
    } else {
        html.text(QCoreApplication::translate("Page", "Answers"));
    }
    html.close().close();
}

void forEachUsable(RenderContext &context, void (*write)(RenderContext &, const Check &, qsizetype))
{
    context.html.setBlockAnchors({}); // their blocks may have the names of those in the text
    for (size_t i = 0; i < context.lesson.checks.size(); ++i) {
        if (context.lesson.checks[i].isUsable()) {
            write(context, context.lesson.checks[i], qsizetype(i) + 1);
        }
    }
}

} // namespace

bool hasQuestions(const Lesson &lesson)
{
    return std::ranges::any_of(lesson.checks, &Check::isUsable);
}

void writeQuestions(RenderContext &context)
{
    if (!hasQuestions(context.lesson)) {
        return;
    }
    HtmlWriter &html = context.html;
    html.open("section"_L1, {{"class"_L1, u"questions"_s}}).lineBreak();
    writeOwnWords(context, "h2"_L1, {}, QCoreApplication::translate("Page", "Checks"));
    html.lineBreak();
    forEachUsable(context, writeQuestion);
    writeWayToAnswers(context);
    html.close().lineBreak();
}

void writeAnswers(RenderContext &context)
{
    HtmlWriter &html = context.html;
    html.open("section"_L1, {{"class"_L1, u"answers-of"_s},
                             {"id"_L1, answersAnchor(context.context.document->anchor)},
                             {"lang"_L1, context.context.language.isEmpty() ? QString() : context.context.language}});
    html.element("h2"_L1, {{"dir"_L1, u"auto"_s}}, context.lesson.title).lineBreak();
    forEachUsable(context, writeAnswer);
    html.close().lineBreak();
}

QString checkAnchor(const QString &lesson, qsizetype number)
{
    return u"%1.q%2"_s.arg(lesson, QString::number(number));
}

QString answersAnchor(const QString &lesson)
{
    return lesson + u".answers"_s;
}

} // namespace Carrel
