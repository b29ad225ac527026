// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/jupyterbook/mystroles.h"

#include "formats/markdown/codeplaces.h"

#include <QRegularExpression>
#include <QSet>
#include <QStringList>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Jupyter
{

namespace
{

/** "words <target>" as its two parts; without words the target is both. */
std::pair<QString, QString> wordsAndTarget(const QString &text)
{
    static const QRegularExpression form(u"^(.*?)\\s*<([^<>]+)>$"_s);
    const QRegularExpressionMatch match = form.match(text.trimmed());
    return match.hasMatch() ? std::pair(match.captured(1), match.captured(2))
                            : std::pair(text.trimmed(), text.trimmed());
}

QString markdownOf(const QString &role, const QString &text, const LabelTarget &target)
{
    static const QSet<QString> references{u"ref"_s, u"numref"_s,  u"eq"_s,      u"doc"_s,
                                          u"any"_s, u"prf:ref"_s, u"download"_s};
    static const QSet<QString> tags{u"sub"_s, u"sup"_s, u"kbd"_s};
    if (role == "math"_L1) {
        return u'$' + text + u'$';
    }
    if (role == "code"_L1 || role == "samp"_L1 || role == "file"_L1 || role == "command"_L1) {
        return u'`' + text + u'`';
    }
    if (tags.contains(role)) {
        return u'<' + role + u'>' + text + u"</"_s + role + u'>';
    }
    const auto [words, label] = wordsAndTarget(text);
    if (!references.contains(role)) {
        return words;
    }
    const QString known = target ? target(label) : QString();
    return known.isEmpty() ? words : u'[' + words + u"]("_s + known + u')';
}

QString withRolesWritten(const QString &text, const LabelTarget &target)
{
    static const QRegularExpression role(u"\\{([a-zA-Z][\\w:-]*)\\}`([^`\\n]+)`"_s);
    const CodePlaces code(text);
    QString written;
    qsizetype done = 0;
    for (const QRegularExpressionMatch &match : role.globalMatch(text)) {
        if (code.contains(match.capturedStart())) {
            continue;
        }
        written += QStringView(text).sliced(done, match.capturedStart() - done);
        written += markdownOf(match.captured(1).toLower(), match.captured(2), target);
        done = match.capturedEnd();
    }
    return written + text.sliced(done);
}

} // namespace

QString withoutRoles(const QString &text, const LabelTarget &target)
{
    static const QRegularExpression label(u"^\\s*\\(([\\w:. -]+)\\)=\\s*$"_s);
    static const QRegularExpression heading(u"^ {0,3}#{1,6}\\s"_s);
    const QString body = withRolesWritten(text, target);
    const CodePlaces code(body);
    QStringList lines;
    QString waiting;
    qsizetype at = 0;
    for (const QString &line : body.split(u'\n')) {
        const bool isText = !code.contains(at);
        const QRegularExpressionMatch match = label.match(line);
        at += line.size() + 1;
        if (isText && match.hasMatch()) {
            waiting = match.captured(1);
            lines << QString();
        } else if (isText && (line.startsWith(u"% "_s) || line.startsWith(u"+++"_s))) {
            lines << QString();
        } else if (isText && !waiting.isEmpty() && heading.match(line).hasMatch()) {
            lines << line + u" {#"_s + waiting + u'}';
            waiting.clear();
        } else {
            lines << line;
        }
    }
    return lines.join(u'\n');
}

} // namespace Carrel::Jupyter
