// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/statecodec.h"

#include <QDataStream>
#include <QIODevice>
#include <QJsonArray>
#include <QJsonDocument>

#include <concepts>

namespace Carrel
{

namespace
{

// The fields of each part, once for writing and for reading.

template<typename Archive> void fields(Archive &archive, StudyDay &day)
{
    archive(day.number);
}

template<typename Archive> void fields(Archive &archive, EventRef &ref)
{
    archive(ref.session, ref.n);
}

template<typename Archive> void fields(Archive &archive, CheckKey &key)
{
    archive(key.course, key.lesson, key.check);
}

template<typename Archive> void fields(Archive &archive, LessonRef &ref)
{
    archive(ref.course, ref.lesson);
}

template<typename Archive> void fields(Archive &archive, AnnotationKey &key)
{
    archive(key.course, key.lesson, key.annotation);
}

template<typename Archive> void fields(Archive &archive, MemoryState &memory)
{
    archive(memory.stability, memory.difficulty, memory.more[0], memory.more[1]);
}

template<typename Archive> void fields(Archive &archive, LastAnswer &last)
{
    archive(last.shown, last.chosen, last.rightCount, last.right, last.confidence, last.helped, last.day, last.ref);
}

template<typename Archive> void fields(Archive &archive, CheckState &check)
{
    archive(check.key, check.fingerprint, check.memory, check.firstDay, check.lastDay, check.lastAt, check.due,
            check.scheduled, check.broughtBack, check.restsUntil, check.retired, check.retiredOn, check.practisedOn,
            check.everMissed, check.everLucky, check.lastRightByLuck, check.missedOnLastDay, check.askAgainOpen,
            check.last, check.longestRetainedDays, check.answers, check.reviews, check.practised, check.lapses,
            check.medianMs);
}

template<typename Archive> void fields(Archive &archive, LessonState &lesson)
{
    archive(lesson.lesson, lesson.block, lesson.offset, lesson.lastBlockSeen, lesson.foregroundMs,
            lesson.totalForegroundMs, lesson.markedRead, lesson.lastAt, lesson.lastDay);
}

template<typename Archive> void fields(Archive &archive, Annotation &annotation)
{
    archive(annotation.key, annotation.form, annotation.anchor.block, annotation.anchor.offset, annotation.anchor.quote,
            annotation.anchor.prefix, annotation.anchor.suffix, annotation.colour, annotation.text, annotation.madeAt,
            annotation.changedAt, annotation.date);
}

template<typename Archive> void fields(Archive &archive, Holiday &holiday)
{
    archive(holiday.first, holiday.last);
}

template<typename Archive> void fields(Archive &archive, CatchUp &plan)
{
    archive(plan.first, plan.last, plan.checks);
}

template<typename Archive> void fields(Archive &archive, Exam &exam)
{
    archive(exam.course, exam.modules, exam.day);
}

template<typename Archive> void fields(Archive &archive, CheckTail &tail)
{
    archive(tail.lastAt, tail.times);
}

template<typename Archive> void fields(Archive &archive, HybridTime::Accuser &accuser)
{
    archive(accuser.wallMs, accuser.accused);
}

template<typename Archive> void fields(Archive &archive, CoveredSession &session)
{
    archive(session.lines, session.last, session.sum);
}

template<typename Archive> void fields(Archive &archive, StudySettings &settings)
{
    archive(settings.scope, settings.retention, settings.weights, settings.maximumInterval, settings.rolloverMinutes,
            settings.minutesADay, settings.catchUp, settings.exams, settings.calendar.holidays, settings.others);
    for (DayLoad &load : settings.calendar.week) {
        archive(load);
    }
}

template<typename Type>
concept Plain = std::same_as<Type, bool> || std::integral<Type> || std::floating_point<Type>;

class Writing
{
public:
    explicit Writing(QByteArray &bytes)
        : m_out(&bytes, QIODevice::WriteOnly)
    {
    }

    template<typename... Parts> void operator()(Parts &...parts) { (put(parts), ...); }

private:
    template<Plain Type> void put(Type value)
    {
        if constexpr (std::same_as<Type, bool>) {
            m_out << quint8(value);
        } else if constexpr (std::floating_point<Type>) {
            m_out << double(value);
        } else {
            m_out << qint64(value);
        }
    }
    template<typename Type>
        requires std::is_enum_v<Type>
    void put(Type value)
    {
        m_out << qint64(value);
    }
    void put(const QString &text) { m_out << text; }
    void put(const QDate &date) { m_out << date; }
    void put(const QJsonValue &value) { m_out << QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact); }
    template<typename Tag> void put(const StrongId<Tag> &id) { put(id.toString()); }
    template<typename Type> void put(std::optional<Type> &value)
    {
        put(value.has_value());
        if (value) {
            put(*value);
        }
    }
    template<typename Type> void put(std::vector<Type> &values)
    {
        put(values.size());
        for (Type &value : values) {
            put(value);
        }
    }
    template<typename Type> void put(std::set<Type> &values)
    {
        std::vector<Type> copies(values.begin(), values.end());
        put(copies);
    }
    template<typename Key, typename Value> void put(std::map<Key, Value> &values)
    {
        put(values.size());
        for (auto &[key, value] : values) {
            Key copy = key;
            put(copy);
            put(value);
        }
    }
    template<typename Type>
        requires requires(Writing &archive, Type &value) { fields(archive, value); }
    void put(Type &value)
    {
        fields(*this, value);
    }

    QDataStream m_out;
};

class Reading
{
public:
    explicit Reading(const QByteArray &bytes)
        : m_in(bytes)
    {
    }

    template<typename... Parts> void operator()(Parts &...parts) { (take(parts), ...); }

    [[nodiscard]] bool isGood() const { return m_in.status() == QDataStream::Ok; }
    [[nodiscard]] bool isAtEnd() const { return isGood() && m_in.atEnd(); }

private:
    template<Plain Type> void take(Type &value)
    {
        if constexpr (std::same_as<Type, bool>) {
            quint8 read = 0;
            m_in >> read;
            value = read != 0;
        } else if constexpr (std::floating_point<Type>) {
            double read = 0;
            m_in >> read;
            value = Type(read);
        } else {
            qint64 read = 0;
            m_in >> read;
            value = Type(read);
        }
    }
    template<typename Type>
        requires std::is_enum_v<Type>
    void take(Type &value)
    {
        qint64 read = 0;
        m_in >> read;
        value = Type(read);
    }
    void take(QString &text) { m_in >> text; }
    void take(QDate &date) { m_in >> date; }
    void take(QJsonValue &value)
    {
        QByteArray json;
        m_in >> json;
        value = QJsonDocument::fromJson(json).array().at(0);
    }
    template<typename Tag> void take(StrongId<Tag> &id)
    {
        QString text;
        m_in >> text;
        id = StrongId<Tag>(std::move(text));
    }
    template<typename Type> void take(std::optional<Type> &value)
    {
        bool has = false;
        take(has);
        if (has && isGood()) {
            take(value.emplace());
        }
    }
    /** Calls @p one as often as a list is long; a list that is cut short ends it. */
    template<typename One> void takeEach(One one)
    {
        qint64 count = 0;
        take(count);
        for (qint64 i = 0; i < count && isGood(); ++i) {
            one();
        }
    }
    template<typename Type> void take(std::vector<Type> &values)
    {
        takeEach([&] { take(values.emplace_back()); });
    }
    template<typename Type> void take(std::set<Type> &values)
    {
        takeEach([&] {
            Type value;
            take(value);
            values.insert(values.end(), std::move(value));
        });
    }
    template<typename Key, typename Value> void take(std::map<Key, Value> &values)
    {
        takeEach([&] {
            Key key;
            take(key);
            take(values.emplace_hint(values.end(), std::move(key), Value())->second);
        });
    }
    template<typename Type>
        requires requires(Reading &archive, Type &value) { fields(archive, value); }
    void take(Type &value)
    {
        fields(*this, value);
    }

    QDataStream m_in;
};

/** Another program may have other fields. */
QString writerOf()
{
    return QStringLiteral(CARREL_VERSION "/3"); // the number grows when a field comes between two versions
}

/** SQLite does not notice when bytes of its file are other than they were. */
QByteArray sumOf(const QByteArray &bytes)
{
    const quint64 sum = qHash(bytes, 0); // 0: the same in every process
    return QByteArray(reinterpret_cast<const char *>(&sum), sizeof(sum));
}

} // namespace

template<typename Archive> void StateCodec::fields(Archive &archive, StudyState &state)
{
    archive(state.m_checks, state.m_lessons, state.m_annotations, state.m_settings, state.m_aliases, state.m_undone,
            state.m_forked, state.m_suspects, state.m_unknownEvents);
}

template<typename Archive> void StateCodec::fields(Archive &archive, RecordCheckpoint &checkpoint)
{
    fields(archive, checkpoint.fold.state);
    archive(checkpoint.fold.checks, checkpoint.fold.lessons, checkpoint.fold.annotations);
    archive(checkpoint.times.m_last, checkpoint.times.m_accusers, checkpoint.times.m_doubters);
    archive(checkpoint.events.m_sessions);
}

QByteArray StateCodec::toBytes(RecordCheckpoint checkpoint)
{
    QByteArray bytes;
    Writing writing(bytes);
    QString writer = writerOf();
    int version = foldVersion;
    writing(writer, version);
    fields(writing, checkpoint);
    return bytes + sumOf(bytes);
}

std::optional<RecordCheckpoint> StateCodec::fromBytes(const QByteArray &bytes)
{
    const qsizetype length = bytes.size() - qsizetype(sizeof(quint64));
    if (length < 0 || sumOf(bytes.first(length)) != bytes.sliced(length)) {
        return std::nullopt;
    }
    Reading reading(bytes.first(length));
    QString writer;
    int version = 0;
    reading(writer, version);
    if (writer != writerOf() || version != foldVersion) {
        return std::nullopt;
    }
    RecordCheckpoint checkpoint;
    fields(reading, checkpoint);
    StudyState &state = checkpoint.fold.state;
    if (!reading.isAtEnd() || checkpoint.fold.checks.size() != state.m_checks.size() ||
        checkpoint.fold.lessons.size() != state.m_lessons.size()) {
        return std::nullopt;
    }
    state.m_schedule = Schedule(state.m_settings);
    for (const auto &[key, check] : state.m_checks) {
        state.index(check);
    }
    state.nameAnew();
    return checkpoint;
}

} // namespace Carrel
