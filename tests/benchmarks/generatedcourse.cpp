// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "benchmarks/generatedcourse.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QStringList>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Test
{

namespace
{

constexpr int paragraphs = 15;
constexpr int sentencesEach = 2;
constexpr int otherWritingEvery = 10; // lessons of which one has a sentence in Chinese
constexpr quint32 checkSeed = 50'000; // its words are drawn apart from the text, since they are written twice

/** Sentences that read like prose and are made of a fixed stock of words. */
class Prose
{
public:
    explicit Prose(quint32 seed)
        : m_random(seed)
    {
    }

    QString sentence()
    {
        static const QStringList subjects{u"The harbour"_s,   u"A patient reader"_s,  u"Every lighthouse"_s,
                                          u"The old map"_s,   u"A second witness"_s,  u"The tide table"_s,
                                          u"Each workshop"_s, u"The northern wind"_s, u"A careful student"_s};
        static const QStringList verbs{u"keeps"_s,     u"measures"_s, u"explains"_s, u"carries"_s, u"balances"_s,
                                       u"describes"_s, u"follows"_s,  u"sharpens"_s, u"repeats"_s, u"settles"_s};
        static const QStringList objects{u"the weight of small decisions"_s,    u"a pattern nobody wrote down"_s,
                                         u"the distance between two signals"_s, u"what the morning left behind"_s,
                                         u"a list of useful mistakes"_s,        u"the slow turn of the season"_s,
                                         u"three rules and one exception"_s,    u"the shape of an answer"_s};
        static const QStringList endings{u"before anyone asks for it"_s,
                                         u"and leaves the rest for later"_s,
                                         u"because the first attempt rarely holds"_s,
                                         u"while the water is still low"_s,
                                         u"as long as the record is kept"_s,
                                         u"without raising its voice"_s};
        return pick(subjects) + u' ' + pick(verbs) + u' ' + pick(objects) + u' ' + pick(endings) + u'.';
    }

    QString words()
    {
        const QString made = sentence();
        return made.left(made.size() - 1);
    }

private:
    const QString &pick(const QStringList &from) { return from.at(m_random.bounded(from.size())); }

    QRandomGenerator m_random;
};

QJsonArray plainRuns(const QString &text)
{
    return {QJsonObject{{u"text"_s, text}}};
}

QJsonArray paragraphRuns(Prose &prose)
{
    QJsonArray runs;
    for (int i = 0; i < sentencesEach; ++i) {
        runs.append(QJsonObject{{u"text"_s, prose.sentence() + u' '}});
        runs.append(QJsonObject{{u"text"_s, prose.words()}, {i % 2 == 0 ? u"b"_s : u"i"_s, true}});
        runs.append(QJsonObject{{u"text"_s, u". "_s}});
    }
    return runs;
}

QString textOf(const QJsonArray &runs)
{
    QString text;
    for (const auto &run : runs) {
        text += run.toObject().value("text"_L1).toString();
    }
    return text;
}

QJsonArray blocks(Prose &prose, int number, QString &body)
{
    QJsonArray made;
    for (int i = 0; i < paragraphs; ++i) {
        if (i % 3 == 0 || i == paragraphs - 1) {
            const QString title = prose.words();
            made.append(QJsonObject{{u"t"_s, u"h2"_s}, {u"id"_s, u"part-%1"_s.arg(i)}, {u"runs"_s, plainRuns(title)}});
            body += u"## "_s + title + u"\n\n"_s;
        }
        QJsonArray runs = paragraphRuns(prose);
        if (i == 1) {
            runs.append(QJsonObject{{u"text"_s, rareWord(number)}, {u"code"_s, true}});
        }
        if (i == 2 && number % otherWritingEvery == 0) {
            runs.append(QJsonObject{{u"text"_s, u"第%1课：星星照着港口，灯塔记下每一夜。"_s.arg(number)}});
        }
        made.append(QJsonObject{{u"t"_s, u"p"_s}, {u"runs"_s, runs}});
        body += textOf(runs) + u"\n\n"_s;
    }
    const QString code = u"total = 0\nfor step in range(%1):\n    total += step"_s.arg(number);
    made.append(
        QJsonObject{{u"t"_s, u"code"_s}, {u"lang"_s, u"python"_s}, {u"label"_s, u"Python"_s}, {u"text"_s, code}});
    return made;
}

QJsonObject check(quint32 seed, bool asRuns)
{
    Prose prose(seed + checkSeed);
    const auto text = [asRuns](const QString &words) {
        return asRuns ? QJsonValue(plainRuns(words)) : QJsonValue(words);
    };
    QJsonArray options;
    for (int i = 0; i < 4; ++i) {
        QJsonObject option{{u"text"_s, text(u"%1: %2"_s.arg(i).arg(prose.sentence()))}, {u"correct"_s, i == 0}};
        const QString reason = prose.sentence();
        if (i > 0) {
            option.insert(u"tempting"_s, text(reason));
        }
        options.append(option);
    }
    QJsonObject made{{u"question"_s, text(prose.words() + u'?')}, {u"options"_s, options}};
    if (asRuns) {
        made.insert(u"order"_s, QJsonArray{3, 2, 1, 0});
    }
    return made;
}

QJsonObject neighbour(int number)
{
    return {{u"slug"_s, generatedSlug(number)}, {u"title"_s, u"Lesson %1"_s.arg(number)}, {u"minutes"_s, 8}};
}

QJsonObject reader(quint32 seed, int number, int of, QString &body)
{
    constexpr int lessonsInModule = 20;
    const int module = number / lessonsInModule;
    Prose prose(seed);
    QJsonObject made{{u"schema"_s, 1},
                     {u"module"_s, QJsonObject{{u"index"_s, module},
                                               {u"slug"_s, u"module-%1"_s.arg(module)},
                                               {u"title"_s, u"Module %1"_s.arg(module)}}},
                     {u"blocks"_s, blocks(prose, number, body)},
                     {u"check"_s, check(seed, true)}};
    if (number > 1) {
        made.insert(u"prev"_s, neighbour(number - 1));
    }
    if (number < of) {
        made.insert(u"next"_s, neighbour(number + 1));
    }
    return made;
}

} // namespace

QString generatedSlug(int number)
{
    return u"lesson-%1"_s.arg(number);
}

QString generatedCourseId(int course)
{
    return u"courses.example/made-up-%1"_s.arg(course);
}

QString rareWord(int number)
{
    // Letters only, so that it is one word to every tokenizer.
    QString word = u"zq"_s;
    for (const QChar digit : QString::number(number)) {
        word += QChar(char16_t(u'a' + digit.digitValue()));
    }
    return word + u"xv"_s;
}

QByteArray generatedLesson(int course, int number, int of)
{
    const quint32 seed = quint32(course) * 100'000U + quint32(number);
    QString body;
    const QJsonObject readerPart = reader(seed, number, of, body);
    const QString address = u"https://"_s + generatedCourseId(course);
    const QJsonObject head{{u"slug"_s, u"made-up-%1"_s.arg(course)},
                           {u"title"_s, u"A Made-up Course, Volume %1"_s.arg(course)},
                           {u"url"_s, address}};
    const QJsonObject lesson{{u"slug"_s, generatedSlug(number)},
                             {u"title"_s, u"Lesson %1"_s.arg(number)},
                             {u"url"_s, address + u'/' + generatedSlug(number)},
                             {u"position"_s, number},
                             {u"of"_s, of},
                             {u"minutes"_s, 8},
                             {u"keyIdea"_s, Prose(seed).sentence()}};
    const QJsonObject licence{{u"name"_s, u"CC0 1.0"_s},
                              {u"url"_s, u"https://creativecommons.org/publicdomain/zero/1.0/"_s}};
    const QJsonObject whole{{u"course"_s, head},
                            {u"lesson"_s, lesson},
                            {u"body"_s, QJsonObject{{u"format"_s, u"markdown"_s}, {u"text"_s, body}}},
                            {u"check"_s, check(seed, false)},
                            {u"authorship"_s, u"Made by a program, for tests."_s},
                            {u"licence"_s, licence},
                            {u"reader"_s, readerPart}};
    return QJsonDocument(whole).toJson(QJsonDocument::Compact);
}

bool writeGeneratedCourse(const QString &folder, int course, int lessons)
{
    if (!QDir().mkpath(folder)) {
        return false;
    }
    for (int number = 1; number <= lessons; ++number) {
        QFile file(folder + u"/%1_made-up-%2.txt"_s.arg(number, 4, 10, '0'_L1).arg(course));
        if (!file.open(QIODevice::WriteOnly) || file.write(generatedLesson(course, number, lessons)) < 0) {
            return false;
        }
    }
    return true;
}

} // namespace Carrel::Test
