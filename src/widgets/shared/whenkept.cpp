// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shared/whenkept.h"

#include "study/studyrecord.h"

namespace Carrel
{

namespace
{

/** Calls one of the two once it is known what became of the event. */
void whenKnown(StudyRecord &record, const EventRef &ref, QObject *context, const std::function<void()> &kept,
               const std::function<void()> &notKept)
{
    auto *const wait = new QObject(context);
    const auto end = [wait, ref](const EventRef &known, const std::function<void()> &act) {
        if (known == ref) {
            wait->deleteLater();
            act();
        }
    };
    QObject::connect(&record, &StudyRecord::eventAppended, wait,
                     [end, kept](const EventRef &stored) { end(stored, kept); });
    QObject::connect(&record, &StudyRecord::appendFailed, wait,
                     [end, notKept](const EventRef &lost) { end(lost, notKept); });
    // Of what the learner before did last nothing more is heard.
    QObject::connect(&record, &StudyRecord::learnerAboutToChange, wait, &QObject::deleteLater);
}

} // namespace

void whenKept(StudyRecord &record, const EventRef &ref, QObject *context, const std::function<void()> &act)
{
    whenKnown(record, ref, context, act, [] {});
}

void whenNotKept(StudyRecord &record, const EventRef &ref, QObject *context, const std::function<void()> &act)
{
    whenKnown(record, ref, context, [] {}, act);
}

} // namespace Carrel
