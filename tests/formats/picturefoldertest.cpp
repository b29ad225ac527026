// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/picturefolder.h"

#include "support/testpaths.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

class PictureFolderTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void picturesAreJudgedByTheirHeads_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<FoundPicture>("mediaType");
        const auto row = [](const char *name, const QString &file, const FoundPicture &mediaType) {
            QTest::newRow(name) << file << mediaType;
        };
        using enum PictureFault;
        row("one that claims to be huge", u"claims-2-billion.png"_s, std::unexpected(TooLarge));
        row("an empty one", u"zero-bytes.png"_s, std::unexpected(Damaged));
        row("one under a wrong name", u"really-a-jpeg.png"_s, u"image/jpeg"_s);
        row("half of one", u"half.png"_s, u"image/png"_s);
        row("a drawing", u"script.svg"_s, u"image/svg+xml"_s);
        row("a page", u"hostile.html"_s, std::unexpected(Damaged));
        row("one outside the folder", u"../07-xml/not-well-formed.xml"_s, std::unexpected(Missing));
        row("none", u"none.png"_s, std::unexpected(Missing));
    }

    void picturesAreJudgedByTheirHeads()
    {
        QFETCH(QString, file);
        QFETCH(FoundPicture, mediaType);
        const Limits limits;
        PictureFolder pictures(dataPath(u"nasty/09-html"_s), limits);
        const auto taken = pictures.take(file);
        QCOMPARE(taken.has_value(), mediaType.has_value());
        if (taken) {
            QCOMPARE(pictures.assets().at(file).mediaType, *mediaType);
        } else {
            QCOMPARE(taken.error(), mediaType.error());
        }
    }

    void whatThePageDoesNotShowIsNotTaken()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(u"old.bmp"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray("BM\x3a\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\x18\0", 30) +
                   QByteArray(28, '\0'));
        file.close();
        const Limits limits;
        PictureFolder pictures(folder.path(), limits);
        QCOMPARE(pictures.take(u"old.bmp"_s).error_or(PictureFault::Missing), PictureFault::OtherKind);
    }

    void theFaultOfAPictureThatIsThereIsTold()
    {
        const Limits limits;
        PictureFolder pictures(dataPath(u"nasty/09-html"_s), limits);
        QCOMPARE(pictures.takeFirst({u"none.png"_s, u"zero-bytes.png"_s}).error_or(PictureFault::Missing),
                 PictureFault::Damaged);
        QCOMPARE(pictures.takeFirst({u"zero-bytes.png"_s, u"half.png"_s}).value_or(QString()), u"half.png"_s);
    }
};

QTEST_GUILESS_MAIN(PictureFolderTest)
#include "picturefoldertest.moc"
