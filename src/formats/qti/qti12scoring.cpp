// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/qti/qti12.h"
#include "formats/xml/xmltext.h"

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Qti
{

namespace
{

/** The options that must be chosen for a condition to hold; those under "not" must not. */
void collectChosen(pugi::xml_node condition, bool negated, QStringList &chosen)
{
    for (const pugi::xml_node node : condition.children()) {
        if (isNamed(node, "varequal") || isNamed(node, "varsubset")) {
            if (!negated) {
                chosen << textOf(node).trimmed();
            }
        } else {
            collectChosen(node, negated != isNamed(node, "not"), chosen);
        }
    }
}

double pointsOf(pugi::xml_node respcondition)
{
    double points = 0;
    for (const pugi::xml_node setvar : childrenNamed(respcondition, "setvar")) {
        points = std::max(points, textOf(setvar).trimmed().toDouble());
    }
    return points;
}

QString feedbackOf(pugi::xml_node item, const QString &ident)
{
    QString html;
    for (const pugi::xml_node feedback : childrenNamed(item, "itemfeedback")) {
        if (attributeOf(feedback, "ident") == ident) {
            for (const pugi::xml_node material : allBelow(feedback, "material")) {
                html += htmlOfMaterial(material);
            }
        }
    }
    return html;
}

void addFeedback(pugi::xml_node item, const QString &ident, const QStringList &chosen, bool isRight, Scoring &scoring)
{
    const QString html = feedbackOf(item, ident);
    constexpr QLatin1StringView ending("_fb");
    const bool isWrong = ident.contains("incorrect"_L1, Qt::CaseInsensitive);
    const bool isGeneral = ident.contains("general"_L1, Qt::CaseInsensitive) || ident == "correct_fb"_L1;
    if (html.trimmed().isEmpty()) {
        return;
    }
    if (isWrong) {
        scoring.whenWrong = html;
    } else if (chosen.size() == 1 && !isGeneral) {
        scoring.reasons[chosen.front()] = html;
    } else if (ident.endsWith(ending) && chosen.contains(ident.chopped(ending.size()))) {
        scoring.reasons[ident.chopped(ending.size())] = html;
    } else if (!scoring.whenRight.contains(html) && (isRight || isGeneral || chosen.isEmpty())) {
        scoring.whenRight += html;
    }
}

} // namespace

Scoring readScoring(pugi::xml_node item)
{
    Scoring scoring;
    double most = 0;
    for (const pugi::xml_node respcondition : allBelow(childNamed(item, "resprocessing"), "respcondition")) {
        QStringList chosen;
        collectChosen(childNamed(respcondition, "conditionvar"), false, chosen);
        const double points = pointsOf(respcondition);
        most = std::max(most, points);
        for (const QString &ident : chosen) {
            double &best = scoring.points[ident];
            best = std::max(best, points);
        }
        for (const pugi::xml_node display : childrenNamed(respcondition, "displayfeedback")) {
            addFeedback(item, attributeOf(display, "linkrefid"), chosen, points > 0, scoring);
        }
    }
    for (auto &[ident, points] : scoring.points) {
        points = most > 0 ? points / most : 0;
    }
    return scoring;
}

} // namespace Carrel::Qti
