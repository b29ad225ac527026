// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/translation.h"
#include "support/testpaths.h"

#include <QLibraryInfo>
#include <QLocale>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTranslator>
#include <QXmlStreamReader>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

struct Message {
    QString context;
    QString source;
    QString comment;
    QString translation; ///< the forms of a plural stand in it, a line each
    bool finished = true;

    [[nodiscard]] QString name() const { return context + u": "_s + source + u" | "_s + comment; }
};

QString sourcePath(const QString &relative)
{
    return QStringLiteral(CARREL_SOURCE) + u'/' + relative;
}

Message readMessage(QXmlStreamReader &xml, const QString &context)
{
    Message message;
    message.context = context;
    while (xml.readNextStartElement()) {
        if (xml.name() == "source"_L1) {
            message.source = xml.readElementText();
        } else if (xml.name() == "comment"_L1) {
            message.comment = xml.readElementText();
        } else if (xml.name() == "translation"_L1) {
            message.finished = !xml.attributes().hasAttribute("type"_L1);
            message.translation = xml.readElementText(QXmlStreamReader::IncludeChildElements);
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

/** Every message of a .ts file. */
std::vector<Message> messagesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    QXmlStreamReader xml(&file);
    std::vector<Message> messages;
    QString context;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement()) {
            continue;
        }
        if (xml.name() == "name"_L1) {
            context = xml.readElementText();
        } else if (xml.name() == "message"_L1) {
            messages.push_back(readMessage(xml, context));
        }
    }
    return messages;
}

QStringList namesOf(const std::vector<Message> &messages)
{
    QStringList names;
    for (const Message &message : messages) {
        names << message.name();
    }
    names.sort();
    return names;
}

/** The placeholders of a text, each once: a plural may leave its number out. */
QStringList placeholders(const QString &text)
{
    static const QRegularExpression pattern(u"%L?[0-9n]|--[a-z-]+"_s);
    QStringList found;
    for (auto match = pattern.globalMatch(text); match.hasNext();) {
        found << match.next().captured();
    }
    found.sort();
    found.removeDuplicates();
    return found;
}

/** A copy of a .ts file after lupdate has looked for every text of the program. */
QString updated(const QString &file, const QStringList &options, const QTemporaryDir &folder)
{
    const QString copy = folder.filePath(file);
    QFile::copy(sourcePath(u"translations/"_s + file), copy);
    QProcess lupdate;
    lupdate.setWorkingDirectory(sourcePath({}));
    const QStringList what{u"-silent"_s,     u"-no-obsolete"_s, u"-locations"_s, u"none"_s,
                           u"-extensions"_s, u"cpp,h,ui"_s,     u"src"_s,        u"ui"_s};
    lupdate.start(QStringLiteral(CARREL_LUPDATE), what + options + QStringList{u"-ts"_s, copy});
    return lupdate.waitForFinished(120'000) && lupdate.exitCode() == 0 ? copy : QString();
}

} // namespace

/** The files of texts hold what the program says, all of it, with nothing lost in them. */
class GermanTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { installTranslations(u"de"_s); }

    void noTextOfTheProgramIsMissing_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QStringList>("options");
        QTest::newRow("German") << u"carrel_de.ts"_s << QStringList();
        QTest::newRow("English plurals") << u"carrel_en.ts"_s << QStringList{u"-pluralonly"_s};
    }

    void noTextOfTheProgramIsMissing()
    {
        QFETCH(QString, file);
        QFETCH(QStringList, options);
        const QTemporaryDir folder;
        const QString copy = updated(file, options, folder);
        QVERIFY(!copy.isEmpty());
        const std::vector<Message> now = messagesOf(copy);
        QVERIFY(now.size() > 30);
        for (const Message &message : now) {
            QVERIFY2(message.finished, qPrintable(u"run update_translations and translate "_s + message.name()));
        }
        QCOMPARE(namesOf(messagesOf(sourcePath(u"translations/"_s + file))), namesOf(now));
    }

    void placeholdersAndMnemonicsAreKept()
    {
        for (const Message &message : messagesOf(sourcePath(u"translations/carrel_de.ts"_s))) {
            const QString &text = message.translation;
            QVERIFY2(!text.trimmed().isEmpty(), qPrintable(message.name()));
            QVERIFY2(placeholders(text) == placeholders(message.source), qPrintable(message.name() + text));
            QVERIFY2(text.contains(u'&') == message.source.contains(u'&'), qPrintable(message.name() + text));
        }
    }

    void germanIsFreeOfAddressAndOfStraightQuotes()
    {
        static const QRegularExpression address(u"(?<![-\\w])(Ihr|Ihre[mnrs]?|Ihnen|du|dein\\w*|dir|dich)\\b"_s);
        for (const Message &message : messagesOf(sourcePath(u"translations/carrel_de.ts"_s))) {
            const QString &text = message.translation;
            const bool begins = text.startsWith("Ihr"_L1); // "Her", the first word of a sentence
            QVERIFY2(begins || !text.contains(address), qPrintable(text));
            QVERIFY2(!text.contains(u'"') && !text.contains("..."_L1), qPrintable(text));
        }
    }

    void plurals_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("text");
        QTest::newRow("one in English") << u"en"_s << 1 << u"1 minute"_s;
        QTest::newRow("two in English") << u"en"_s << 2 << u"2 minutes"_s;
        QTest::newRow("one in German") << u"de"_s << 1 << u"1 Minute"_s;
        QTest::newRow("two in German") << u"de"_s << 2 << u"2 Minuten"_s;
        QTest::newRow("a language of which there is no file") << u"eo"_s << 2 << u"2 minutes"_s;
    }

    void plurals()
    {
        QFETCH(QString, language);
        QFETCH(int, count);
        const QList<QTranslator *> before = QCoreApplication::instance()->findChildren<QTranslator *>();
        for (QTranslator *const translator : before) {
            delete translator;
        }
        installTranslations(language);
        QTEST(QCoreApplication::translate("Page", "%n minute(s)", nullptr, count), "text");
    }

    void qtsOwnTextsComeToo()
    {
        const QString file = QLibraryInfo::path(QLibraryInfo::TranslationsPath) + u"/qtbase_de.qm"_s;
        if (!QFile::exists(file)) {
            QSKIP("Qt's own German is not installed");
        }
        installTranslations(u"de"_s);
        QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), u"Abbrechen"_s);
    }
};

QTEST_GUILESS_MAIN(GermanTest)
#include "germantest.moc"
