// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/questions/quizquestion.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <map>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

/** Words of one language. They are content, so they follow the course and not the language of the window. */
struct Tongue {
    QStringView language;
    QStringView isTrue;
    QStringView isFalse;
    QStringView smallWords; ///< frequent, and of no neighbour
};

constexpr std::array tongues{
    Tongue{u"en", u"True", u"False", u" the of and is to which what that are with this how following "},
    Tongue{u"de", u"Wahr", u"Falsch", u" der die das und ist nicht ein eine welche was wie mit auf den dem "},
    Tongue{u"fr", u"Vrai", u"Faux", u" le les des est et une du quelle quel dans pour que qui sont "},
    Tongue{u"es", u"Verdadero", u"Falso", u" el los las es y una del qué cuál en por para son "},
    Tongue{u"it", u"Vero", u"Falso", u" il lo gli è e di una che quale sono per nel della "},
    Tongue{u"pt", u"Verdadeiro", u"Falso", u" o os as é e uma do da não qual são em para "},
    Tongue{u"nl", u"Waar", u"Onwaar", u" de het een en is van niet welke wat zijn met op "},
};

QuizOption optionOf(QStringView word, QStringView key, bool isRight, std::optional<RichText> reason)
{
    Run run;
    run.text = word.toString();
    return {{Runs{run}}, isRight ? 1.0 : 0.0, std::move(reason), key.toString()};
}

} // namespace

std::vector<QuizOption> trueFalseOptions(bool isTrue, std::optional<RichText> reasonTrue,
                                         std::optional<RichText> reasonFalse, const QString &language)
{
    const QString wanted = language.section(u'-', 0, 0).toLower();
    const auto *found = std::ranges::find(tongues, QStringView(wanted), &Tongue::language);
    const Tongue &tongue = found == tongues.end() ? tongues.front() : *found;
    return {optionOf(tongue.isTrue, u"true", isTrue, std::move(reasonTrue)),
            optionOf(tongue.isFalse, u"false", !isTrue, std::move(reasonFalse))};
}

QString guessedLanguage(const QString &text)
{
    static const QRegularExpression gap(u"[^\\w]+"_s, QRegularExpression::UseUnicodePropertiesOption);
    constexpr qsizetype enough = 20'000;
    std::map<QStringView, int> counts;
    for (const QString &word : text.first(std::min(text.size(), enough)).toLower().split(gap, Qt::SkipEmptyParts)) {
        for (const Tongue &tongue : tongues) {
            counts[tongue.language] += tongue.smallWords.contains(u' ' + word + u' ') ? 1 : 0;
        }
    }
    int best = 0;
    int second = 0;
    QStringView language;
    for (const auto &[name, count] : counts) {
        if (count > best) {
            second = best;
            best = count;
            language = name;
        } else {
            second = std::max(second, count);
        }
    }
    constexpr int fewest = 2;
    return best >= fewest && best > second + second / 2 ? language.toString() : QString();
}

} // namespace Carrel
