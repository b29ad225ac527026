// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shared/motion.h"

#include "settings/keys.h"
#include "settings/settings.h"
#include "widgets/shared/messagebar.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QProgressBar>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

class MotionTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theDesktopIsAsked_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<bool>("less");
        QTest::newRow("no desktop") << QString() << QByteArray() << false;
        QTest::newRow("Plasma, none") << u"kdeglobals"_s << QByteArray("[KDE]\nAnimationDurationFactor=0\n") << true;
        QTest::newRow("Plasma, slower") << u"kdeglobals"_s << QByteArray("[KDE]\nAnimationDurationFactor=2\n") << false;
        QTest::newRow("Plasma, as usual") << u"kdeglobals"_s << QByteArray("[KDE]\nwidgetStyle=Breeze\n") << false;
        QTest::newRow("GTK 3, none") << u"gtk-3.0/settings.ini"_s << QByteArray("[Settings]\ngtk-enable-animations=0\n")
                                     << true;
        QTest::newRow("GTK 4, none") << u"gtk-4.0/settings.ini"_s
                                     << QByteArray("[Settings]\ngtk-enable-animations=false\n") << true;
        QTest::newRow("GTK 4, as usual") << u"gtk-4.0/settings.ini"_s
                                         << QByteArray("[Settings]\ngtk-enable-animations=true\n") << false;
    }

    void theDesktopIsAsked()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, words);
        QFETCH(bool, less);
        const QTemporaryDir config;
        if (!file.isEmpty()) {
            const QString path = config.filePath(file);
            QVERIFY(QDir().mkpath(QFileInfo(path).path()));
            QFile written(path);
            QVERIFY(written.open(QIODevice::WriteOnly));
            QCOMPARE(written.write(words), words.size());
        }
        QCOMPARE(Motion::systemWantsLess(config.path()), less);
    }

    void thePersonsWishCountsFirst()
    {
        const QTemporaryDir folder;
        Settings settings({folder.filePath(u"user"_s), {}, {}});
        QVERIFY(settings.set(Keys::motion, u"less"_s));
        QVERIFY(Motion::isReduced(settings));
        const int usual = QApplication::cursorFlashTime();
        Motion::reduce(true);
        QCOMPARE(QApplication::cursorFlashTime(), 0);
        QVERIFY(!QApplication::isEffectEnabled(Qt::UI_FadeMenu));
        Motion::reduce(false);
        QCOMPARE(QApplication::cursorFlashTime(), usual);
    }

    void workIsToldWithoutABarThatRuns()
    {
        MessageBar bar;
        const auto &progress = *bar.findChild<QProgressBar *>();
        const auto runs = [&progress] { return progress.minimum() == progress.maximum(); };
        bar.say({MessageKind::Working, u"Looking into 3 files."_s});
        QVERIFY(runs());
        bar.setMotionReduced(true);
        QVERIFY(!runs());
        bar.setProgress(2, 3, {});
        QCOMPARE(progress.maximum(), 3);
        QCOMPARE(progress.value(), 2);
        bar.setProgress(0, 0, {});
        QVERIFY(!runs());
        bar.setMotionReduced(false);
        QVERIFY(runs());
    }
};

QTEST_MAIN(MotionTest)
#include "motiontest.moc"
