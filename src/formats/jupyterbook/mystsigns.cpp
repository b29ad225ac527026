// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/jupyterbook/mystsigns.h"

#include "formats/jupyterbook/mystdirectives.h"
#include "formats/jupyterbook/mystroles.h"
#include "formats/markdown/codeplaces.h"
#include "formats/mdx/mdxreader.h"

#include <QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Jupyter
{

namespace
{

const QRegularExpression &labelledFormula()
{
    static const QRegularExpression form(
        u"^[ \\t]*\\$\\$((?:(?!\\$\\$)[^\\n]|\\n(?![ \\t]*\\n))+)\\$\\$[ \\t]*\\(([\\w:. -]+)\\)[ \\t]*$"_s,
        QRegularExpression::MultilineOption | QRegularExpression::DotMatchesEverythingOption);
    return form;
}

QString withoutLabelledFormulas(const QString &text, EmbeddedParts &parts)
{
    const CodePlaces code(text);
    QString written;
    qsizetype done = 0;
    for (const QRegularExpressionMatch &match : labelledFormula().globalMatch(text)) {
        if (code.contains(match.capturedStart())) {
            continue;
        }
        const QString label = match.captured(2);
        Blocks blocks;
        blocks.push_back(Block{BlockId(label), true, MathBlock{match.captured(1).trimmed(), label}});
        written += QStringView(text).sliced(done, match.capturedStart() - done);
        written += parts.add(std::move(blocks)) + QString(match.captured().count(u'\n'), u'\n');
        done = match.capturedEnd();
    }
    return written + text.sliced(done);
}

} // namespace

SignReader signReader(const MystContext &context, const Limits &limits)
{
    return [context, &limits](const QString &text, int firstLine, EmbeddedParts &parts, MdxReader &reader) {
        DirectiveBlocks directives(context, limits, reader);
        const QString withoutDirectives = replaceDirectives(
            text, firstLine, parts, [&directives](const Directive &directive) { return directives.read(directive); });
        return withoutRoles(withoutLabelledFormulas(withoutDirectives, parts), context.target);
    };
}

QStringList labelsOf(const QString &text)
{
    static const QRegularExpression heading(u"^\\s*\\(([\\w:. -]+)\\)=\\s*$"_s, QRegularExpression::MultilineOption);
    static const QRegularExpression option(u"^\\s*:(?:label|name):\\s*(\\S.*?)\\s*$"_s,
                                           QRegularExpression::MultilineOption);
    QStringList labels;
    for (const QRegularExpressionMatch &match : heading.globalMatch(text)) {
        labels << match.captured(1);
    }
    for (const QRegularExpressionMatch &match : option.globalMatch(text)) {
        labels << match.captured(1);
    }
    for (const QRegularExpressionMatch &match : labelledFormula().globalMatch(text)) {
        labels << match.captured(2);
    }
    return labels;
}

} // namespace Carrel::Jupyter
