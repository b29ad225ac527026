// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/optionorder.h"

#include "course/plaintext.h"

#include <QCryptographicHash>
#include <QRegularExpression>
#include <QtEndian>

#include <algorithm>
#include <numeric>
#include <random>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr auto anyLetters = QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption;

/** Options that gather the others, in four languages: "none of the above", "alle Antworten sind richtig". */
bool isAnchor(const Option &option)
{
    static const QRegularExpression anchor(
        u"^\\W*(?:[A-Z][.)]\\s+)?(?:"
        "(?:all|none|both|neither|any) of (?:the )?(?:above|these|them|(?:other )?(?:options|answers|choices))"
        "(?: answers?| options?| choices?)?(?: (?:is|are) (?:true|false|right|wrong|correct))?"
        "|(?:all|none) (?:is|are) (?:true|false|right|wrong|correct)"
        "|(?:alle|keine|beide)s? (?:der |die )?(?:hier )?(?:oben |oben stehenden |vorstehend )?"
        "(?:genannten?|obigen?|aufgeführten?|angegebenen?|davon|antworten|aussagen|möglichkeiten|optionen)"
        "(?: antworten?| aussagen?| möglichkeiten?| optionen)?(?: (?:ist|sind|stimmt|stimmen|trifft zu|treffen zu)"
        "(?: richtig| falsch| korrekt)?)?|nichts davon(?: ist richtig| trifft zu)?"
        "|(?:toutes|tous|aucune?) (?:de |d’|d'|des )?(?:ces |les |ceux-ci)?(?:autres )?"
        "(?:réponses?|propositions?|choix|options?|affirmations?)(?: (?:ci-dessus|précédentes?|proposées?))?"
        "(?: n[’'])?(?: ?(?:est|sont) (?:vraies?|fausses?|correctes?|exactes?))?"
        "|(?:todas?|todos|ninguna?|ninguno) (?:de )?(?:las |los |estas )?(?:otras )?"
        "(?:anteriores|respuestas?|opciones|alternativas)(?: anteriores)?(?: (?:es|son) "
        "(?:verdaderas?|falsas?|correctas?))?"
        "|(?:todas|ninguna) (?:es|son) (?:verdaderas?|falsas?|correctas?)"
        ")\\W*$"_s,
        anyLetters);
    return anchor.match(plainText(option.text).simplified()).hasMatch();
}

/** Words that point at an option: "Both A and B", "option C", "the answer above", "weder a) noch b)". */
bool pointsElsewhere(const QString &text)
{
    // A letter alone is a letter only when it is a capital or has its bracket: "a" and "o" are words in many languages.
    static const QRegularExpression letters(
        u"\\b(?:[Oo]ptions?|[Aa]nswers?|[Cc]hoices?|[Ss]tatements?|[Aa]ntwort(?:en)?|[Aa]ussagen?|[Mm]öglichkeit(?:en)?"
        "|[Rr]éponses?|[Pp]ropositions?|[Rr]espuestas?|[Oo]pci(?:ón|ones)|[Aa]lternativas?):?\\s+\\(?[A-H]\\b"
        "|\\b[A-H]\\)?(?:\\s*[,&]\\s*|\\s+(?:and|or|nor|und|oder|noch|et|ou|ni|y|o|e)\\s+)\\(?[A-H]\\b"
        "|\\b[a-h]\\)(?:\\s*[,&]\\s*|\\s+(?:and|or|nor|und|oder|noch|et|ou|ni|y|o)\\s+)\\(?[a-h]\\)"
        "|\\b(?:[Bb]oth|[Nn]either|[Ee]ither|[Ss]owohl|[Ww]eder|[Ee]ntweder)\\s+\\(?[a-h]\\)?\\s+(?:and|or|nor|und|noch|oder|als auch)\\s+\\(?[a-h]\\b"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression places(
        u"\\b(?:option|answer|choice|statement)s?\\s+(?:above|below)\\b|\\b(?:option|choice|statement)s?\\s+[1-9]\\b|"
        u"\\bthe\\s+(?:above|previous|first|second|"
        "third|last|next)\\s+(?:option|answer|choice|statement)|\\b(?:two|both|first) of the above\\b"
        "|\\b(?:obige|vorige|nächste|erste|zweite|dritte|letzte|oben genannte)[nr]?\\s+"
        "(?:antwort|aussage|möglichkeit|option)"
        "|\\b(?:réponse|proposition|option)s?\\s+(?:ci-dessus|ci-dessous|précédente|suivante)"
        "|\\b(?:première|deuxième|troisième|dernière)\\s+(?:réponse|proposition|option)"
        "|\\b(?:respuesta|opción|alternativa|opciones|respuestas)s?\\s+(?:anterior|siguiente|de arriba)"
        "|\\b(?:primera|segunda|tercera|última)\\s+(?:respuesta|opción|alternativa)"_s,
        anyLetters);
    return letters.match(text).hasMatch() || places.match(text).hasMatch();
}

bool pointsElsewhere(const std::optional<RichText> &text)
{
    return text && pointsElsewhere(plainText(*text));
}

std::vector<int> asWritten(const Check &check)
{
    std::vector<int> order(check.options.size());
    std::iota(order.begin(), order.end(), 0);
    return order;
}

quint64 seedOf(const CheckKey &key)
{
    const QString name = key.course.toString() + u'\n' + key.lesson.toString() + u'\n' + key.check.toString();
    const QByteArray hash = QCryptographicHash::hash(name.toUtf8(), QCryptographicHash::Sha256);
    return qFromBigEndian<quint64>(hash.constData());
}

/** Shuffles by hand: the standard leaves std::shuffle to the implementation, and orders must not differ by system. */
void shuffle(std::vector<int>::iterator first, std::vector<int>::iterator last, quint64 seed)
{
    std::mt19937_64 random(seed);
    const std::vector<int> before(first, last);
    for (auto count = last - first; count > 1; --count) {
        std::iter_swap(first + count - 1, first + std::ptrdiff_t(random() % quint64(count)));
    }
    if (before.size() > 1 && std::equal(first, last, before.begin())) {
        std::rotate(first, first + 1, last);
    }
}

} // namespace

bool isPermutation(const std::vector<int> &order, int count)
{
    std::vector<int> sorted = order;
    std::ranges::sort(sorted);
    std::vector<int> all(size_t(std::max(count, 0)));
    std::iota(all.begin(), all.end(), 0);
    return sorted == all;
}

bool speaksOfOptions(const Check &check)
{
    return pointsElsewhere(check.why) || std::ranges::any_of(check.options, [](const Option &option) {
               return (!isAnchor(option) && pointsElsewhere(option.text)) || pointsElsewhere(option.tempting) ||
                      pointsElsewhere(option.why);
           });
}

qsizetype ownLetterLength(const QString &text)
{
    static const QRegularExpression lettered(u"^\\s*\\(?[A-Za-z][.):]\\s+"_s);
    return lettered.match(text).capturedLength();
}

bool carryLetters(const std::vector<Option> &options)
{
    for (size_t i = 0; i < options.size(); ++i) {
        const QString text = plainText(options[i].text);
        const QStringView front = QStringView(text).first(ownLetterLength(text)).trimmed();
        const QChar letter = front.startsWith(u'(') ? front.sliced(1).front()
                             : front.isEmpty()      ? QChar()
                                                    : front.front();
        if (letter.toLower().unicode() != u'a' + i) {
            return false;
        }
    }
    return !options.empty();
}

bool keepsAuthoredOrder(const Check &check)
{
    return !check.shuffle || speaksOfOptions(check) || carryLetters(check.options);
}

std::vector<int> firstOrder(const Check &check, const CheckKey &key)
{
    if (!check.order.empty() && !keepsAuthoredOrder(check) && isPermutation(check.order, int(check.options.size()))) {
        return check.order;
    }
    return shuffledOrder(check, seedOf(key));
}

std::vector<int> shuffledOrder(const Check &check, quint64 seed)
{
    std::vector<int> order = asWritten(check);
    if (keepsAuthoredOrder(check)) {
        return order;
    }
    const auto anchors = std::stable_partition(order.begin(), order.end(),
                                               [&check](int i) { return !isAnchor(check.options[size_t(i)]); });
    shuffle(order.begin(), anchors, seed);
    return order;
}

} // namespace Carrel
