// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "../render/samplelesson.h"
#include "pagetest.h"
#include "render/contrast.h"

#include <QApplication>
#include <QWebEngineView>
#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

namespace
{

/** Whatever Tab can come to, opened parts included, and how to speak of one of them. */
const QString prepare = uR"js((() => {
    document.querySelectorAll('details').forEach(details => { details.open = true; });
    globalThis.stops_ = [...document.querySelectorAll('main :is(button, a.link, summary, [tabindex="0"])')]
        .filter(element => element.tabIndex >= 0);
    return stops_.map(element => `${element.localName}.${element.className}.${element.dataset.do ?? ''}`);
})())js"_s;

/** The line around the element with the focus and the ground it is drawn on, as colours. */
const QString ringOf = uR"js((element => {
    const style = getComputedStyle(element);
    let ground = 'rgba(0, 0, 0, 0)';
    for (let at = element.parentElement; at && ground === 'rgba(0, 0, 0, 0)'; at = at.parentElement) {
        ground = getComputedStyle(at).backgroundColor;
    }
    return [style.outlineStyle, parseFloat(style.outlineWidth), style.outlineColor, ground];
}))js"_s;

QColor colourOf(const QString &css)
{
    static const QRegularExpression number(u"[\\d.]+"_s);
    QList<int> parts;
    for (auto match = number.globalMatch(css); match.hasNext();) {
        parts << qRound(match.next().captured().toDouble());
    }
    return parts.size() < 3 ? QColor() : QColor(parts[0], parts[1], parts[2]);
}

int changedPixels(const QImage &before, const QImage &after)
{
    int changed = 0;
    for (int y = 0; y < before.height(); ++y) {
        for (int x = 0; x < before.width(); ++x) {
            changed += before.pixel(x, y) != after.pixel(x, y) ? 1 : 0;
        }
    }
    return changed;
}

/** The page once two pictures of it, some frames apart, are alike: scrolling takes its time to be drawn. */
QImage stillPicture(PageUnderTest &page)
{
    QImage picture;
    (void)QTest::qWaitFor([&] {
        page.waitFrames(3);
        const QImage now = page.view->grab().toImage();
        const bool still = now == picture;
        picture = now;
        return still;
    });
    return picture;
}

} // namespace

/** Who moves by keys sees where the focus is, on every kind of thing and in every theme. */
class FocusTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyStopHasALineThatIsSeen_data()
    {
        QTest::addColumn<ThemeName>("theme");
        for (const ThemeName theme : allThemes) {
            QTest::newRow(qPrintable(themeWord(theme))) << theme;
        }
    }

    void everyStopHasALineThatIsSeen()
    {
        QFETCH(ThemeName, theme);
        PageUnderTest page({1000, 800}, theme);
        QVERIFY(page.show(everyKind()));
        const QStringList stops = page.evaluate(prepare).toStringList();
        QVERIFY(stops.size() > 10);
        for (qsizetype i = 0; i < stops.size(); ++i) {
            const QString element = u"stops_[%1]"_s.arg(i);
            (void)page.evaluate(element + u".focus({ focusVisible: true }); 0"_s);
            const QVariantList ring = page.evaluate(ringOf + u'(' + element + u')').toList();
            QCOMPARE(ring.size(), 4);
            QCOMPARE(page.evaluate(u"document.activeElement === "_s + element).toBool(), true);
            QVERIFY2(ring[0].toString() == u"solid"_s && ring[1].toDouble() >= 1.9, qPrintable(stops[i]));
            const double contrast = contrastOf(colourOf(ring[2].toString()), colourOf(ring[3].toString()));
            QVERIFY2(contrast >= 3, qPrintable(stops[i] + u": "_s + QString::number(contrast)));
        }
    }

    void theLineIsNotCutOff()
    {
        PageUnderTest page({1000, 800});
        QVERIFY(page.show(everyKind()));
        const QStringList stops = page.evaluate(prepare).toStringList();
        for (qsizetype i = 0; i < stops.size(); ++i) {
            const QString element = u"stops_[%1]"_s.arg(i);
            (void)page.evaluate(
                u"document.activeElement.blur(); %1.scrollIntoView({ block: 'center' }); 0"_s.arg(element));
            const QImage before = stillPicture(page);
            (void)page.evaluate(element + u".focus({ focusVisible: true, preventScroll: true }); 0"_s);
            // A link on two lines has a line around each of its halves.
            const double seen =
                page.evaluate(u"Array.from(%1.getClientRects()).reduce((sum, b) => "
                              "sum + Math.min(b.width, 1000) + Math.min(b.height, 700), 0)"_s.arg(element))
                    .toDouble();
            // Two pixels along all four sides are four times that; a line of which half is cut off has less than three.
            int changed = 0;
            const bool isSeen = QTest::qWaitFor([&] {
                page.waitFrames(3);
                changed = changedPixels(before, page.view->grab().toImage());
                return changed > 3 * seen;
            });
            QVERIFY2(isSeen, qPrintable(u"%1: %2 of %3"_s.arg(stops[i]).arg(changed).arg(4 * seen)));
        }
    }
};

int main(int argc, char **argv)
{
    return runPageTest(argc, argv, [] { return std::make_unique<FocusTest>(); });
}

#include "focustest.moc"
