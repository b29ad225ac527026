// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/studystate.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Carrel
{

namespace
{

/** Without minutes from the author a lesson counts as this long. */
constexpr int assumedMinutes = 2;

QJsonObject toJson(const EventRef &ref)
{
    return {{u"session"_s, ref.session.toString()}, {u"n"_s, qint64(ref.n)}};
}

QJsonArray toJson(const std::set<EventRef> &refs)
{
    QJsonArray array;
    for (const EventRef &ref : refs) {
        array.append(toJson(ref));
    }
    return array;
}

QJsonArray toJson(const std::vector<OptionKey> &keys)
{
    QJsonArray array;
    for (const OptionKey &key : keys) {
        array.append(key.toString());
    }
    return array;
}

QJsonObject toJson(const LastAnswer &last)
{
    return {{u"shown"_s, toJson(last.shown)},
            {u"chosen"_s, toJson(last.chosen)},
            {u"rightCount"_s, last.rightCount},
            {u"right"_s, last.right},
            {u"guess"_s, last.confidence == Confidence::Guess},
            {u"helped"_s, last.helped},
            {u"day"_s, last.day.number},
            {u"ref"_s, toJson(last.ref)}};
}

QJsonObject toJson(const CheckState &check)
{
    QJsonObject object{{u"course"_s, check.key.course.toString()},
                       {u"lesson"_s, check.key.lesson.toString()},
                       {u"check"_s, check.key.check.toString()},
                       {u"fingerprint"_s, check.fingerprint.toString()},
                       {u"scheduled"_s, check.scheduled},
                       {u"everMissed"_s, check.everMissed},
                       {u"everLucky"_s, check.everLucky},
                       {u"lastRightByLuck"_s, check.lastRightByLuck},
                       {u"askAgainOpen"_s, check.askAgainOpen},
                       {u"longestRetainedDays"_s, check.longestRetainedDays},
                       {u"missedOnLastDay"_s, check.missedOnLastDay},
                       {u"answers"_s, check.answers},
                       {u"reviews"_s, check.reviews},
                       {u"practised"_s, check.practised},
                       {u"lapses"_s, check.lapses},
                       {u"medianMs"_s, check.medianMs}};
    if (check.memory) {
        object.insert("stability"_L1, check.memory->stability);
        object.insert("difficulty"_L1, check.memory->difficulty);
        if (check.memory->more != MemoryState().more) {
            object.insert("more"_L1, QJsonArray{check.memory->more[0], check.memory->more[1]});
        }
        object.insert("firstDay"_L1, check.firstDay.number);
        object.insert("lastDay"_L1, check.lastDay.number);
        object.insert("lastAt"_L1, check.lastAt);
        object.insert("due"_L1, check.due.number);
    }
    if (check.broughtBack) {
        object.insert("broughtBack"_L1, *check.broughtBack);
    }
    if (check.restsUntil) {
        object.insert("restsUntil"_L1, check.restsUntil->number);
    }
    if (check.retired) {
        object.insert("retired"_L1, int(*check.retired));
    }
    if (check.retiredOn) {
        object.insert("retiredOn"_L1, check.retiredOn->number);
    }
    if (check.practisedOn) {
        object.insert("practisedOn"_L1, check.practisedOn->number);
    }
    if (check.last) {
        object.insert("last"_L1, toJson(*check.last));
    }
    return object;
}

QJsonObject toJson(const LessonState &lesson)
{
    QJsonObject object{{u"course"_s, lesson.lesson.course.toString()},
                       {u"lesson"_s, lesson.lesson.lesson.toString()},
                       {u"block"_s, lesson.block.toString()},
                       {u"offset"_s, lesson.offset},
                       {u"lastBlockSeen"_s, lesson.lastBlockSeen},
                       {u"foregroundMs"_s, lesson.foregroundMs},
                       {u"totalForegroundMs"_s, lesson.totalForegroundMs},
                       {u"lastAt"_s, lesson.lastAt},
                       {u"lastDay"_s, lesson.lastDay.number}};
    if (lesson.markedRead) {
        object.insert("markedRead"_L1, *lesson.markedRead);
    }
    return object;
}

QJsonObject toJson(const StudySettings &settings)
{
    QJsonObject object;
    for (const auto &[key, value] : settings.others) {
        object.insert(key, value);
    }
    for (const SettingEvent &known :
         {scopeSetting(settings.scope), retentionSetting(settings.retention), weightsSetting(settings.weights),
          maximumIntervalSetting(settings.maximumInterval), rolloverSetting(settings.rolloverMinutes),
          minutesADaySetting(settings.minutesADay), catchUpSetting(settings.catchUp), examsSetting(settings.exams),
          easyDaysSetting(settings.calendar.week), holidaysSetting(settings.calendar.holidays)}) {
        object.insert(known.key, known.value);
    }
    return object;
}

QJsonObject toJson(const Annotation &annotation)
{
    return {{u"course"_s, annotation.key.course.toString()},
            {u"lesson"_s, annotation.key.lesson.toString()},
            {u"annotation"_s, annotation.key.annotation.toString()},
            {u"form"_s, int(annotation.form)},
            {u"block"_s, annotation.anchor.block.toString()},
            {u"offset"_s, annotation.anchor.offset},
            {u"quote"_s, annotation.anchor.quote},
            {u"prefix"_s, annotation.anchor.prefix},
            {u"suffix"_s, annotation.anchor.suffix},
            {u"colour"_s, int(annotation.colour)},
            {u"text"_s, annotation.text},
            {u"madeAt"_s, annotation.madeAt},
            {u"changedAt"_s, annotation.changedAt},
            {u"date"_s, annotation.date.toString(Qt::ISODate)}};
}

template<typename Key, typename Value> QJsonArray toJson(const std::map<Key, Value> &values)
{
    QJsonArray array;
    for (const auto &[key, value] : values) {
        array.append(toJson(value));
    }
    return array;
}

} // namespace

ElapsedTime CheckState::elapsedUntil(StudyDay day, qint64 at) const
{
    if (!memory) {
        return {};
    }
    constexpr double msOfADay = 24.0 * 3'600'000;
    return {.studyDays = int(std::max<qint64>(0, day.daysSince(lastDay))),
            .days = std::max(0.0, double(at - lastAt) / msOfADay)};
}

bool LessonState::isRead(std::optional<int> minutes) const
{
    const qint64 wholeMs = qint64(minutes.value_or(assumedMinutes)) * 60'000;
    return markedRead.value_or(false) || (lastBlockSeen && foregroundMs * 4 >= wholeMs);
}

const CheckState *StudyState::check(const CheckKey &key) const
{
    const auto found = m_checks.find(key);
    return found == m_checks.end() ? nullptr : &found->second;
}

const LessonState *StudyState::lesson(const LessonRef &ref) const
{
    const auto found = m_lessons.find(ref);
    return found == m_lessons.end() ? nullptr : &found->second;
}

const Annotation *StudyState::annotation(const AnnotationKey &key) const
{
    const auto found = m_annotations.find(key);
    return found == m_annotations.end() ? nullptr : &found->second;
}

std::vector<const Annotation *> StudyState::annotationsIn(const LessonRef &ref) const
{
    std::vector<const Annotation *> found;
    const auto first = m_annotations.lower_bound({ref.course, ref.lesson, {}});
    for (auto entry = first; entry != m_annotations.end() && entry->first.lessonRef() == ref; ++entry) {
        found.push_back(&entry->second);
    }
    return found;
}

void StudyState::put(CheckState check)
{
    m_changedChecks.push_back(check.key);
    const auto known = m_checks.find(check.key);
    if (known == m_checks.end()) {
        index(check);
        m_checks.emplace(check.key, std::move(check));
        return;
    }
    m_comingBack.remove(known->second.comesBackOn(), check.key);
    m_lastAsked.remove(known->second.lastDay, check.key);
    index(check);
    known->second = std::move(check);
}

void StudyState::remove(const CheckKey &key)
{
    if (const auto known = m_checks.find(key); known != m_checks.end()) {
        m_comingBack.remove(known->second.comesBackOn(), key);
        m_lastAsked.remove(known->second.lastDay, key);
        m_changedChecks.push_back(key);
        m_checks.erase(known);
    }
}

void StudyState::nameAnew()
{
    m_changedChecks = {}; // and their room
    m_id = QRandomGenerator::global()->generate64();
}

void StudyState::index(const CheckState &check)
{
    if (check.memory && check.scheduled) {
        m_comingBack.add(check.comesBackOn(), check.key);
    }
    if (check.memory) {
        m_lastAsked.add(check.lastDay, check.key);
    }
}

std::optional<double> StudyState::recall(const CheckState &check, StudyDay today) const
{
    if (!check.memory) {
        return std::nullopt;
    }
    const int days = int(std::max<qint64>(0, today.daysSince(check.lastDay)));
    return m_schedule.model().recall(*check.memory, {.studyDays = days, .days = double(days)});
}

std::optional<LessonRef> StudyState::lastOpened() const
{
    const auto latest = std::ranges::max_element(m_lessons, {}, [](const auto &entry) { return entry.second.lastAt; });
    return latest == m_lessons.end() || latest->second.lastAt == 0 ? std::nullopt : std::optional(latest->first);
}

QByteArray StudyState::toCanonicalJson() const
{
    QJsonArray aliases;
    for (const LearnerId &other : m_aliases) {
        aliases.append(other.toString());
    }
    QJsonObject suspects;
    for (const auto &[session, offsetMs] : m_suspects) {
        suspects.insert(session.toString(), offsetMs);
    }
    const QJsonObject state{{u"fold"_s, foldVersion},
                            {u"checks"_s, toJson(m_checks)},
                            {u"lessons"_s, toJson(m_lessons)},
                            {u"annotations"_s, toJson(m_annotations)},
                            {u"settings"_s, toJson(m_settings)},
                            {u"aliases"_s, aliases},
                            {u"undone"_s, toJson(m_undone)},
                            {u"forked"_s, toJson(m_forked)},
                            {u"suspects"_s, suspects},
                            {u"unknownEvents"_s, m_unknownEvents}};
    return QJsonDocument(state).toJson(QJsonDocument::Compact);
}

} // namespace Carrel
