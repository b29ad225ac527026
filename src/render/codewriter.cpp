// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/codewriter.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace Carrel
{
namespace
{

QString labelOf(const RenderContext &context, const Code &code)
{
    if (!code.label.isEmpty()) {
        return code.label;
    }
    switch (code.role) {
    case CodeRole::Source:
        break;
    case CodeRole::Output:
        return QCoreApplication::translate("Page", "Output");
    case CodeRole::Console:
        return QCoreApplication::translate("Page", "Terminal");
    }
    return code.language.isEmpty() ? QCoreApplication::translate("Page", "Code")
                                   : context.highlighter.displayName(code.language);
}

QString roleClass(CodeRole role)
{
    switch (role) {
    case CodeRole::Source:
        break;
    case CodeRole::Output:
        return u"code output"_s;
    case CodeRole::Console:
        return u"code console"_s;
    }
    return u"code"_s;
}

void writeSpans(RenderContext &context, const QString &text, const QString &language)
{
    for (const CodeSpan &span : context.highlighter.spans(text, language)) {
        const QStringView words = QStringView(text).sliced(span.offset, span.length);
        if (span.kind == CodeKind::Plain) {
            context.html.text(words);
        } else {
            context.html.element("span"_L1, {{"class"_L1, codeClass(span.kind)}}, words);
        }
    }
}

/** Lines with a prompt are what a learner types; lines without are what the machine says. */
void writeConsole(RenderContext &context, const Code &code)
{
    static const QRegularExpression prompt(
        uR"(^(?:[\w.@~:/-]*[$#%]|>>>|\.\.\.|In \[\d+\]:|PS [^>]*>|[A-Z]:\\[^>]*>|>) ?)"_s);
    const QStringList lines = code.text.split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString &line = lines[i];
        const QRegularExpressionMatch match = prompt.match(line);
        if (match.hasMatch()) {
            context.html.element("span"_L1, {{"class"_L1, u"prompt"_s}}, match.captured(0));
            context.html.text(QStringView(line).sliced(match.capturedLength(0)));
        } else {
            context.html.element("span"_L1, {{"class"_L1, u"said"_s}}, line);
        }
        if (i + 1 < lines.size()) {
            context.html.text(u"\n");
        }
    }
}

} // namespace

void writeCode(RenderContext &context, const QString &id, const Code &code)
{
    HtmlWriter &html = context.html;
    const QString label = labelOf(context, code);
    html.open("figure"_L1, {{"class"_L1, roleClass(code.role)}, {"data-block"_L1, id}, {"dir"_L1, u"ltr"_s}});
    html.open("figcaption"_L1);
    html.element("span"_L1, {{"class"_L1, u"label"_s}, {"dir"_L1, u"auto"_s}}, label);
    if (!context.isDocument()) {
        html.element("button"_L1,
                     {{"type"_L1, u"button"_s},
                      {"data-do"_L1, u"copy-code"_s},
                      {"aria-label"_L1, QCoreApplication::translate("Page", "Copy this code")}},
                     QCoreApplication::translate("Page", "Copy"));
    }
    html.close();
    html.open("pre"_L1, {{"tabindex"_L1, u"0"_s}, {"translate"_L1, u"no"_s}, {"aria-label"_L1, label}});
    html.open("code"_L1);
    if (code.role == CodeRole::Console) {
        writeConsole(context, code);
    } else {
        writeSpans(context, code.text, code.role == CodeRole::Output ? QString() : code.language);
    }
    html.close().close().close();
}

} // namespace Carrel
