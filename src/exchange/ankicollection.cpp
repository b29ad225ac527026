// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/ankicollection.h"

#include "formats/anki/cardhtml.h"
#include "storage/database.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QtEndian>

#include <array>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr std::array tables{
    "CREATE TABLE col (id integer primary key, crt integer not null, mod integer not null, scm integer not null, "
    "ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null, "
    "models text not null, decks text not null, dconf text not null, tags text not null)",
    "CREATE TABLE notes (id integer primary key, guid text not null, mid integer not null, mod integer not null, "
    "usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null, "
    "flags integer not null, data text not null)",
    "CREATE TABLE cards (id integer primary key, nid integer not null, did integer not null, ord integer not null, "
    "mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null, "
    "ivl integer not null, factor integer not null, reps integer not null, lapses integer not null, "
    "left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null)",
    "CREATE TABLE revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null, "
    "ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null, "
    "type integer not null)",
    "CREATE TABLE graves (usn integer not null, oid integer not null, type integer not null)",
    "CREATE INDEX ix_notes_usn on notes (usn)",
    "CREATE INDEX ix_cards_usn on cards (usn)",
    "CREATE INDEX ix_revlog_usn on revlog (usn)",
    "CREATE INDEX ix_cards_nid on cards (nid)",
    "CREATE INDEX ix_cards_sched on cards (did, queue, due)",
    "CREATE INDEX ix_revlog_cid on revlog (cid)",
    "CREATE INDEX ix_notes_csum on notes (csum)"};

constexpr qint64 modelId = 1'764'374'400'001; // any time in milliseconds; the same for every course, for ever

/** Names of things as Anki has them: times in milliseconds. Made from @p what, so that the same thing keeps its own. */
class Ids
{
public:
    qint64 idOf(const QString &what)
    {
        const QByteArray hash = QCryptographicHash::hash(what.toUtf8(), QCryptographicHash::Sha1);
        constexpr qint64 from = 1'400'000'000'000;
        constexpr quint64 span = 300'000'000'000;
        qint64 id = from + qint64(qFromBigEndian<quint64>(hash.constData()) % span);
        while (m_taken.contains(id)) {
            ++id;
        }
        m_taken.insert(id);
        return id;
    }

private:
    QSet<qint64> m_taken{modelId, 1};
};

QString compact(const QJsonObject &object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

QJsonObject deckJson(qint64 id, const QString &name, qint64 nowSeconds)
{
    const QJsonArray today{0, 0};
    return {{u"id"_s, id},          {u"name"_s, name},       {u"mod"_s, nowSeconds},
            {u"usn"_s, -1},         {u"desc"_s, QString()},  {u"dyn"_s, 0},
            {u"conf"_s, 1},         {u"collapsed"_s, false}, {u"newToday"_s, today},
            {u"revToday"_s, today}, {u"lrnToday"_s, today},  {u"timeToday"_s, today},
            {u"extendNew"_s, 0},    {u"extendRev"_s, 0},     {u"browserCollapsed"_s, false}};
}

QJsonObject modelJson(qint64 deck, qint64 nowSeconds)
{
    QJsonArray fields;
    for (const QString &name : {u"Front"_s, u"Back"_s, u"Source"_s, u"Licence"_s}) {
        fields.append(QJsonObject{{u"name"_s, name},
                                  {u"ord"_s, fields.size()},
                                  {u"sticky"_s, false},
                                  {u"rtl"_s, false},
                                  {u"font"_s, u"Arial"_s},
                                  {u"size"_s, 20},
                                  {u"media"_s, QJsonArray()}});
    }
    const QJsonObject card{
        {u"name"_s, u"Check"_s},
        {u"ord"_s, 0},
        {u"qfmt"_s, u"{{Front}}"_s},
        {u"afmt"_s, u"{{FrontSide}}<hr id=answer>{{Back}}<footer>{{Source}}<br>{{Licence}}</footer>"_s},
        {u"did"_s, QJsonValue::Null},
        {u"bqfmt"_s, QString()},
        {u"bafmt"_s, QString()}};
    const QString css = u".card { font-family: sans-serif; font-size: 20px; text-align: left; color: black; "
                        "background-color: white; } footer { margin-top: 2em; font-size: 14px; opacity: 0.7; }"_s;
    return {{u"id"_s, modelId},
            {u"name"_s, u"Carrel check"_s},
            {u"type"_s, 0},
            {u"mod"_s, nowSeconds},
            {u"usn"_s, -1},
            {u"sortf"_s, 0},
            {u"did"_s, deck},
            {u"tmpls"_s, QJsonArray{card}},
            {u"flds"_s, fields},
            {u"css"_s, css},
            {u"latexPre"_s, u"\\documentclass[12pt]{article}\n\\pagestyle{empty}\n\\begin{document}\n"_s},
            {u"latexPost"_s, u"\\end{document}"_s},
            {u"latexsvg"_s, false},
            {u"req"_s, QJsonArray{QJsonArray{0, u"any"_s, QJsonArray{0}}}},
            {u"tags"_s, QJsonArray()},
            {u"vers"_s, QJsonArray()}};
}

QJsonObject configurationJson()
{
    return {{u"activeDecks"_s, QJsonArray{1}},
            {u"addToCur"_s, true},
            {u"collapseTime"_s, 1200},
            {u"curDeck"_s, 1},
            {u"curModel"_s, QString::number(modelId)},
            {u"dueCounts"_s, true},
            {u"estTimes"_s, true},
            {u"newBury"_s, true},
            {u"newSpread"_s, 0},
            {u"nextPos"_s, 1},
            {u"sortBackwards"_s, false},
            {u"sortType"_s, u"noteFld"_s},
            {u"timeLim"_s, 0}};
}

QJsonObject deckOptionsJson()
{
    const QJsonObject fresh{
        {u"bury"_s, true}, {u"delays"_s, QJsonArray{1, 10}}, {u"initialFactor"_s, 2500}, {u"order"_s, 1},
        {u"perDay"_s, 20}, {u"ints"_s, QJsonArray{1, 4, 7}}, {u"separate"_s, true}};
    const QJsonObject reviews{{u"bury"_s, true},    {u"ease4"_s, 1.3},  {u"fuzz"_s, 0.05},  {u"ivlFct"_s, 1},
                              {u"maxIvl"_s, 36500}, {u"minSpace"_s, 1}, {u"perDay"_s, 200}, {u"hardFactor"_s, 1.2}};
    const QJsonObject lapses{
        {u"delays"_s, QJsonArray{10}}, {u"leechAction"_s, 0}, {u"leechFails"_s, 8}, {u"minInt"_s, 1}, {u"mult"_s, 0}};
    return {{u"id"_s, 1},        {u"name"_s, u"Default"_s}, {u"mod"_s, 0},       {u"usn"_s, 0},
            {u"maxTaken"_s, 60}, {u"autoplay"_s, true},     {u"timer"_s, 0},     {u"replayq"_s, true},
            {u"dyn"_s, false},   {u"new"_s, fresh},         {u"rev"_s, reviews}, {u"lapse"_s, lapses}};
}

/** Anki's checksum of a note: the first eight hex digits of the SHA-1 of its first field without HTML. */
qint64 checksumOf(const QString &field)
{
    const QByteArray hash = QCryptographicHash::hash(field.toUtf8(), QCryptographicHash::Sha1);
    return qFromBigEndian<quint32>(hash.constData());
}

/** Writes one collection; lives as long as that. */
class CollectionWriter
{
public:
    CollectionWriter(const Anki::Deck &deck, Database database, qint64 nowMs)
        : m_deck(deck)
        , m_database(std::move(database))
        , m_nowMs(nowMs)
        , m_nowSeconds(nowMs / 1000)
    {
    }

    Result<void> write()
    {
        for (const char *const sql : tables) {
            if (auto done = m_database.run(QString::fromLatin1(sql)); !done) {
                return done;
            }
        }
        for (const Anki::Note &note : m_deck.notes) {
            if (!m_decks.contains(note.deck)) {
                m_decks.emplace(note.deck, m_ids.idOf(note.guid.section(u'/', 0, -3) + u"/deck/"_s + note.deck));
            }
        }
        int place = 0;
        for (const Anki::Note &note : m_deck.notes) {
            if (auto done = writeNote(note, ++place); !done) {
                return done;
            }
        }
        return writeCollection();
    }

private:
    Result<void> writeNote(const Anki::Note &note, int place)
    {
        const qint64 id = m_ids.idOf(note.guid);
        const QString sortField = Anki::withoutHtml(note.fields.front());
        const QStringList fields(note.fields.begin(), note.fields.end());
        const QString tags = u' ' + note.tags.join(u' ') + u' ';
        const auto done = m_database.run(
            u"INSERT INTO notes VALUES (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')"_s,
            {id, note.guid, modelId, m_nowSeconds, tags, fields.join(QChar(0x1F)), sortField, checksumOf(sortField)});
        return done.and_then([&] {
            return m_database.run(
                u"INSERT INTO cards VALUES (?, ?, ?, 0, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')"_s,
                {m_ids.idOf(note.guid + u"/card"_s), id, m_decks.at(note.deck), m_nowSeconds, place});
        });
    }

    Result<void> writeCollection()
    {
        QJsonObject decks{{u"1"_s, deckJson(1, u"Default"_s, 0)}};
        for (const auto &[name, id] : m_decks) {
            decks.insert(QString::number(id), deckJson(id, name, m_nowSeconds));
        }
        const qint64 first = m_decks.empty() ? 1 : m_decks.begin()->second;
        const QJsonObject models{{QString::number(modelId), modelJson(first, m_nowSeconds)}};
        const QJsonObject options{{u"1"_s, deckOptionsJson()}};
        return m_database.run(u"INSERT INTO col VALUES (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, '{}')"_s,
                              {m_nowSeconds, m_nowMs, m_nowMs, compact(configurationJson()), compact(models),
                               compact(decks), compact(options)});
    }

    const Anki::Deck &m_deck;
    const Database m_database;
    const qint64 m_nowMs;
    const qint64 m_nowSeconds;
    Ids m_ids;
    std::map<QString, qint64> m_decks;
};

} // namespace

Result<void> writeAnkiCollection(const Anki::Deck &deck, const QString &file, qint64 nowMs)
{
    const auto database = Database::open(file);
    if (!database) {
        return std::unexpected(database.error());
    }
    // One file without a log beside it is what goes into the zip.
    return database->run(u"PRAGMA journal_mode = DELETE"_s)
        .and_then([&] { return database->run(u"BEGIN"_s); })
        .and_then([&] { return CollectionWriter(deck, *database, nowMs).write(); })
        .and_then([&] { return database->run(u"COMMIT"_s); });
}

} // namespace Carrel
