// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/picturefolder.h"

#include "support/testpaths.h"

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
        QTest::addColumn<QString>("mediaType"); // empty: not taken
        QTest::newRow("one that claims to be huge") << u"claims-2-billion.png"_s << QString();
        QTest::newRow("an empty one") << u"zero-bytes.png"_s << QString();
        QTest::newRow("one under a wrong name") << u"really-a-jpeg.png"_s << u"image/jpeg"_s;
        QTest::newRow("half of one") << u"half.png"_s << u"image/png"_s;
        QTest::newRow("a drawing") << u"script.svg"_s << u"image/svg+xml"_s;
        QTest::newRow("a page") << u"hostile.html"_s << QString();
        QTest::newRow("one outside the folder") << u"../07-xml/not-well-formed.xml"_s << QString();
        QTest::newRow("none") << u"none.png"_s << QString();
    }

    void picturesAreJudgedByTheirHeads()
    {
        QFETCH(QString, file);
        QFETCH(QString, mediaType);
        const Limits limits;
        PictureFolder pictures(dataPath(u"nasty/09-html"_s), limits);
        QCOMPARE(pictures.take(file), !mediaType.isEmpty());
        if (!mediaType.isEmpty()) {
            QCOMPARE(pictures.assets().at(file).mediaType, mediaType);
        }
    }
};

QTEST_GUILESS_MAIN(PictureFolderTest)
#include "picturefoldertest.moc"
