// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Case R15 of the readers that mix up directions: in a language that reads from the right, every button stands where
// its mirror image would, from the first start on, and the lesson in Hebrew stays between panes that changed sides.
#include "endtoend/pagedriver.h"
#include "endtoend/windowdriver.h"
#include "page/lessonview.h"
#include "page/pageengine.h"
#include "support/testpaths.h"
#include "widgets/mainwindow/outlinepanel.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/quiz/quizpanel.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QStyleFactory>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

constexpr QSize windowSize(1280, 800);
constexpr int roundingPixels = 3;

/** Every button in sight by what it is, and where it begins and ends. */
QMap<QString, QRect> buttonsOf(const QWidget &window)
{
    QMap<QString, QRect> found;
    const QList<QAbstractButton *> buttons = window.findChildren<QAbstractButton *>();
    for (const QAbstractButton *const button : buttons) {
        if (!button->isVisible() || button->size().isEmpty()) {
            continue;
        }
        const QString name = QString::fromLatin1(button->metaObject()->className()) + u' ' + button->objectName() +
                             u' ' + button->text() + u' ' + button->accessibleName();
        QString key = name;
        for (int twin = 2; found.contains(key); ++twin) {
            key = name + u" #%1"_s.arg(twin);
        }
        found.insert(key, QRect(button->mapTo(&window, QPoint()), button->size()));
    }
    return found;
}

} // namespace

class MirroredTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QApplication::setLayoutDirection(Qt::LeftToRight); }

    void everyButtonStandsWhereItsMirrorImageWould_data()
    {
        QTest::addColumn<QString>("view");
        QTest::newRow("the first start") << u"first"_s;
        QTest::newRow("a lesson and its check") << u"lesson"_s;
        QTest::newRow("the library") << u"library"_s;
        QTest::newRow("the preferences") << u"preferences"_s;
        QTest::newRow("the statistics") << u"statistics"_s;
    }

    void everyButtonStandsWhereItsMirrorImageWould()
    {
        QFETCH(QString, view);
        QMap<QString, QRect> left;
        QMap<QString, QRect> right;
        for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            QApplication::setLayoutDirection(direction);
            const QTemporaryDir data;
            Test::WindowDriver driver(data.path());
            driver.window().resize(windowSize);
            QVERIFY(driver.start(view == "first"_L1 ? QStringList() : QStringList{lesson()}));
            const WindowActions &actions = driver.window().actions();
            if (view == "library"_L1) {
                actions.library->trigger();
            } else if (view == "preferences"_L1) {
                actions.preferences->trigger();
            } else if (view == "statistics"_L1) {
                actions.statistics->trigger();
            }
            QTRY_COMPARE(driver.window().size(), windowSize);
            QTest::qWait(100); // layouts settle over some turns of the event loop
            (direction == Qt::LeftToRight ? left : right) = buttonsOf(driver.window());
        }
        QVERIFY2(left.size() >= 4, qPrintable(QString::number(left.size())));
        QCOMPARE(right.keys(), left.keys());
        for (auto button = left.cbegin(); button != left.cend(); ++button) {
            const QRect there = right.value(button.key());
            const int mirrored = windowSize.width() - button->x() - button->width();
            QVERIFY2(qAbs(there.x() - mirrored) <= roundingPixels,
                     qPrintable(u"%1: at %2, its image at %3"_s.arg(button.key()).arg(there.x()).arg(mirrored)));
        }
    }

    void theOutlineIsOnTheRightAndTheCheckOnTheLeft()
    {
        QApplication::setLayoutDirection(Qt::RightToLeft);
        const QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        driver.window().resize(windowSize);
        QVERIFY(driver.start({lesson()}));
        const auto *const outline = driver.window().findChild<OutlinePanel *>();
        const int outlineAt = outline->mapTo(&driver.window(), QPoint()).x();
        const int checkAt = driver.quiz().mapTo(&driver.window(), QPoint()).x();
        const int pageAt = driver.window().findChild<LessonView *>()->mapTo(&driver.window(), QPoint()).x();
        QVERIFY(checkAt < pageAt && pageAt < outlineAt);
        // The lesson reads as its own language does, whatever that of the window.
        const Test::PageDriver page(driver);
        QCOMPARE(page.ask(u"getComputedStyle(document.querySelector('.part > p')).direction"_s).toString(), u"ltr"_s);
    }

private:
    static QString lesson() { return Test::dataPath(u"courses/sorting/005-quicksort-and-its-pivot.json"_s); }
};

int main(int argc, char *argv[])
{
    preparePageEngine();
    QApplication application(argc, argv);
    QApplication::setStyle(QStyleFactory::create(u"Fusion"_s));
    MirroredTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "mirroredtest.moc"
