// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/language.h"

#include "course/plaintext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Carrel
{
namespace
{

bool isProse(const Run &run)
{
    return !run.code && !run.math && !run.lineBreak && run.picture.isEmpty() &&
           std::ranges::any_of(run.text, [](QChar letter) { return letter.isLetter(); });
}

QString languageOfLetters(const Runs &runs)
{
    int letters = 0;
    int kana = 0;
    int han = 0;
    int hangul = 0;
    for (const Run &run : runs) {
        if (!isProse(run)) {
            continue;
        }
        for (const QChar letter : run.text) {
            const QChar::Script script = letter.script();
            letters += letter.isLetter() ? 1 : 0;
            kana += script == QChar::Script_Hiragana || script == QChar::Script_Katakana ? 1 : 0;
            han += script == QChar::Script_Han ? 1 : 0;
            hangul += script == QChar::Script_Hangul ? 1 : 0;
        }
    }
    if (kana > 0 && 2 * (kana + han) > letters) {
        return u"ja"_s;
    }
    return 2 * hangul > letters ? u"ko"_s : QString();
}

} // namespace

QString languageOf(const Runs &runs, const QString &around)
{
    const auto first = std::ranges::find_if(runs, isProse);
    if (first == runs.end()) {
        return {};
    }
    const bool same = std::all_of(first, runs.end(),
                                  [&](const Run &run) { return !isProse(run) || run.language == first->language; });
    if (!same) {
        return {};
    }
    const QString language = first->language.isEmpty() ? languageOfLetters(runs) : first->language;
    const bool known = language == around || (first->language.isEmpty() && around.startsWith(language));
    return known ? QString() : language;
}

QString languageOf(const RichText &text, const QString &around)
{
    Run words;
    words.text = plainText(text);
    const QString language = languageOf(Runs{words}, around);
    return language.isEmpty() ? around : language;
}

} // namespace Carrel
