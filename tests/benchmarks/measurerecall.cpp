// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "benchmarks/parts.h"
#include "study/knownatreview.h"
#include "study/studysettings.h"

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Bench
{

void measureRecall(const Setup &, Report &report)
{
    const double wish = StudySettings().retention * 100;
    for (const int options : {4, 2}) {
        const auto known = [options](bool reckonedWith) {
            return Test::knownAtReview({.options = options, .missesFirst = true, .optionsTold = reckonedWith}) * 100;
        };
        report.add({.id = u"recall-%1"_s.arg(options),
                    .title = u"known at a review by who guesses among %1 options"_s.arg(options),
                    .value = known(true),
                    .unit = u"%"_s,
                    .bar = Bar::Within,
                    .limit = wish,
                    .reach = 1,
                    .note = u"a simulated year of 4,000 checks, missed when met; wished %1 %"_s.arg(wish)});
        report.add({.id = u"recall-%1-naive"_s.arg(options),
                    .title = u"the same, every right answer taken as known"_s,
                    .value = known(false),
                    .unit = u"%"_s});
    }
}

} // namespace Carrel::Bench
