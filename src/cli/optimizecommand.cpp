// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/clock.h"
#include "base/job.h"
#include "cli/command.h"
#include "cli/jsonoutput.h"
#include "cli/openrecord.h"
#include "cli/terminal.h"
#include "study/optimizer/fitwords.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(OptimizeCommand)
};

QString wordOf(WeightFit::End end)
{
    switch (end) {
    case WeightFit::End::TooFew:
        return u"tooFew"_s;
    case WeightFit::End::NotBetter:
        return u"notBetter"_s;
    case WeightFit::End::Better:
        return u"better"_s;
    }
    Q_UNREACHABLE_RETURN({});
}

template<typename Number> QJsonValue listOrNull(const std::vector<Number> &numbers)
{
    QJsonArray array;
    for (const Number number : numbers) {
        array.append(number);
    }
    return numbers.empty() ? QJsonValue() : QJsonValue(array);
}

QJsonObject toJson(const WeightFit &fit, const StudySettings &settings)
{
    const bool tried = fit.end != WeightFit::End::TooFew;
    return {{u"outcome"_s, wordOf(fit.end)},
            {u"answers"_s, fit.answers},
            {u"answersNeeded"_s, fewestAnswersToFit},
            {u"weights"_s, listOrNull(fit.weights)},
            {u"weightsInUse"_s, listOrNull(settings.weights)},
            {u"heldOutAnswers"_s, qint64(fit.heldOut.answers)},
            {u"logLoss"_s, tried ? QJsonValue(fit.heldOut.lossFitted) : QJsonValue()},
            {u"logLossInUse"_s, tried ? QJsonValue(fit.heldOut.lossInUse) : QJsonValue()},
            {u"doubt"_s, tried ? QJsonValue(fit.heldOut.doubt) : QJsonValue()},
            {u"pauses"_s, listOrNull(fit.pausesFitted)},
            {u"pausesInUse"_s, listOrNull(fit.pausesInUse)}};
}

ExitStatus run(const Invocation &invocation)
{
    ShiftedClock clock(ShiftedClock::askedShiftMs());
    const std::unique_ptr<StudyRecord> record = openRecord(invocation.folders, clock);
    const JobControl control; // ended by ending the program
    auto histories = record->look()->trainingHistories(control);
    Q_ASSERT(histories);
    const FitData data{std::move(*histories), record->state().settings()};
    const std::optional<WeightFit> fit = fitWeights(data, control);
    Q_ASSERT(fit);
    if (invocation.json) {
        writeJson(toJson(*fit, data.settings));
        return ExitStatus::Done;
    }
    writeOut(FitWords::outcome(*fit, QLocale()) + u'\n');
    if (fit->end == WeightFit::End::Better) {
        writeMessage(
            Context::tr("Nothing was changed. It can be put to use in the preferences of Carrel, under Review."));
    }
    return ExitStatus::Done;
}

} // namespace

Command optimizeCommand()
{
    return {u"optimize"_s,
            {},
            Context::tr("say what a schedule fitted to the learner would change"),
            {u"json"_s},
            0,
            0,
            run};
}

} // namespace Carrel
