// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/questions/skippedquestions.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::SkippedQuestions)
};

} // namespace

void skipQuestion(SkippedParts &skipped, SkippedQuestion kind, int line)
{
    switch (kind) {
    case SkippedQuestion::ShortAnswer:
        return skipped.add(u"short-answer"_s, Words::tr("questions with a short answer"), line);
    case SkippedQuestion::Numeric:
        return skipped.add(u"numeric"_s, Words::tr("questions whose answer is a number"), line);
    case SkippedQuestion::Matching:
        return skipped.add(u"matching"_s, Words::tr("questions that match pairs"), line);
    case SkippedQuestion::Essay:
        return skipped.add(u"essay"_s, Words::tr("questions answered with a text of one's own"), line);
    case SkippedQuestion::Cloze:
        return skipped.add(u"cloze"_s, Words::tr("texts with gaps"), line);
    case SkippedQuestion::Calculated:
        return skipped.add(u"calculated"_s, Words::tr("questions with numbers made by the computer"), line);
    case SkippedQuestion::DragAndDrop:
        return skipped.add(u"drag-and-drop"_s, Words::tr("questions in which parts are moved"), line);
    case SkippedQuestion::Ordering:
        return skipped.add(u"ordering"_s, Words::tr("questions that put parts in order"), line);
    case SkippedQuestion::Other:
        return skipped.add(u"other-question"_s, Words::tr("questions of a kind that Carrel cannot ask"), line);
    }
}

} // namespace Carrel
