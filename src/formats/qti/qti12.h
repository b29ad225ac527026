// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/qti/qtiquiz.h"

namespace Carrel::Qti
{

/** A text of QTI 1.2: HTML, escaped HTML, or plain text that may be HTML after all. */
[[nodiscard]] QString htmlOfMaterial(pugi::xml_node material);

/** What the answers to one question bring: points and words for each option, and words for all. */
struct Scoring {
    std::map<QString, double> points;   ///< by the option's ident
    std::map<QString, QString> reasons; ///< HTML, by the option's ident
    QString whenRight;                  ///< HTML, for whatever was chosen
    QString whenWrong;                  ///< HTML, for whoever chose wrong
};
[[nodiscard]] Scoring readScoring(pugi::xml_node item);

void readQti12(const XmlFile &xml, const HtmlContext &context, QtiQuiz &quiz);
void readQti2(const XmlFile &xml, const HtmlContext &context, QtiQuiz &quiz);

/** Counts a question that is no choice by what its format calls it. */
void leaveOutQuestion(const QString &kind, int line, const HtmlContext &context);

} // namespace Carrel::Qti
