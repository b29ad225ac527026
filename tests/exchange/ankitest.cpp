// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/exportcourse.h"
#include "formats/archive/unpackarchive.h"
#include "formats/registry.h"
#include "support/testpaths.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

constexpr qint64 someDay = 1'764'000'000'000;

using Rows = QList<QVariantList>;

/** A deck opened with nothing but a zip reader and SQLite. */
class OpenDeck
{
public:
    explicit OpenDeck(const QString &file)
    {
        Diagnostics rows;
        JobControl control;
        m_unpacked = unpackArchive(file, {}, rows, control);
        m_database = QSqlDatabase::addDatabase(u"QSQLITE"_s, file);
        m_database.setDatabaseName(m_unpacked->root + u"/collection.anki2"_s);
        m_database.open();
    }
    ~OpenDeck()
    {
        const QString name = m_database.connectionName();
        m_database = {};
        QSqlDatabase::removeDatabase(name);
    }
    Q_DISABLE_COPY_MOVE(OpenDeck)

    [[nodiscard]] Rows rows(const QString &sql) const
    {
        Rows rows;
        QSqlQuery query(sql, m_database);
        while (query.next()) {
            QVariantList row;
            for (int i = 0; query.value(i).isValid(); ++i) {
                row << query.value(i);
            }
            rows << row;
        }
        return rows;
    }

    [[nodiscard]] QStringList texts(const QString &sql) const
    {
        QStringList list;
        for (const QVariantList &row : rows(sql)) {
            list << row.at(0).toString();
        }
        return list;
    }

    [[nodiscard]] QJsonObject json(const QString &column) const
    {
        return QJsonDocument::fromJson(texts(u"SELECT %1 FROM col"_s.arg(column)).at(0).toUtf8()).object();
    }

    [[nodiscard]] QByteArray entry(const QString &name) const { return Test::readFile(m_unpacked->root + u'/' + name); }

    /** "notes: id integer, guid text …" of every table, and the columns of every index. */
    [[nodiscard]] QStringList shape() const
    {
        QStringList list;
        for (const QString &table : texts(u"SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"_s)) {
            QStringList columns;
            for (const QVariantList &row : rows(u"PRAGMA table_info(%1)"_s.arg(table))) {
                columns << row.at(1).toString() + u' ' + row.at(2).toString().toLower();
            }
            list << table + u": "_s + columns.join(u", "_s);
        }
        for (const QString &index :
             texts(u"SELECT name FROM sqlite_master WHERE type = 'index' AND sql NOT NULL ORDER BY name"_s)) {
            list << index + u": "_s + texts(u"SELECT name FROM pragma_index_info('%1')"_s.arg(index)).join(u", "_s);
        }
        return list;
    }

private:
    std::optional<UnpackedArchive> m_unpacked;
    QSqlDatabase m_database;
};

} // namespace

/** Decks are read back with nothing of ours between them and SQLite. */
class AnkiTest final : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString write(const QString &from, qint64 nowMs = someDay) const
    {
        JobControl control;
        const ReadOutcome input = readCourses({from}, {}, control);
        const QString file = m_folder->filePath(u"%1.apkg"_s.arg(nowMs));
        const auto done = exportCourse(input.courses.at(0), ExportFormat::Anki, file, nowMs, control);
        if (!done) {
            qWarning("%s", qPrintable(done.error().sentence + done.error().details));
        }
        return file;
    }

    static QString tides() { return Test::dataPath(u"packages/tides"_s); }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void tablesAndIndexesAreThoseOfTheOldestFormat()
    {
        const OpenDeck deck(write(tides()));
        QCOMPARE(
            deck.shape(),
            (QStringList{
                u"cards: id integer, nid integer, did integer, ord integer, mod integer, usn integer, type integer, queue integer, due integer, ivl integer, factor integer, reps integer, lapses integer, left integer, odue integer, odid integer, flags integer, data text"_s,
                u"col: id integer, crt integer, mod integer, scm integer, ver integer, dty integer, usn integer, ls integer, conf text, models text, decks text, dconf text, tags text"_s,
                u"graves: usn integer, oid integer, type integer"_s,
                u"notes: id integer, guid text, mid integer, mod integer, usn integer, tags text, flds text, sfld integer, csum integer, flags integer, data text"_s,
                u"revlog: id integer, cid integer, usn integer, ease integer, ivl integer, lastIvl integer, factor integer, time integer, type integer"_s,
                u"ix_cards_nid: nid"_s, u"ix_cards_sched: did, queue, due"_s, u"ix_cards_usn: usn"_s,
                u"ix_notes_csum: csum"_s, u"ix_notes_usn: usn"_s, u"ix_revlog_cid: cid"_s, u"ix_revlog_usn: usn"_s}));
        QCOMPARE(deck.texts(u"PRAGMA integrity_check"_s), QStringList{u"ok"_s});
        QCOMPARE(deck.texts(u"PRAGMA journal_mode"_s), QStringList{u"delete"_s});
    }

    void aDeckMadeByAnotherProgramHasTheSameShape()
    {
        CARREL_NEED_SHARED("data/made-here/anki");
        const OpenDeck other(Test::sharedPath(u"data/made-here/anki/tides-legacy1.apkg"_s));
        QCOMPARE(OpenDeck(write(tides())).shape(), other.shape());
    }

    void noColumnMayBeEmptyAndEveryTableHasItsKey()
    {
        const OpenDeck deck(write(tides()));
        QStringList keys;
        for (const QString &table :
             deck.texts(u"SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"_s)) {
            for (const QVariantList &row : deck.rows(u"PRAGMA table_info(%1)"_s.arg(table))) {
                const bool isKey = row.at(5).toInt() == 1;
                QVERIFY2(isKey || row.at(3).toInt() == 1, qPrintable(table + u'.' + row.at(1).toString()));
                keys += isKey ? QStringList{table + u'.' + row.at(1).toString()} : QStringList();
            }
        }
        QCOMPARE(keys, (QStringList{u"cards.id"_s, u"col.id"_s, u"notes.id"_s, u"revlog.id"_s}));
    }

    void theModelDeckAndOptionsHaveEveryKeyThatAnkiReads()
    {
        const OpenDeck deck(write(tides()));
        const QJsonObject model = deck.json(u"models"_s).begin()->toObject();
        QCOMPARE(model.keys(), (QStringList{u"css"_s, u"did"_s, u"flds"_s, u"id"_s, u"latexPost"_s, u"latexPre"_s,
                                            u"latexsvg"_s, u"mod"_s, u"name"_s, u"req"_s, u"sortf"_s, u"tags"_s,
                                            u"tmpls"_s, u"type"_s, u"usn"_s, u"vers"_s}));
        QCOMPARE(model[u"type"_s].toInt(), 0); // an ordinary one, without gaps
        QCOMPARE(model[u"req"_s].toArray(), (QJsonArray{QJsonArray{0, u"any"_s, QJsonArray{0}}}));
        for (const auto &field : model[u"flds"_s].toArray()) {
            QCOMPARE(field.toObject().keys(),
                     (QStringList{u"font"_s, u"media"_s, u"name"_s, u"ord"_s, u"rtl"_s, u"size"_s, u"sticky"_s}));
        }
        const QJsonObject card = model[u"tmpls"_s].toArray().at(0).toObject();
        QCOMPARE(card.keys(),
                 (QStringList{u"afmt"_s, u"bafmt"_s, u"bqfmt"_s, u"did"_s, u"name"_s, u"ord"_s, u"qfmt"_s}));
        QCOMPARE(card[u"qfmt"_s].toString(), u"{{Front}}"_s);
        for (const QString &name : {u"{{FrontSide}}"_s, u"{{Back}}"_s, u"{{Source}}"_s, u"{{Licence}}"_s}) {
            QVERIFY2(card[u"afmt"_s].toString().contains(name), qPrintable(name));
        }
        QVERIFY(deck.json(u"decks"_s).contains(QString::number(model[u"did"_s].toInteger())));
        for (const auto &one : deck.json(u"decks"_s)) {
            QCOMPARE(one.toObject().keys(),
                     (QStringList{u"browserCollapsed"_s, u"collapsed"_s, u"conf"_s, u"desc"_s, u"dyn"_s, u"extendNew"_s,
                                  u"extendRev"_s, u"id"_s, u"lrnToday"_s, u"mod"_s, u"name"_s, u"newToday"_s,
                                  u"revToday"_s, u"timeToday"_s, u"usn"_s}));
            QCOMPARE(one.toObject()[u"dyn"_s].toInt(), 0);
            QVERIFY(deck.json(u"dconf"_s).contains(QString::number(one.toObject()[u"conf"_s].toInt())));
        }
        const QJsonObject options = deck.json(u"dconf"_s)[u"1"_s].toObject();
        QCOMPARE(options.keys(), (QStringList{u"autoplay"_s, u"dyn"_s, u"id"_s, u"lapse"_s, u"maxTaken"_s, u"mod"_s,
                                              u"name"_s, u"new"_s, u"replayq"_s, u"rev"_s, u"timer"_s, u"usn"_s}));
        QVERIFY(deck.json(u"tags"_s).isEmpty());
    }

    void nothingOfALearnerIsInADeck()
    {
        const OpenDeck deck(write(tides()));
        QVERIFY(deck.rows(u"SELECT * FROM revlog"_s).isEmpty());
        QVERIFY(deck.rows(u"SELECT * FROM graves"_s).isEmpty());
        QCOMPARE(deck.rows(u"SELECT DISTINCT usn, flags, data FROM notes"_s), (Rows{{-1, 0, u""_s}}));
        QCOMPARE(deck.rows(u"SELECT DISTINCT usn, factor, left, odue, odid, flags, data FROM cards"_s),
                 (Rows{{-1, 0, 0, 0, 0, 0, u""_s}}));
        QCOMPARE(deck.texts(u"SELECT due FROM cards ORDER BY due"_s), (QStringList{u"1"_s, u"2"_s, u"3"_s}));
    }

    void theDeckHasItsListOfPicturesThoughThereIsNone()
    {
        // Readers of decks fail when the entry is not there at all.
        const OpenDeck deck(write(tides()));
        QCOMPARE(deck.entry(u"media"_s), QByteArray("{}"));
    }

    void namesAndTextsAreWrittenAsAnkiKeepsThem()
    {
        JobControl control;
        Course course = readCourses({tides()}, {}, control).courses.at(0);
        course.outline.modules.front().title = u"Sea: \"high\"::low:"_s;
        auto lesson = std::make_shared<Lesson>(*course.lessons.begin()->second);
        Runs &question = std::get<Runs>(lesson->checks.front().question.content);
        question.front().text = u"Fa\u0308hre?"_s;
        Run picture;
        picture.picture = u"images/red.png"_s;
        picture.text = u"red"_s;
        question.push_back(picture);
        Asset odd = course.assets.at(picture.picture);
        question.back().picture = u"images/red: #1?.png"_s;
        course.assets.emplace(question.back().picture, odd);
        course.lessons.begin()->second = lesson;
        const QString file = m_folder->filePath(u"n.apkg"_s);
        QVERIFY(exportCourse(course, ExportFormat::Anki, file, someDay, control));
        const OpenDeck deck(file);
        QStringList decks;
        for (const auto &one : deck.json(u"decks"_s)) {
            decks << one.toObject()[u"name"_s].toString();
        }
        QVERIFY2(decks.contains(u"Tides, from the harbour wall::Sea: high : low"_s), qPrintable(decks.join(u'|')));
        QCOMPARE(deck.texts(u"SELECT count(*) FROM notes WHERE flds LIKE 'F\u00e4hre?%'"_s), QStringList{u"1"_s});
        const QString name = QJsonDocument::fromJson(deck.entry(u"media"_s)).object()[u"0"_s].toString();
        static const QRegularExpression plain(u"^[0-9a-f]{12}-red-1-\\.png$"_s);
        QVERIFY2(name.contains(plain), qPrintable(name));
    }

    void theCollectionNamesItsModelAndDecks()
    {
        const OpenDeck deck(write(tides()));
        QCOMPARE(deck.rows(u"SELECT id, crt, mod, scm, ver, dty, usn, ls FROM col"_s),
                 (Rows{{1, someDay / 1000, someDay, someDay, 11, 0, 0, 0}}));
        const QJsonObject models = deck.json(u"models"_s);
        QCOMPARE(models.size(), 1);
        const QJsonObject model = models.begin()->toObject();
        QCOMPARE(QString::number(model[u"id"_s].toInteger()), models.keys().at(0));
        QStringList fields;
        for (const auto &field : model[u"flds"_s].toArray()) {
            QCOMPARE(field[u"ord"].toInt(), fields.size());
            fields << field[u"name"].toString();
        }
        QCOMPARE(fields, (QStringList{u"Front"_s, u"Back"_s, u"Source"_s, u"Licence"_s}));
        QCOMPARE(model[u"tmpls"_s].toArray().size(), 1);
        QCOMPARE(model[u"sortf"_s].toInt(), 0);
        QStringList decks;
        for (const auto &one : deck.json(u"decks"_s)) {
            decks << one.toObject()[u"name"_s].toString();
        }
        QCOMPARE(decks, (QStringList{u"Default"_s, u"Tides, from the harbour wall::Basics"_s}));
        QVERIFY(deck.json(u"dconf"_s).contains(u"1"_s));
        QCOMPARE(deck.json(u"conf"_s)[u"curModel"_s].toString(), models.keys().at(0));
    }

    void everyCheckIsANoteWithACard()
    {
        const OpenDeck deck(write(tides()));
        const QString course = u"urn:uuid:22222222-2222-4222-8222-222222222222/"_s;
        QCOMPARE(deck.texts(u"SELECT guid FROM notes JOIN cards ON nid = notes.id ORDER BY due"_s),
                 (QStringList{course + u"two-bulges/next-high-water"_s, course + u"spring-and-neap/line-up"_s,
                              course + u"spring-and-neap/read-code"_s}));
        QCOMPARE(deck.rows(u"SELECT DISTINCT ord, type, queue, ivl, reps, lapses FROM cards"_s),
                 (Rows{{0, 0, 0, 0, 0, 0}}));
        const QString deckId = deck.json(u"decks"_s).keys().at(1) == u"1"_s ? deck.json(u"decks"_s).keys().at(0)
                                                                            : deck.json(u"decks"_s).keys().at(1);
        QCOMPARE(deck.texts(u"SELECT DISTINCT did FROM cards"_s), QStringList{deckId});
        QCOMPARE(deck.texts(u"SELECT DISTINCT mid FROM notes"_s), deck.json(u"models"_s).keys());
        QCOMPARE(deck.texts(u"SELECT DISTINCT tags FROM notes ORDER BY tags DESC"_s).at(0), u" tides two-bulges "_s);
    }

    void aNoteHasQuestionAnswerSourceAndLicence()
    {
        const OpenDeck deck(write(tides()));
        const QStringList fields =
            deck.texts(u"SELECT flds FROM notes WHERE guid LIKE '%next-high-water'"_s).at(0).split(QChar(0x1F));
        QCOMPARE(fields.size(), 4);
        QCOMPARE(fields[0],
                 u"High water is at 06:10. Roughly when is the next one?<ol type=\"A\"><li>Exactly 18:10</li>"
                 "<li>About 18:35</li><li>06:10 the next day</li><li>About 12:10</li></ol>"_s);
        QVERIFY(fields[1].startsWith(u"<div><b>B. </b>About 18:35</div><hr>"_s));
        QVERIFY(fields[1].contains(u"<b>A. </b>The Moon has moved on in the meantime."_s));
        QVERIFY(fields[1].endsWith(u"about 50 minutes later each day.</div>"_s));
        QCOMPARE(fields[2], u"Tides, from the harbour wall: Two bulges"_s);
        QCOMPARE(fields[3],
                 u"<a href=\"https://creativecommons.org/publicdomain/zero/1.0/\">CC0 1.0</a><br>Test corpus"_s);
    }

    void sortFieldAndChecksumFollowTheFirstFieldWithoutHtml()
    {
        const OpenDeck deck(write(Test::dataPath(u"lessons/every-block.json"_s)));
        const Rows rows = deck.rows(u"SELECT flds, sfld, csum FROM notes"_s);
        QVERIFY(!rows.isEmpty());
        static const QRegularExpression tag(u"<[^>]*>"_s);
        for (const QVariantList &row : rows) {
            const QString front = row[0].toString().section(QChar(0x1F), 0, 0);
            const QString sort = row[1].toString();
            QVERIFY(!front.contains(u"<img"_s));
            QCOMPARE(sort, QString(front)
                               .remove(tag)
                               .replace(u"&quot;"_s, u"\""_s)
                               .replace(u"&lt;"_s, u"<"_s)
                               .replace(u"&gt;"_s, u">"_s)
                               .replace(u"&amp;"_s, u"&"_s));
            const QByteArray hash = QCryptographicHash::hash(sort.toUtf8(), QCryptographicHash::Sha1).toHex();
            QCOMPARE(row[2].toLongLong(), hash.left(8).toLongLong(nullptr, 16));
        }
    }

    void aLaterExportIsTheSameNotesButNewer()
    {
        const OpenDeck first(write(tides()));
        const OpenDeck second(write(tides(), someDay + 86'400'000));
        for (const QString &sql : {u"SELECT id, guid, mid, tags, flds, csum FROM notes ORDER BY id"_s,
                                   u"SELECT id, nid, did, due FROM cards"_s}) {
            QCOMPARE(second.rows(sql), first.rows(sql));
        }
        QCOMPARE(first.texts(u"SELECT DISTINCT mod FROM notes"_s), QStringList{u"1764000000"_s});
        QCOMPARE(second.texts(u"SELECT DISTINCT mod FROM notes"_s), QStringList{u"1764086400"_s});
    }

    void picturesOfChecksTravelUnderNumbers()
    {
        // The package's own picture is in its text only; this check shows it.
        QTemporaryDir package;
        JobControl control;
        ReadOutcome input = readCourses({tides()}, {}, control);
        Course course = input.courses.at(0);
        auto lesson = std::make_shared<Lesson>(*course.lessons.begin()->second);
        Run picture;
        picture.text = u"chart"_s;
        picture.picture = u"images/red.png"_s;
        std::get<Runs>(lesson->checks.front().question.content).push_back(picture);
        course.lessons.begin()->second = lesson;
        const QString file = m_folder->filePath(u"p.apkg"_s);
        QVERIFY(exportCourse(course, ExportFormat::Anki, file, someDay, control));
        const OpenDeck deck(file);
        const QString name = u"a1139cd8643c-red.png"_s;
        QCOMPARE(QJsonDocument::fromJson(deck.entry(u"media"_s)).object(), (QJsonObject{{u"0"_s, name}}));
        QCOMPARE(deck.entry(u"0"_s), Test::readFile(tides() + u"/images/red.png"_s));
        QCOMPARE(deck.texts(u"SELECT count(*) FROM notes WHERE flds LIKE '%<img src=\"%1\"%'"_s.arg(name)),
                 QStringList{u"1"_s});
        QCOMPARE(deck.texts(u"SELECT count(*) FROM notes WHERE sfld LIKE '% %1 %'"_s.arg(name)), QStringList{u"1"_s});
    }
};

QTEST_GUILESS_MAIN(AnkiTest)
#include "ankitest.moc"
