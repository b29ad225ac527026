// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/settings.h"

#include "settings/keys.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

class SettingsTest final : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] SettingsPaths paths() const
    {
        const QString at = m_folder->path();
        return {at + u"/user"_s, at + u"/recommended"_s, at + u"/managed"_s};
    }
    void write(const QString &name, const QByteArray &text) const
    {
        const QString path = m_folder->filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void eachSourceGoesBeforeTheOneUnderIt_data()
    {
        QTest::addColumn<QByteArray>("recommended");
        QTest::addColumn<QByteArray>("user");
        QTest::addColumn<QByteArray>("managed");
        QTest::addColumn<int>("size");
        QTest::addColumn<SettingSource>("source");
        const QByteArray none = "{}";
        using enum SettingSource;
        QTest::newRow("default") << none << none << none << Keys::textSize.defaultValue << Default;
        QTest::newRow("recommended") << QByteArray(R"({"textSize":22})") << none << none << 22 << Recommended;
        QTest::newRow("user") << QByteArray(R"({"textSize":22})") << QByteArray(R"({"textSize":24})") << none << 24
                              << User;
        QTest::newRow("managed") << QByteArray(R"({"textSize":22})") << QByteArray(R"({"textSize":24})")
                                 << QByteArray(R"({"textSize":26})") << 26 << Managed;
        QTest::newRow("wrong type is left out")
            << none << QByteArray(R"({"textSize":24})") << QByteArray(R"({"textSize":"big"})") << 24 << User;
        QTest::newRow("broken file is left out")
            << none << QByteArray(R"({"textSize":)") << none << Keys::textSize.defaultValue << Default;
    }

    void eachSourceGoesBeforeTheOneUnderIt()
    {
        QFETCH(QByteArray, recommended);
        QFETCH(QByteArray, user);
        QFETCH(QByteArray, managed);
        write(u"recommended/a.json"_s, recommended);
        write(u"user/settings.json"_s, user);
        write(u"managed/a.json"_s, managed);
        const Settings settings(paths());
        QTEST(settings.value(Keys::textSize), "size");
        QTEST(settings.source(Keys::textSize), "source");
    }

    void aLockedChoiceSaysWhoSetIt()
    {
        write(u"managed/10-lab.json"_s, R"({"setBy":"Room 12","theme":"dark"})");
        Settings settings(paths());
        QCOMPARE(settings.lockedBy(Keys::theme), u"Room 12"_s);
        QVERIFY(settings.lockedBy(Keys::textSize).isEmpty());
        QSignalSpy changed(&settings, &Settings::changed);
        const Result<void> refused = settings.set(Keys::theme, u"light"_s);
        QVERIFY(!refused);
        QVERIFY(refused.error().sentence.contains("Room 12"_L1));
        QCOMPARE(changed.size(), 0);
        QCOMPARE(settings.value(Keys::theme), u"dark"_s);
    }

    void aPolicyWithoutANameIsCalledByItsFile()
    {
        write(u"managed/lab.json"_s, R"({"theme":"dark"})");
        QCOMPARE(Settings(paths()).lockedBy(Keys::theme), u"lab.json"_s);
    }

    void aLaterPolicyFileWins()
    {
        write(u"managed/10.json"_s, R"({"theme":"dark","setBy":"first"})");
        write(u"managed/20.json"_s, R"({"theme":"light","setBy":"second"})");
        const Settings settings(paths());
        QCOMPARE(settings.value(Keys::theme), u"light"_s);
        QCOMPARE(settings.lockedBy(Keys::theme), u"second"_s);
    }

    void aChoiceIsThereAfterARestart()
    {
        {
            Settings settings(paths());
            QVERIFY(!QFileInfo::exists(m_folder->filePath(u"user"_s)));
            QSignalSpy changed(&settings, &Settings::changed);
            QVERIFY(settings.set(Keys::textSize, 23));
            QVERIFY(settings.set(Keys::textSize, 23));
            QVERIFY(settings.set(Keys::windowGeometry, u"abc"_s));
            QCOMPARE(changed.size(), 2);
            QCOMPARE(changed.first().first().toString(), u"textSize"_s);
        }
        const Settings again(paths());
        QCOMPARE(again.value(Keys::textSize), 23);
        QCOMPARE(again.value(Keys::windowGeometry), u"abc"_s);
        QFile roam(m_folder->filePath(u"user/settings.json"_s));
        QVERIFY(roam.open(QIODevice::ReadOnly));
        QVERIFY2(!roam.readAll().contains("windowGeometry"), "what belongs to this computer must not roam");
    }

    void whatCannotBeSavedHoldsForTheSession()
    {
        write(u"user"_s, "a file where the folder should be");
        Settings settings(paths());
        QVERIFY(!settings.set(Keys::textSize, 30));
        QCOMPARE(settings.value(Keys::textSize), 30);
    }

    void aBrokenFileIsReported()
    {
        write(u"managed/lab.json"_s, "theme = dark");
        const Settings settings(paths());
        QCOMPARE(settings.problems().size(), size_t(1));
        QVERIFY(settings.problems().front().file.endsWith("managed/lab.json"_L1));
    }

    void onesOwnBrokenFileIsToldAndKept()
    {
        const QByteArray broken = R"({"textSize":22,"theme":)";
        write(u"user/settings.json"_s, broken);
        write(u"user/settings.json.broken"_s, "of an earlier time");
        Settings settings(paths());
        QVERIFY2(settings.problemSentence().contains("settings.json.broken-2"_L1),
                 qPrintable(settings.problemSentence()));
        QFile file(m_folder->filePath(u"user/settings.json"_s));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), broken); // looking changes nothing
        file.close();
        QVERIFY(settings.set(Keys::textSize, 24));
        QVERIFY(settings.set(Keys::textSize, 25));
        QFile aside(m_folder->filePath(u"user/settings.json.broken-2"_s));
        QVERIFY(aside.open(QIODevice::ReadOnly));
        QCOMPARE(aside.readAll(), broken);
        const Settings again(paths());
        QCOMPARE(again.value(Keys::textSize), 25);
        QCOMPARE(again.problemSentence(), QString());
    }

    void whatAPolicyGetsWrongIsToldToWhoCanMendIt()
    {
        write(u"managed/lab.json"_s, "theme = dark");
        const QString sentence = Settings(paths()).problemSentence();
        QVERIFY2(sentence.contains("lab.json"_L1) && sentence.contains("looks after this computer"_L1),
                 qPrintable(sentence));
    }

    void ofOnesOwnFileOnlyWhatOneCanMendIsTold()
    {
        write(u"user/settings.json"_s, R"({"theme":1,"ofANewerVersion":2})");
        const QString sentence = Settings(paths()).problemSentence();
        QVERIFY2(sentence.contains(u"“theme”"_s) && sentence.contains("in the preferences"_L1), qPrintable(sentence));
        QVERIFY2(!sentence.contains("ofANewerVersion"_L1), qPrintable(sentence));
    }

    void whatAFileGetsWrongIsSaidAndTheRestHolds_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("code");
        const QByteArray unknown = R"({"colour":"red","textSize":25})";
        QTest::newRow("unknown in a policy") << u"managed/a.json"_s << unknown << u"setting-unknown"_s;
        QTest::newRow("unknown in one's own file") << u"user/settings.json"_s << unknown << u"setting-unknown"_s;
        QTest::newRow("wrong type") << u"recommended/a.json"_s << QByteArray(R"({"theme":1,"textSize":25})")
                                    << u"setting-type"_s;
        QTest::newRow("policy of the wrong type")
            << u"managed/a.json"_s << QByteArray(R"({"retention":"high","textSize":25})") << u"setting-type"_s;
        QTest::newRow("a choice of the study record in one's own file")
            << u"user/settings.json"_s << QByteArray(R"({"scope":"everything","textSize":25})") << u"setting-unknown"_s;
    }

    void whatAFileGetsWrongIsSaidAndTheRestHolds()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, text);
        write(file, text);
        const Settings settings(paths());
        QCOMPARE(settings.problems().size(), size_t(1));
        QTEST(settings.problems().front().code, "code");
        QCOMPARE(settings.problems().front().severity, Severity::Warning);
        QVERIFY(settings.problems().front().file.endsWith(file));
        QCOMPARE(settings.value(Keys::textSize), 25);
    }

    void aPolicyMayLockAChoiceOfTheStudyRecord()
    {
        write(u"managed/lab.json"_s, R"({"setBy":"Room 12","scope":"everything","retention":"high"})");
        const Settings settings(paths());
        QCOMPARE(settings.lockedBy(Policies::scope), u"Room 12"_s);
        QCOMPARE(settings.managed(Policies::scope).toString(), u"everything"_s);
        QVERIFY(settings.lockedBy(Policies::retention).isEmpty());
        QVERIFY(settings.managed(Policies::rollover).isUndefined());
        QCOMPARE(settings.managedChoices(), (QJsonObject{{u"scope"_s, u"everything"_s}}));
    }

    void aPolicyMayRecommendAChoiceOfTheStudyRecord()
    {
        write(u"recommended/lab.json"_s, R"({"scope":"everything","rollover":60,"retention":"high"})");
        write(u"managed/lab.json"_s, R"({"rollover":0})");
        const Settings settings(paths());
        QCOMPARE(settings.recommendedChoices(), (QJsonObject{{u"scope"_s, u"everything"_s}, {u"rollover"_s, 60}}));
        QCOMPARE(settings.managedChoices(), (QJsonObject{{u"rollover"_s, 0}}));
        QVERIFY(settings.lockedBy(Policies::scope).isEmpty());
    }

    void thePoliciesOfTheSystemLieAtAFixedPlace()
    {
        // What a person can set before starting the program moves nothing.
        for (const char *variable : {"ProgramFiles", "ProgramW6432", "XDG_CONFIG_DIRS", "HOME"}) {
            qputenv(variable, QFile::encodeName(m_folder->path()));
        }
        const SettingsPaths system = SettingsPaths::forSystem(u"/home/ada/settings"_s);
        QCOMPARE(system.userFolder, u"/home/ada/settings"_s);
#if defined(Q_OS_WIN)
        QVERIFY(system.managedFolder.endsWith(u":/Program Files/Carrel/policies/managed"_s));
        QVERIFY(system.recommendedFolder.endsWith(u":/Program Files/Carrel/policies/recommended"_s));
#elif defined(Q_OS_MACOS)
        QCOMPARE(system.managedFolder, u"/Library/Application Support/Carrel/policies/managed"_s);
        QCOMPARE(system.recommendedFolder, u"/Library/Application Support/Carrel/policies/recommended"_s);
#else
        QCOMPARE(system.managedFolder, u"/etc/carrel/policies/managed"_s);
        QCOMPARE(system.recommendedFolder, u"/etc/carrel/policies/recommended"_s);
#endif
    }

    void everyKeyHasATagAndIsKnown()
    {
        static_assert(!std::is_constructible_v<SettingKey<int>, QLatin1StringView, int>);
        static_assert(!std::is_constructible_v<SettingKey<int>, QLatin1StringView, int, int>);
        static_assert(!std::is_default_constructible_v<SettingKey<QString>>);
        QFile header(QStringLiteral(CARREL_SOURCE "/src/settings/keys.h"));
        QVERIFY(header.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(header.readAll());
        static const QRegularExpression declared(uR"re(inline const (SettingKey<\w+>|PolicyKey) \w+\{"(\w+)")re"_s);
        qsizetype settings = 0;
        qsizetype policies = 0;
        for (auto match = declared.globalMatch(text); match.hasNext();) {
            const QRegularExpressionMatch key = match.next();
            const bool isPolicy = key.captured(1) == "PolicyKey"_L1;
            ++(isPolicy ? policies : settings);
            QVERIFY2(isPolicy ? std::ranges::contains(knownPolicies(), key.captured(2), &PolicyKey::name)
                              : std::ranges::contains(knownSettings(), key.captured(2), &KnownSetting::name),
                     qPrintable(key.captured(2)));
        }
        QCOMPARE(settings, qsizetype(knownSettings().size()));
        QCOMPARE(policies, qsizetype(knownPolicies().size()));
        QVERIFY(settings > 0 && policies > 0);
    }
};

QTEST_GUILESS_MAIN(SettingsTest)
#include "settingstest.moc"
