// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/mdx/mdxbranches.h"

#include "formats/markdown/codeplaces.h"

#include <QRegularExpression>

#include <algorithm>
#include <vector>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

/** One {#if} that is open. */
struct Condition {
    bool isTaken = false;  ///< the branch at hand
    bool wasTaken = false; ///< any branch so far
};

/** Whether a condition holds; only the framework can be asked. */
bool holds(const QString &condition, const QString &framework)
{
    static const QRegularExpression comparison(u"fw\\s*===?\\s*['\"]([^'\"]*)['\"]"_s);
    const QRegularExpressionMatch match = comparison.match(condition);
    return !match.hasMatch() || match.captured(1) == framework;
}

void blank(QString &text, qsizetype from, qsizetype to)
{
    for (qsizetype i = from; i < to; ++i) {
        if (text[i] != u'\n') {
            text[i] = u' ';
        }
    }
}

} // namespace

QString withoutOtherBranches(const QString &text, const QString &framework)
{
    if (!text.contains(u"{#"_s) && !text.contains(u"{/"_s)) {
        return text;
    }
    static const QRegularExpression sign(u"\\{(#if|:else if|:else|/if|/\\*)([^}]*)\\}"_s);
    const CodePlaces code(text);
    QString result = text;
    std::vector<Condition> open;
    const auto isShown = [&open] { return std::ranges::all_of(open, &Condition::isTaken); };
    qsizetype done = 0;
    for (const QRegularExpressionMatch &match : sign.globalMatch(text)) {
        if (code.contains(match.capturedStart())) {
            continue;
        }
        const QStringView branch = QStringView(text).sliced(done, match.capturedStart() - done);
        if (!isShown() && !branch.contains(u"<Question")) {
            blank(result, done, match.capturedStart());
        }
        const QString word = match.captured(1);
        if (word == "#if"_L1) {
            const bool is = holds(match.captured(2), framework);
            open.push_back({is, is});
        } else if (word == "/if"_L1 && !open.empty()) {
            open.pop_back();
        } else if (word.startsWith(u':') && !open.empty()) {
            const bool is = word == ":else"_L1 || holds(match.captured(2), framework);
            open.back().isTaken = is && !open.back().wasTaken;
            open.back().wasTaken |= is;
        }
        blank(result, match.capturedStart(), match.capturedEnd());
        done = match.capturedEnd();
    }
    // One that is never closed hides nothing.
    return result;
}

} // namespace Carrel
