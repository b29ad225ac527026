// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shared/whenkept.h"

#include "study/studyrecord.h"

namespace Carrel
{

void whenKept(StudyRecord &record, const EventRef &ref, QObject *context, const std::function<void()> &act)
{
    auto *const wait = new QObject(context);
    QObject::connect(&record, &StudyRecord::eventAppended, wait, [wait, ref, act](const EventRef &kept) {
        if (kept == ref) {
            wait->deleteLater();
            act();
        }
    });
    QObject::connect(&record, &StudyRecord::appendFailed, wait, [wait, ref](const EventRef &lost) {
        if (lost == ref) {
            wait->deleteLater();
        }
    });
    // Of what the learner before did last nothing more is heard.
    QObject::connect(&record, &StudyRecord::learnerAboutToChange, wait, &QObject::deleteLater);
}

} // namespace Carrel
