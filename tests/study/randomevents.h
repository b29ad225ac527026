// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/studyevents.h"
#include "study/studysettings.h"

#include <random>
#include <utility>

namespace Carrel::Test
{

using Random = std::mt19937; // its numbers are the same everywhere, unlike those of the distributions

/** A number from 0 to @p below - 1. */
inline int draw(Random &random, int below)
{
    return int(random() % quint32(below));
}

/** Makes events as several computers would, some with wrong clocks, some copied while open. */
class RandomWriter
{
public:
    explicit RandomWriter(quint32 seed, int checks)
        : m_random(seed)
        , m_checks(checks)
    {
    }

    std::vector<Event> events(int count)
    {
        for (int i = 0; i < 6; ++i) {
            const qint64 offset = i == 5 ? 4000 * dayMs : draw(m_random, 300) * dayMs;
            m_machines.emplace_back(QStringLiteral("session-%1").arg(i), noonMs + offset,
                                    (draw(m_random, 25) - 12) * 3600);
        }
        std::vector<Event> written;
        for (int i = 0; i < count; ++i) {
            Machine &machine = m_machines[size_t(draw(m_random, int(m_machines.size())))];
            machine.wait(qint64(draw(m_random, 4 * int(hourMs))));
            if (!written.empty() && draw(m_random, 3) == 0) {
                machine.see(written[size_t(draw(m_random, int(written.size())))]);
            }
            written.push_back(machine.write(body(written)));
        }
        fork(written);
        return written;
    }

private:
    CheckKey someCheck()
    {
        const int number = draw(m_random, m_checks);
        return checkKey(QStringLiteral("check-%1").arg(number % 5), QStringLiteral("lesson-%1").arg(number / 5));
    }

    AnswerEvent answer()
    {
        AnswerEvent answer = answerTo(someCheck(), draw(m_random, 4) > 0, Occasion(draw(m_random, 4)));
        answer.confidence = draw(m_random, 6) == 0 ? Confidence::Guess : Confidence::Sure;
        answer.helped = draw(m_random, 9) == 0;
        answer.tookMs = draw(m_random, 200'000) - 10'000;
        if (draw(m_random, 2) == 0) {
            answer.wait = 1 + draw(m_random, 6);
        }
        return answer;
    }

    SettingEvent setting()
    {
        switch (draw(m_random, 10)) {
        case 0:
            return scopeSetting(ReviewScope(draw(m_random, 3)));
        case 1:
            return retentionSetting(0.7 + draw(m_random, 30) / 100.0);
        case 2:
            return maximumIntervalSetting(draw(m_random, 400));
        case 3:
            return rolloverSetting(draw(m_random, 1440));
        case 4:
            return easyDaysSetting(
                {DayLoad(draw(m_random, 2)), DayLoad(draw(m_random, 3)), DayLoad(draw(m_random, 3))});
        case 5: {
            const QDate first = QDate(2026, 12, 1).addDays(draw(m_random, 400));
            return holidaysSetting({{first, first.addDays(draw(m_random, 20))}});
        }
        case 6:
            return minutesADaySetting(draw(m_random, 40));
        case 7: {
            const StudyDay first{2'461'374 + draw(m_random, 400)};
            return catchUpSetting(CatchUp{first, first.plusDays(draw(m_random, 9)), 1 + draw(m_random, 50)});
        }
        case 8:
            return examsSetting({{CourseId(QStringLiteral("example.org/c")),
                                  {QStringLiteral("m")},
                                  {2'461'374 + draw(m_random, 400)}}});
        default:
            return {QStringLiteral("later-%1").arg(draw(m_random, 3)), draw(m_random, 10)};
        }
    }

    UndoEvent undo(const std::vector<Event> &written)
    {
        if (written.empty()) {
            return {SessionId(QStringLiteral("session-unknown")), {1, 2}};
        }
        const EventRef ref = written[size_t(draw(m_random, int(written.size())))].stamp.ref;
        return {ref.session, {ref.n, ref.n + 1}};
    }

    EventBody annotation()
    {
        const int number = draw(m_random, m_checks);
        const AnnotationKey key =
            annotationKey(QStringLiteral("note-%1").arg(number), QStringLiteral("lesson-%1").arg(number % 7));
        switch (draw(m_random, 6)) {
        case 0:
            return AnnotationTextEvent{key, QStringLiteral("text %1").arg(draw(m_random, 9))};
        case 1:
            return AnnotationColourEvent{key, MarkColour(draw(m_random, 4))};
        case 2:
            return AnnotationRemovedEvent{key, draw(m_random, 2) == 0};
        default: {
            AnnotationEvent made = highlightOf({}, QStringLiteral("quote %1").arg(number));
            made.key = key;
            made.form = AnnotationForm(draw(m_random, 3));
            return made;
        }
        }
    }

    EventBody decision()
    {
        switch (draw(m_random, 4)) {
        case 0:
            return RestEvent{someCheck(), 1 + draw(m_random, 3)};
        case 1:
            return RetireEvent{someCheck(), RetireReason(draw(m_random, 4))};
        default:
            return BringBackEvent{someCheck(), draw(m_random, 2) == 0};
        }
    }

    EventBody body(const std::vector<Event> &written)
    {
        const int kind = draw(m_random, 100);
        if (kind < 50) {
            return answer();
        }
        if (kind < 60) {
            return annotation();
        }
        if (kind < 80) {
            return PlaceEvent{someCheck().lessonRef(), BlockId(QStringLiteral("p-%1").arg(draw(m_random, 9))),
                              draw(m_random, 100) / 99.0, draw(m_random, 5) == 0, draw(m_random, 40'000)};
        }
        if (kind < 84) {
            return MarkReadEvent{someCheck().lessonRef(), draw(m_random, 2) == 0};
        }
        if (kind < 88) {
            return decision();
        }
        if (kind < 97) {
            return undo(written);
        }
        if (kind < 98) {
            return setting();
        }
        if (kind < 99) {
            return ClockSuspectEvent{SessionId(QStringLiteral("session-%1").arg(4 + draw(m_random, 2))),
                                     (draw(m_random, 4) - 1) * 1000 * dayMs};
        }
        return draw(m_random, 2) == 0
                   ? EventBody(AliasEvent{LearnerId(QStringLiteral("learner-%1").arg(draw(m_random, 3)))})
                   : EventBody(UnknownEvent{QStringLiteral("highlight"), 7});
    }

    /** Some keys written a second time by a copy of the profile. */
    void fork(std::vector<Event> &written)
    {
        const size_t whole = written.size();
        for (size_t i = 0; i < whole; i += 97) {
            Event copy = written[i];
            copy.stamp.wallMs += 1;
            copy.body = body(written);
            written.push_back(copy);
        }
    }

    Random m_random;
    int m_checks;
    std::vector<Machine> m_machines;
};

inline void shuffle(std::vector<Event> &events, Random &random)
{
    for (size_t i = events.size(); i > 1; --i) {
        std::swap(events[i - 1], events[random() % i]);
    }
}

} // namespace Carrel::Test
