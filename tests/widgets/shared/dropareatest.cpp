// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shared/droparea.h"

#include "widgets/shared/theme.h"

#include <QApplication>
#include <QtTest>

using namespace Carrel;

class DropAreaTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itsDashesAreWholeOnEverySide()
    {
        Theme theme;
        theme.choose(ThemeName::Light);
        QWidget window;
        window.resize(440, 440);
        DropArea area(&window);
        area.setGeometry(20, 20, 400, 400);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const QImage picture = window.grab().toImage();
        QCOMPARE(picture.devicePixelRatio(), 2.0);
        for (const QRect &side :
             {QRect(40, 60, 2, 760), QRect(838, 60, 2, 760), QRect(60, 40, 760, 2), QRect(60, 838, 760, 2)}) {
            const double share = inkIn(picture, side);
            QVERIFY2(share > 0.45 && share < 0.7, qPrintable(QString::number(share))); // of dashes and gaps, 4 to 3
        }
    }

private:
    /** How much of @p strip is drawn on, weighed by how dark: 1 is all of it. */
    static double inkIn(const QImage &picture, const QRect &strip)
    {
        const int paper = qGray(themeTokens(ThemeName::Light).panel.rgb());
        const int darkest = paper - qGray(themeTokens(ThemeName::Light).ink2.rgb());
        int ink = 0;
        for (int y = strip.top(); y <= strip.bottom(); ++y) {
            for (int x = strip.left(); x <= strip.right(); ++x) {
                ink += paper - qGray(picture.pixel(x, y));
            }
        }
        return double(ink) / (double(darkest) * strip.width() * strip.height());
    }
};

int main(int argc, char *argv[])
{
    qputenv("QT_SCALE_FACTOR", "2"); // where half pixels show
    QApplication application(argc, argv);
    DropAreaTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "dropareatest.moc"
