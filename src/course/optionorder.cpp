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

bool isAnchor(const Option &option)
{
    static const QRegularExpression anchor(
        u"^\\W*(?:[A-Za-z][.)]\\s+)?(?:(?:all|none|both|neither|any) of (?:the above|these|them)"
        "|(?:alle|keine|beide) (?:der )?(?:genannten|obigen)(?: antworten)?"
        "|(?:toutes|aucune) (?:de )?(?:ces réponses|les réponses)|(?:todas|ninguna) (?:de )?las anteriores)\\W*$"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return anchor.match(plainText(option.text)).hasMatch();
}

/** Words that point at another option: "Both A and B", "option C", "the answer above". */
bool pointsElsewhere(const QString &text)
{
    static const QRegularExpression pointer(
        u"\\b(?:options?|answers?|choices?|antwort|réponse|respuesta)\\s+[A-H]\\b"
        "|\\b[A-H](?:\\s*[,&]\\s*|\\s+(?:and|or|und|oder|et|ou|y|o)\\s+)[A-H]\\b"
        "|\\b(?:option|answer|choice|statement)s?\\s+above\\b|\\bthe\\s+above\\s+(?:option|answer|choice|statement)"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    return pointer.match(text).hasMatch();
}

bool pointsElsewhere(const Option &option)
{
    return pointsElsewhere(plainText(option.text)) ||
           (option.tempting && pointsElsewhere(plainText(*option.tempting))) ||
           (option.why && pointsElsewhere(plainText(*option.why)));
}

/** Every option begins with its own letter: "A. …", "b) …". */
bool carryLetters(const std::vector<Option> &options)
{
    static const QRegularExpression lettered(u"^\\s*\\(?([A-Za-z])[.):]\\s"_s);
    for (size_t i = 0; i < options.size(); ++i) {
        const QRegularExpressionMatch match = lettered.match(plainText(options[i].text));
        if (!match.hasMatch() || match.capturedView(1).front().toLower().unicode() != u'a' + i) {
            return false;
        }
    }
    return !options.empty();
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

bool keepsAuthoredOrder(const Check &check)
{
    const auto points = [](const Option &option) { return pointsElsewhere(option); };
    return !check.shuffle || std::ranges::any_of(check.options, points) ||
           (check.why && pointsElsewhere(plainText(*check.why))) || carryLetters(check.options);
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
