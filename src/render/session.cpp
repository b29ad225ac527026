// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/session.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Carrel
{
namespace
{

/** Who asks: how its prompt looks, and how a line that goes on what was typed begins. */
struct Prompter {
    QRegularExpression prompt;
    QRegularExpression more;    ///< only behind a typed line
    QLatin1StringView language; ///< of what is typed; empty: that of the code
    bool unlikeCode = true;     ///< nothing but a session begins so
    bool moreIfUnfinished =
        false; ///< such beginnings are common in what it says: one counts behind an unfinished line only
};

const std::vector<Prompter> &prompters()
{
    const auto sign = [](const QString &pattern) { return QRegularExpression(u"^(?:"_s + pattern + u")(?: |$)"_s); };
    const QString person = uR"([\w.-]+@[\w.-]+[: ]?[^\s$#%]* ?)"_s;
    static const std::vector<Prompter> all{
        {sign(u">>>"_s), sign(uR"(\.\.\.)"_s), "python"_L1},
        {sign(uR"(In \[\d*\]:)"_s), sign(uR"(\s*\.\.\.+:)"_s), "python"_L1},
        {sign(uR"(PS [^>\n]*>|PS>)"_s), sign(u">>"_s), "powershell"_L1},
        {QRegularExpression(uR"(^[A-Za-z]:\\[^>\n]*> ?)"_s), sign(u"More\\?"_s), "bat"_L1},
        {sign(uR"(irb\([^)\n]*\):\d+(?::\d+)?[>*"'])"_s), sign(uR"(irb\([^)\n]*\):\d+(?::\d+)?[>*"'])"_s), "ruby"_L1},
        {sign(u"julia>"_s), sign(u"      "_s), "julia"_L1},
        {sign(uR"(sqlite>|mysql>|MariaDB \[[^\]\n]*\]>|postgres=[#>])"_s), sign(uR"(\s*(?:\.\.\.|-)>|postgres-[#>])"_s),
         "sql"_L1},
        {sign(u"ghci>|Prelude>|λ>"_s), sign(uR"((?:ghci|Prelude)\|)"_s), "haskell"_L1},
        {sign(u"scala>"_s), sign(uR"(\s*\|)"_s), "scala"_L1},
        {sign(u"jshell>"_s), sign(uR"(\s*\.\.\.>)"_s), "java"_L1},
        {sign(uR"(iex(?:\(\d+\))?>)"_s), sign(uR"(\.\.\.(?:\(\d+\))?>)"_s), "elixir"_L1},
        // "user@host:~/a$", "[user@host a]$", "~/a %", "(env) $"
        {sign(uR"((?:\([\w.-]+\) ?)?(?:%1|\[[^\]\n]*\] ?|[~/][\w./~-]* ?)?[$%]|%1#)"_s.arg(person)), sign(u">"_s),
         "bash"_L1, false, true},
        {sign(u"#"_s), sign(u">"_s), "bash"_L1, false, true},
        {sign(u">"_s), sign(uR"(\+|\.\.\.)"_s), {}, false},
    };
    return all;
}

bool isShell(const QString &language)
{
    static const QSet<QString> names{u"bash"_s, u"sh"_s, u"shell"_s, u"zsh"_s, u"fish"_s, u"ksh"_s, u"terminal"_s};
    return names.contains(language.toLower());
}

/** Whether a shell would ask for more after @p typed. */
bool isUnfinished(QStringView typed)
{
    const QStringView line = typed.trimmed();
    const auto ends = [line](QLatin1StringView with) { return line.endsWith(with); };
    return ends("\\"_L1) || ends("|"_L1) || ends("&&"_L1) || ends("{"_L1) || ends("("_L1) || ends(" do"_L1) ||
           ends(" then"_L1) || line.contains("<<"_L1) || line.count(u'\'') % 2 != 0 || line.count(u'"') % 2 != 0;
}

/** Who asks in @p lines of @p code, and first of all in the one that decides; null: nobody. */
const Prompter *prompterOf(const Code &code, const QList<QStringView> &lines)
{
    const auto asks = [](const Prompter &prompter, QStringView line) {
        return prompter.prompt.matchView(line).hasMatch();
    };
    if (code.role == CodeRole::Console) {
        const auto &all = prompters();
        const auto found = std::ranges::find_if(all, [&](const Prompter &prompter) {
            return std::ranges::any_of(lines, [&](QStringView line) { return asks(prompter, line); });
        });
        return found == all.end() ? nullptr : &*found;
    }
    const bool mayBeShell = code.language.isEmpty() || isShell(code.language);
    const auto first = std::ranges::find_if(lines, [mayBeShell](QStringView line) {
        const bool isRemark = mayBeShell && line.startsWith(u'#');
        return !line.trimmed().isEmpty() && !isRemark;
    });
    if (first == lines.end()) {
        return nullptr;
    }
    const bool isRemarkOfTex = code.language.isEmpty() && first->startsWith(u'%');
    for (const Prompter &prompter : prompters()) {
        const bool isShellPrompt = prompter.language == "bash"_L1 && mayBeShell && !isRemarkOfTex;
        if (asks(prompter, *first) && (prompter.unlikeCode || isShellPrompt)) {
            return &prompter;
        }
    }
    return nullptr;
}

} // namespace

Session sessionOf(const Code &code)
{
    if (code.role == CodeRole::Output) {
        return {};
    }
    const QList<QStringView> lines = QStringView(code.text).split(u'\n');
    const Prompter *const prompter = prompterOf(code, lines);
    if (!prompter) {
        return {};
    }
    Session session{{}, prompter->language.isEmpty() ? code.language : QString(prompter->language)};
    session.lines.reserve(size_t(lines.size()));
    bool asksForMore = false; // of the line before
    bool isUnfinishedYet = false;
    for (const QStringView line : lines) {
        QRegularExpressionMatch match = prompter->prompt.matchView(line);
        const bool isNew = match.hasMatch();
        if (!isNew && asksForMore) {
            match = prompter->more.matchView(line);
        }
        const bool typed = match.hasMatch() || (prompter->moreIfUnfinished && isUnfinishedYet);
        session.lines.push_back({match.capturedLength(), typed});
        isUnfinishedYet = typed && isUnfinished(line.sliced(match.capturedLength()));
        const bool isMore = match.hasMatch() && !isNew;
        asksForMore = prompter->moreIfUnfinished ? isUnfinishedYet || isMore : typed;
    }
    return session;
}

} // namespace Carrel
