// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/openedx/olxresponse.h"

#include "formats/xml/xmltext.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Olx
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::OpenEdx)
};

bool isHint(pugi::xml_node node)
{
    return isNamed(node, "choicehint") || isNamed(node, "optionhint") || isNamed(node, "compoundhint");
}

/**
 * What who chose an option is told. In a group of checkboxes there is a hint for choosing and one for missing; for a
 * right option the latter says why it is right.
 */
QString hintOf(pugi::xml_node choice, bool isRight)
{
    QString chosen;
    QString missed;
    for (const pugi::xml_node hint : choice.children()) {
        if (isHint(hint)) {
            (attributeOf(hint, "selected").compare("false"_L1, Qt::CaseInsensitive) == 0 ? missed : chosen) +=
                htmlInside(hint);
        }
    }
    return isRight && chosen.trimmed().isEmpty() ? missed : chosen;
}

std::optional<RichText> textOr(const QString &html, const HtmlContext &context)
{
    RichText text = readHtmlText(html, context);
    return text.isEmpty() ? std::nullopt : std::optional(std::move(text));
}

bool isTrue(const QString &word)
{
    return word.compare("true"_L1, Qt::CaseInsensitive) == 0;
}

void addOption(pugi::xml_node choice, const QHash<QString, QString> &targeted, const HtmlContext &context,
               QuizQuestion &question)
{
    const bool isRight = isTrue(attributeOf(choice, "correct"));
    QuizOption option{readHtmlText(htmlInside(choice, isHint), context)};
    option.fraction = isRight ? 1 : attributeOf(choice, "correct") == "partial"_L1 ? 0.5 : 0;
    QString reason = hintOf(choice, isRight);
    if (reason.trimmed().isEmpty()) {
        reason = targeted.value(attributeOf(choice, "explanation-id"));
    }
    option.reason = textOr(reason, context);
    question.shuffle = question.shuffle && !isTrue(attributeOf(choice, "fixed"));
    question.options.push_back(std::move(option));
}

/** The older way to write a dropdown: options="('one','two')" correct="one". */
void addListedOptions(pugi::xml_node input, QuizQuestion &question)
{
    static const QRegularExpression form(u"'((?:[^'\\\\]|\\\\.)*)'|\"((?:[^\"\\\\]|\\\\.)*)\""_s);
    const QString right = attributeOf(input, "correct").trimmed();
    for (const QRegularExpressionMatch &match : form.globalMatch(attributeOf(input, "options"))) {
        const QString words = (match.captured(1) + match.captured(2)).replace("\\'"_L1, "'"_L1).trimmed();
        Run run;
        run.text = words;
        QuizOption option{RichText{Runs{run}}};
        option.fraction = words == right ? 1 : 0;
        question.options.push_back(std::move(option));
    }
}

} // namespace

void readOptions(pugi::xml_node response, const QHash<QString, QString> &targeted, const HtmlContext &context,
                 QuizQuestion &question)
{
    question.kind = isNamed(response, "choiceresponse") ? CheckKind::Multiple : CheckKind::Single;
    for (const pugi::xml_node choice : allBelow(response, "choice")) {
        addOption(choice, targeted, context, question);
    }
    for (size_t i = 0; i < allBelow(response, "compoundhint").size(); ++i) {
        context.skipped->add(u"compound-hint"_s, Words::tr("reasons for several options together"), context.line);
    }
}

void readDropdown(pugi::xml_node input, const HtmlContext &context, QuizQuestion &question)
{
    question.kind = CheckKind::Single;
    const auto options = childrenNamed(input, "option");
    for (const pugi::xml_node option : options) {
        addOption(option, {}, context, question);
    }
    if (options.empty()) {
        addListedOptions(input, question);
    }
}

} // namespace Carrel::Olx
