// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testpaths.h"

#include <QDirIterator>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

/** Every source file says whose it is and under which licence, and every licence named has its text. */
class NoticesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everySourceFileCarriesItsNotice()
    {
        QStringList without;
        int files = 0;
        for (const QString &folder : {u"src"_s, u"tests"_s}) {
            QDirIterator walk(QStringLiteral(CARREL_SOURCE "/") + folder,
                              {u"*.h"_s, u"*.cpp"_s, u"CMakeLists.txt"_s, u"*.cmake"_s}, QDir::Files,
                              QDirIterator::Subdirectories);
            while (walk.hasNext()) {
                const QString path = walk.next();
                const QByteArray head = Test::readFile(path).left(400);
                if (!head.contains("SPDX-FileCopyrightText:") || !head.contains("SPDX-License-Identifier:")) {
                    without.append(path);
                }
                ++files;
            }
        }
        QVERIFY(files > 10);
        QVERIFY2(without.isEmpty(), qPrintable(without.join(u'\n')));
    }

    void everyBundledFontCarriesItsNotice()
    {
        QStringList without;
        int files = 0;
        QDirIterator walk(QStringLiteral(CARREL_SOURCE "/resources"), {u"*.ttf"_s, u"*.otf"_s, u"*.woff2"_s},
                          QDir::Files, QDirIterator::Subdirectories);
        while (walk.hasNext()) {
            const QString path = walk.next();
            const QString notice = path + u".license"_s;
            const QByteArray text = QFile::exists(notice) ? Test::readFile(notice) : QByteArray();
            const bool named =
                text.contains("SPDX-License-Identifier: OFL-1.1") || text.contains("SPDX-License-Identifier: MIT");
            if (!named || !text.contains("SPDX-FileCopyrightText:")) {
                without.append(path);
            }
            ++files;
        }
        QVERIFY2(files >= 32, qPrintable(QString::number(files)));
        QVERIFY2(without.isEmpty(), qPrintable(without.join(u'\n')));
    }

    void everyLicenceNamedHasItsText_data()
    {
        QTest::addColumn<QString>("licence");
        for (const char *licence : {"GPL-3.0-or-later", "CC-BY-SA-4.0", "CC0-1.0", "MIT", "OFL-1.1"}) {
            QTest::newRow(licence) << QString::fromLatin1(licence);
        }
    }

    void everyLicenceNamedHasItsText()
    {
        QFETCH(QString, licence);
        QVERIFY(QFile::exists(QStringLiteral(CARREL_SOURCE "/LICENSES/") + licence + u".txt"_s));
    }
};

QTEST_APPLESS_MAIN(NoticesTest)
#include "noticestest.moc"
