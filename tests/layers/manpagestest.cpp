// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments.h"
#include "cli/commandline.h"
#include "settings/keys.h"
#include "support/testpaths.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

/** The words of a manual page, its sections beginning with ".SH": no other requests, no forms of letters. */
QString pageText(const QString &name)
{
    static const QRegularExpression request(u"^\\.(?!SH)[A-Z]+ |\\\\f[A-Z]|[\"\\[\\]]"_s,
                                            QRegularExpression::MultilineOption);
    QString text = QString::fromUtf8(Test::readFile(QStringLiteral(CARREL_SOURCE "/packaging/linux/") + name));
    text.remove(request);
    return text.replace(u"\\-"_s, u"-"_s);
}

QString sectionOf(const QString &page, const QString &title)
{
    return page.section(u".SH "_s + title, 1, 1).section(u"\n.SH"_s, 0, 0);
}

bool hasWord(const QString &text, const QString &word)
{
    return text.contains(QRegularExpression(u"(?<![\\w-])%1(?![\\w-])"_s.arg(QRegularExpression::escape(word))));
}

/** Each long option that a help text names, with its dashes. */
QStringList optionsIn(const QString &help)
{
    static const QRegularExpression option(u"--[a-z][a-z-]*"_s);
    QStringList options;
    for (const QRegularExpressionMatch &match : option.globalMatch(help)) {
        options += match.captured();
    }
    options.removeDuplicates();
    return options;
}

} // namespace

/** The manual pages tell of everything that the programs take. */
class ManPagesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyOptionOfAHelpIsThere_data()
    {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("help");
        QTest::newRow("carrel") << u"carrel.1"_s << helpText();
        QTest::newRow("carrel-cli") << u"carrel-cli.1"_s << helpText(std::nullopt);
    }

    void everyOptionOfAHelpIsThere()
    {
        QFETCH(QString, page);
        QFETCH(QString, help);
        const QString text = pageText(page);
        const QStringList options = optionsIn(help);
        QVERIFY(options.size() > 5);
        for (const QString &option : options) {
            QVERIFY2(hasWord(text, option), qPrintable(option));
        }
    }

    void everyCommandHasItsOptionsInTheSynopsis_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("options");
        for (const Command &command : allCommands()) {
            QTest::newRow(qPrintable(command.name)) << command.name << command.options;
        }
    }

    void everyCommandHasItsOptionsInTheSynopsis()
    {
        QFETCH(QString, name);
        QFETCH(QStringList, options);
        QString calls; // `record` has one for each thing it does
        const QString synopsis = sectionOf(pageText(u"carrel-cli.1"_s), u"SYNOPSIS"_s);
        for (const QString &call : synopsis.split(u"carrel-cli "_s).sliced(1)) {
            calls += call.section(QRegularExpression(u"\\s"_s), 0, 0) == name ? call : QString();
        }
        QVERIFY(!calls.isEmpty());
        for (const QString &option : options) {
            QVERIFY2(hasWord(calls, u"--"_s + option), qPrintable(option));
        }
    }

    void everyKeyOfAPolicyIsThere()
    {
        const QString keys = sectionOf(pageText(u"carrel.1"_s), u"POLICY KEYS"_s);
        QVERIFY(!keys.isEmpty());
        for (const KnownSetting &setting : knownSettings()) {
            QVERIFY2(hasWord(keys, setting.name), setting.name.data());
        }
        for (const PolicyKey &policy : knownPolicies()) {
            QVERIFY2(hasWord(keys, policy.name), policy.name.data());
        }
    }

    void everyVariableIsThere()
    {
        static const QRegularExpression read(u"(?:qEnvironmentVariable\\w*|qgetenv)\\(\"(CARREL_\\w+)\""_s);
        QStringList variables;
        QDirIterator walk(QStringLiteral(CARREL_SOURCE "/src"), {u"*.cpp"_s}, QDir::Files,
                          QDirIterator::Subdirectories);
        while (walk.hasNext()) {
            const QString source = QString::fromUtf8(Test::readFile(walk.next()));
            for (const QRegularExpressionMatch &match : read.globalMatch(source)) {
                variables += match.captured(1);
            }
        }
        QVERIFY(!variables.isEmpty());
        for (const QString &page : {u"carrel.1"_s, u"carrel-cli.1"_s}) {
            const QString environment = sectionOf(pageText(page), u"ENVIRONMENT"_s);
            for (const QString &variable : std::as_const(variables)) {
                QVERIFY2(hasWord(environment, variable), qPrintable(page + u": "_s + variable));
            }
        }
    }
};

QTEST_APPLESS_MAIN(ManPagesTest)
#include "manpagestest.moc"
