// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "course/check.h"

#include <QStringList>

namespace Carrel
{

/** One option of a question as a quiz file gives it. */
struct QuizOption {
    RichText text;
    double fraction = 0;                 ///< of the points; 1 = right, 0 or less = wrong, between = partly right
    std::optional<RichText> reason = {}; ///< what who chose it is told
    QString key = {};                    ///< given by the source; empty when it gives none
};

/** A choice question as a quiz file gives it, whatever its format: what every reader of quiz files fills in. */
struct QuizQuestion {
    QString id = {};   ///< given by the source, stable; empty when it gives none
    QString name = {}; ///< what its author calls it, not shown; without an id it names the check
    RichText text = {};
    std::vector<QuizOption> options = {};
    std::optional<CheckKind> kind = {}; ///< as the source says; nothing: by the number of right options
    bool shuffle = true;
    std::optional<RichText> reason = {}; ///< shown after the answer, whatever was chosen
    QStringList tags = {};
    QString file = {}; ///< that it stands in; empty: the one it is read with
    int line = 0;      ///< of that file, on which it begins; 0 when unknown
};

/**
 * The check that @p question becomes: which options are right, one or several, what is a reason for which option,
 * letters in front of the options taken off where nothing speaks of them. One that cannot be asked carries
 * Check::needsLook, and everything that was wrong or changed has a row. Options and checks get their keys when the
 * lesson is whole (assignCheckIds). Used by every reader of quiz files.
 */
[[nodiscard]] Check checkOf(const QuizQuestion &question, const QString &file, Diagnostics &diagnostics);

/**
 * The two options of a true/false question, True first, in the language a text is in (BCP 47; English when there is no
 * such word here). Their order stays: pass shuffle = false on.
 */
[[nodiscard]] std::vector<QuizOption> trueFalseOptions(bool isTrue, std::optional<RichText> reasonTrue,
                                                       std::optional<RichText> reasonFalse, const QString &language);

/** "en", "de", "fr", "es" … when the small words of @p text leave no doubt, else empty. */
[[nodiscard]] QString guessedLanguage(const QString &text);

} // namespace Carrel
