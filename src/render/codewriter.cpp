// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/codewriter.h"

#include "render/codelines.h"
#include "render/documentmeans.h"
#include "render/ownwords.h"

#include <QCoreApplication>

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

/** A word of Carrel's, not one of the course and not the name of a programming language. */
bool isOwnLabel(const Code &code)
{
    return code.label.isEmpty() && (code.role != CodeRole::Source || code.language.isEmpty());
}

QString classOf(const RenderContext &context, const Code &code)
{
    QString words = u"code"_s;
    if (code.role == CodeRole::Output) {
        words += u" output"_s;
    } else if (code.role == CodeRole::Console) {
        words += u" console"_s;
    }
    const bool numbered =
        code.role != CodeRole::Output && context.isDocument() && context.context.document->lineNumbers;
    return numbered ? words + u" numbered"_s : words;
}

/** What its style sheet cannot know: where its numbers begin, and how many digits they have beyond two. */
QString numberStyle(const Code &code, size_t lines)
{
    QStringList style;
    if (code.firstLine != 1) {
        style << u"counter-reset:line %1"_s.arg(code.firstLine - 1);
    }
    const qsizetype digits = QString::number(qint64(code.firstLine) - 1 + qint64(lines)).size();
    if (digits > 2) {
        style << u"--digits:%1"_s.arg(digits);
    }
    return style.isEmpty() ? QString() : style.join(u';');
}

void writePieces(HtmlWriter &html, const std::vector<CodePiece> &pieces)
{
    for (const CodePiece &piece : pieces) {
        if (piece.kind == CodeKind::Plain) {
            html.text(piece.words);
        } else {
            html.element("span"_L1, {{"class"_L1, codeClass(piece.kind)}}, piece.words);
        }
    }
}

QString classOf(const CodeLine &line)
{
    switch (line.voice) {
    case CodeLine::Voice::Program:
        break;
    case CodeLine::Voice::Typed:
        return u"line typed"_s;
    case CodeLine::Voice::Said:
        return u"line said"_s;
    }
    return u"line"_s;
}

void writeLine(HtmlWriter &html, const CodeLine &line, bool isLast)
{
    html.open(line.marked ? "mark"_L1 : "span"_L1, {{"class"_L1, classOf(line)}});
    if (!line.prompt.isEmpty()) {
        html.element("span"_L1, {{"class"_L1, u"prompt"_s}}, line.prompt);
    }
    writePieces(html, line.pieces);
    if (!isLast) {
        html.text(u"\n");
    }
    html.close();
}

void writeHead(RenderContext &context, const Code &code, const QString &label)
{
    HtmlWriter &html = context.html;
    html.open("figcaption"_L1, {{"role"_L1, context.captionRole()}});
    if (!code.title.isEmpty()) {
        html.element("span"_L1, {{"class"_L1, u"file"_s}, {"dir"_L1, u"auto"_s}}, code.title).text(u" ");
    }
    html.element("span"_L1,
                 {{"class"_L1, u"label"_s},
                  {"lang"_L1, isOwnLabel(code) ? ownLanguage(context) : QString()},
                  {"dir"_L1, u"auto"_s}},
                 label);
    if (!context.isDocument()) {
        html.element("button"_L1,
                     {{"type"_L1, u"button"_s},
                      {"data-do"_L1, u"copy-code"_s},
                      {"lang"_L1, ownLanguage(context)},
                      {"aria-label"_L1, QCoreApplication::translate("Page", "Copy this code")}},
                     QCoreApplication::translate("Page", "Copy"));
    }
    html.close();
}

} // namespace

void writeCode(RenderContext &context, const QString &id, const Code &code)
{
    HtmlWriter &html = context.html;
    const QString label = labelOf(context, code);
    const std::vector<CodeLine> lines = codeLines(code, &context.highlighter);
    html.open("figure"_L1, {{"class"_L1, classOf(context, code)}, {"data-block"_L1, id}, {"dir"_L1, u"ltr"_s}});
    writeHead(context, code, label);
    const QString labelLanguage = isOwnLabel(code) && code.title.isEmpty() ? ownLanguage(context) : QString();
    html.open("pre"_L1, {{"tabindex"_L1, u"0"_s},
                         {"role"_L1, u"group"_s},
                         {"translate"_L1, u"no"_s},
                         {"lang"_L1, labelLanguage},
                         {"aria-label"_L1, code.title.isEmpty() ? label : code.title + u", "_s + label}});
    html.open("code"_L1, {{"lang"_L1, labelLanguage.isNull() ? QString() : languageAgain(context)},
                          {"style"_L1, numberStyle(code, lines.size())}});
    for (size_t i = 0; i < lines.size(); ++i) {
        writeLine(html, lines[i], i + 1 == lines.size());
    }
    if (lines.empty()) {
        html.text(code.text);
    }
    html.close().close().close();
}

} // namespace Carrel
