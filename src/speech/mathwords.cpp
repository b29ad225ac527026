// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/mathwords.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::MathWords)
};

struct SignWord {
    const char16_t *sign;
    const char *word;
};

constexpr SignWord signWords[] = {
    {u"+", QT_TRANSLATE_NOOP("Carrel::MathWords", "plus")},
    {u"−", QT_TRANSLATE_NOOP("Carrel::MathWords", "minus")},
    {u"-", QT_TRANSLATE_NOOP("Carrel::MathWords", "minus")},
    {u"±", QT_TRANSLATE_NOOP("Carrel::MathWords", "plus or minus")},
    {u"×", QT_TRANSLATE_NOOP("Carrel::MathWords", "times")},
    {u"⋅", QT_TRANSLATE_NOOP("Carrel::MathWords", "times")},
    {u"·", QT_TRANSLATE_NOOP("Carrel::MathWords", "times")},
    {u"∗", QT_TRANSLATE_NOOP("Carrel::MathWords", "times")},
    {u"/", QT_TRANSLATE_NOOP("Carrel::MathWords", "divided by")},
    {u"÷", QT_TRANSLATE_NOOP("Carrel::MathWords", "divided by")},
    {u"=", QT_TRANSLATE_NOOP("Carrel::MathWords", "equals")},
    {u"≠", QT_TRANSLATE_NOOP("Carrel::MathWords", "is not")},
    {u"≈", QT_TRANSLATE_NOOP("Carrel::MathWords", "is about")},
    {u"≡", QT_TRANSLATE_NOOP("Carrel::MathWords", "is equivalent to")},
    {u"<", QT_TRANSLATE_NOOP("Carrel::MathWords", "is less than")},
    {u">", QT_TRANSLATE_NOOP("Carrel::MathWords", "is greater than")},
    {u"≤", QT_TRANSLATE_NOOP("Carrel::MathWords", "is at most")},
    {u"≥", QT_TRANSLATE_NOOP("Carrel::MathWords", "is at least")},
    {u"∈", QT_TRANSLATE_NOOP("Carrel::MathWords", "in")},
    {u"∉", QT_TRANSLATE_NOOP("Carrel::MathWords", "not in")},
    {u"⊂", QT_TRANSLATE_NOOP("Carrel::MathWords", "is a subset of")},
    {u"⊆", QT_TRANSLATE_NOOP("Carrel::MathWords", "is a subset of")},
    {u"∪", QT_TRANSLATE_NOOP("Carrel::MathWords", "union")},
    {u"∩", QT_TRANSLATE_NOOP("Carrel::MathWords", "intersected with")},
    {u"∅", QT_TRANSLATE_NOOP("Carrel::MathWords", "the empty set")},
    {u"∧", QT_TRANSLATE_NOOP("Carrel::MathWords", "and")},
    {u"∨", QT_TRANSLATE_NOOP("Carrel::MathWords", "or")},
    {u"¬", QT_TRANSLATE_NOOP("Carrel::MathWords", "not")},
    {u"→", QT_TRANSLATE_NOOP("Carrel::MathWords", "to")},
    {u"↦", QT_TRANSLATE_NOOP("Carrel::MathWords", "maps to")},
    {u"⇒", QT_TRANSLATE_NOOP("Carrel::MathWords", "implies")},
    {u"⟹", QT_TRANSLATE_NOOP("Carrel::MathWords", "implies")},
    {u"⇔", QT_TRANSLATE_NOOP("Carrel::MathWords", "if and only if")},
    {u"⟺", QT_TRANSLATE_NOOP("Carrel::MathWords", "if and only if")},
    {u"∀", QT_TRANSLATE_NOOP("Carrel::MathWords", "for all")},
    {u"∃", QT_TRANSLATE_NOOP("Carrel::MathWords", "there is")},
    {u"∑", QT_TRANSLATE_NOOP("Carrel::MathWords", "the sum")},
    {u"∏", QT_TRANSLATE_NOOP("Carrel::MathWords", "the product")},
    {u"∫", QT_TRANSLATE_NOOP("Carrel::MathWords", "the integral")},
    {u"lim", QT_TRANSLATE_NOOP("Carrel::MathWords", "the limit")},
    {u"∞", QT_TRANSLATE_NOOP("Carrel::MathWords", "infinity")},
    {u"∂", QT_TRANSLATE_NOOP("Carrel::MathWords", "partial")},
    {u"∇", QT_TRANSLATE_NOOP("Carrel::MathWords", "nabla")},
    {u"!", QT_TRANSLATE_NOOP("Carrel::MathWords", "factorial")},
    {u"…", QT_TRANSLATE_NOOP("Carrel::MathWords", "and so on")},
    {u"⋯", QT_TRANSLATE_NOOP("Carrel::MathWords", "and so on")},
    {u"′", QT_TRANSLATE_NOOP("Carrel::MathWords", "prime")},
    {u"∣", QT_TRANSLATE_NOOP("Carrel::MathWords", "bar")},
    {u"|", QT_TRANSLATE_NOOP("Carrel::MathWords", "bar")},
    {u"log", QT_TRANSLATE_NOOP("Carrel::MathWords", "log")},
    {u"sin", QT_TRANSLATE_NOOP("Carrel::MathWords", "sine")},
    {u"cos", QT_TRANSLATE_NOOP("Carrel::MathWords", "cosine")},
    {u"tan", QT_TRANSLATE_NOOP("Carrel::MathWords", "tangent")},
    {u"max", QT_TRANSLATE_NOOP("Carrel::MathWords", "the greatest")},
    {u"min", QT_TRANSLATE_NOOP("Carrel::MathWords", "the least")},
};

/** From alpha on, as Unicode has them; the second sigma is the one at the end of a word. Names, so not translated. */
constexpr const char16_t *greek[] = {u"alpha",   u"beta", u"gamma", u"delta",  u"epsilon", u"zeta", u"eta",
                                     u"theta",   u"iota", u"kappa", u"lambda", u"mu",      u"nu",   u"xi",
                                     u"omicron", u"pi",   u"rho",   u"sigma",  u"sigma",   u"tau",  u"upsilon",
                                     u"phi",     u"chi",  u"psi",   u"omega"};

QString greekName(QChar letter)
{
    constexpr char16_t first = u'α';
    const char16_t small = letter.toLower().unicode();
    if (small == u'ϵ') {
        return u"epsilon"_s;
    }
    if (small == u'ϕ') {
        return u"phi"_s;
    }
    return small >= first && small <= u'ω' ? QString::fromUtf16(greek[small - first]) : QString();
}

} // namespace

MathWords MathWords::said()
{
    MathWords words;
    words.fraction = Words::tr("%1 over %2");
    words.longFraction = Words::tr("the fraction %1 over %2, end of the fraction");
    words.root = Words::tr("the square root of %1");
    words.rootOf = Words::tr("root %2 of %1");
    words.power = Words::tr("%1 to the power of %2");
    words.powers = {{u"2"_s, Words::tr("%1 squared")},
                    {u"3"_s, Words::tr("%1 cubed")},
                    {Words::tr("prime"), Words::tr("%1 prime")}};
    words.index = Words::tr("%1 sub %2");
    words.above = Words::tr("%1 with %2 above");
    words.from = Words::tr("%1 for %2,");
    words.fromTo = Words::tr("%1 from %2 to %3 of");
    for (const auto &[sign, word] : signWords) {
        words.ofSigns.insert(QString::fromUtf16(sign), Words::tr(word));
    }
    return words;
}

MathWords MathWords::signs()
{
    MathWords words;
    words.fraction = u"%1/%2"_s;
    words.longFraction = u"(%1)/(%2)"_s;
    words.root = u"√(%1)"_s;
    words.rootOf = u"√%2(%1)"_s;
    words.power = u"%1^%2"_s;
    words.powers = {{u"2"_s, u"%1²"_s}, {u"3"_s, u"%1³"_s}, {u"′"_s, u"%1′"_s}};
    words.index = u"%1 %2"_s;
    words.above = u"%1"_s;
    words.from = u"%1 %2"_s;
    words.fromTo = u"%1 %2 … %3"_s;
    return words;
}

QString MathWords::sign(const QString &sign) const
{
    // Signs that are not seen: of multiplying, of applying a function.
    const bool seen = std::ranges::any_of(sign, [](QChar each) { return each < u'\u2061' || each > u'\u2064'; });
    return seen ? ofSigns.value(sign, sign) : QString();
}

QString MathWords::letter(const QString &letter) const
{
    if (ofSigns.isEmpty()) {
        return letter;
    }
    const QString name = letter.size() == 1 ? greekName(letter.front()) : QString();
    return name.isEmpty() ? ofSigns.value(letter, letter) : name;
}

} // namespace Carrel
