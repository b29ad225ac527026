// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The panel as people see it, in every state, size and theme. Pictures go to the folder in CARREL_PICTURES, when set.
#include "base/translation.h"
#include "render/codehighlighter.h"
#include "study/studyrecord.h"
#include "widgets/mainwindow/studyframe.h"
#include "widgets/quiz/checkstrip.h"
#include "widgets/quiz/checkview.h"
#include "widgets/quiz/optionlist.h"
#include "widgets/quiz/quizpanel.h"
#include "widgets/samplelesson.h"
#include "widgets/shared/actionbutton.h"
#include "widgets/shared/fittingscrollarea.h"
#include "widgets/shared/readinglooks.h"
#include "widgets/shared/richtextlabel.h"
#include "widgets/shared/theme.h"

#include <QDateTime>
#include <QDir>
#include <QLabel>
#include <QScopeGuard>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QTranslator>
#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

Check longCheck()
{
    Check check = multipleCheck(u"long"_s);
    for (Option &option : check.options) {
        const QString text = std::get<Runs>(option.text.content).front().text;
        option.text = words(text + u", with every card of the pile laid out on a table long enough for all of them, "
                                   "looked at in turn from the left to the right and never twice in the same pass"_s);
    }
    return check;
}

/** A panel on a record of its own. */
struct Desk {
    Theme theme;
    QTemporaryDir folder;
    ManualClock clock{QDateTime(QDate(2026, 11, 29), QTime(12, 0), QTimeZone::UTC).toMSecsSinceEpoch()};
    StudyRecord record{
        {folder.filePath(u"study"_s), folder.filePath(u"index"_s), folder.filePath(u"spool"_s)}, clock, u"test"_s};
    CodeHighlighter highlighter;
    QuizPanel panel{record, clock};

    Desk(bool dark, const QFont &font)
    {
        theme.choose(dark ? ThemeName::Dark : ThemeName::Light);
        panel.setLocale(QLocale(u"en_GB"_s));
        panel.setFont(font);
        panel.setAutoFillBackground(true);
        panel.setMeans(&highlighter, {}, nullptr);
    }

    void open(const std::vector<Check> &checks, QSize size, bool only = false)
    {
        panel.setDrawer(size.height() < 500 && !only);
        panel.resize(size);
        LessonOnScreen place = checks.empty() ? LessonOnScreen() : lessonWith(checks);
        if (only) {
            Lesson lesson = *place.lesson;
            lesson.blocks.clear();
            place.lesson = std::make_shared<const Lesson>(lesson);
        }
        panel.showLesson(place);
        panel.show();
        if (!QTest::qWaitForWindowExposed(&panel)) {
            qFatal("the panel is not on the screen");
        }
    }

    void press(Qt::Key key)
    {
        clock.advance(1000);
        QWidget *focus = panel.focusWidget();
        QTest::keyClick(focus == nullptr ? &panel : focus, key);
        QTest::qWait(1);
    }

    [[nodiscard]] CheckPhase phase() const { return panel.checkView()->phase(); }
    template<typename T> T *part(const QString &name) const { return panel.findChild<T *>(name); }
    [[nodiscard]] FittingScrollArea *scroll() const { return part<FittingScrollArea>(u"scroll"_s); }

    [[nodiscard]] QRect placeOf(const QWidget *widget) const
    {
        return {widget->mapTo(scroll()->viewport(), QPoint()), widget->size()};
    }
    [[nodiscard]] bool isInSight(const QWidget *widget) const
    {
        return widget->isVisible() && scroll()->viewport()->rect().contains(placeOf(widget));
    }
    [[nodiscard]] bool canBeReached(QWidget *widget) const
    {
        scroll()->ensureWidgetVisible(widget, 0, 0);
        return isInSight(widget);
    }
};

} // namespace

class QuizLooksTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsCutInAnyState_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("dark");
        QTest::addColumn<std::vector<Check>>("checks");
        QTest::addColumn<int>("pick");
        const std::vector<Check> one{singleCheck(u"c"_s)};
        const std::vector<Check> five{singleCheck(u"c"_s), multipleCheck(u"d"_s), codeCheck(u"e"_s),
                                      singleCheck(u"f"_s), multipleCheck(u"g"_s)};
        const auto row = [](const QString &name, QSize size, bool dark, const std::vector<Check> &checks, int pick) {
            QTest::newRow(qPrintable(name)) << name << size << dark << checks << pick;
        };
        for (const bool dark : {false, true}) {
            const QString theme = dark ? u"-dark"_s : u"-light"_s;
            row(u"one-wrong"_s + theme, {356, 740}, dark, one, 1);
            row(u"five-right"_s + theme, {356, 740}, dark, five, 2);
            row(u"code-wrong"_s + theme, {356, 740}, dark, {codeCheck(u"c"_s)}, 1);
            row(u"long-wrong"_s + theme, {356, 740}, dark, {longCheck()}, 2);
        }
        row(u"drawer-wrong"_s, {640, 400}, false, five, 1);
        row(u"narrow-wrong"_s, {300, 400}, false, five, 1);
        row(u"whole-wrong"_s, {1280, 740}, false, five, 1);
    }

    void nothingIsCutInAnyState()
    {
        QFETCH(QString, name);
        QFETCH(QSize, size);
        QFETCH(bool, dark);
        QFETCH(std::vector<Check>, checks);
        QFETCH(int, pick);
        Desk desk(dark, font(u"Noto Sans"_s));
        desk.open(checks, size);
        verify(desk.panel, name + u"-1-before"_s);
        desk.panel.takeFocus();
        QTest::keyClick(&desk.panel, Qt::Key(Qt::Key_0 + pick));
        verify(desk.panel, name + u"-2-picked"_s);
        desk.press(Qt::Key_Return);
        QTRY_COMPARE(desk.phase(), CheckPhase::Verdict);
        verify(desk.panel, name + u"-3-verdict"_s);
        desk.press(Qt::Key_O);
        verify(desk.panel, name + u"-4-reasons"_s);
        desk.open({}, size);
        desk.open(checks, size);
        desk.panel.showCheck(checks.front().id);
        verify(desk.panel, name + u"-5-reopened"_s);
    }

    void nothingScrollsWhileThereIsRoom_data()
    {
        QTest::addColumn<QString>("family");
        QTest::addColumn<int>("pixels");
        for (const int pixels : {12, 13, 14, 16, 18}) {
            for (const QString &family : {u"DejaVu Sans"_s, u"Noto Sans"_s}) {
                QTest::addRow("%s %d", qPrintable(family), pixels) << family << pixels;
            }
        }
    }

    void nothingScrollsWhileThereIsRoom()
    {
        QFETCH(QString, family);
        QFETCH(int, pixels);
        Desk desk(false, font(family, pixels));
        desk.panel.hide(); // as while another view is in front
        desk.panel.showLesson(lessonWith({multipleCheck(u"short"_s)}));
        desk.panel.resize(372, 710);
        desk.panel.show();
        desk.panel.hide();
        desk.open({singleCheck(u"c"_s)}, {372, 710});
        verify(desk.panel, u"room-%1-%2-before"_s.arg(family).arg(pixels));
        desk.panel.takeFocus();
        desk.press(Qt::Key_2);
        desk.press(Qt::Key_Return);
        QTRY_COMPARE(desk.phase(), CheckPhase::Verdict);
        verify(desk.panel, u"room-%1-%2-verdict"_s.arg(family).arg(pixels));
    }

    void aSmallWindowShowsWholeQuestionsWithTheirVerdicts_data()
    {
        QTest::addColumn<Check>("check");
        QTest::addColumn<int>("pick");
        QTest::addColumn<bool>("only");
        QTest::newRow("wrong") << singleCheck(u"c"_s) << 1 << false;
        QTest::newRow("right") << singleCheck(u"c"_s) << 2 << false;
        QTest::newRow("choose all") << multipleCheck(u"c"_s) << 2 << false;
        QTest::newRow("code") << codeCheck(u"c"_s) << 1 << false;
        QTest::newRow("a lesson of checks only") << singleCheck(u"c"_s) << 1 << true;
    }

    /** At 640 by 400, less what the window keeps for menu, toolbar and status line. */
    void aSmallWindowShowsWholeQuestionsWithTheirVerdicts()
    {
        QFETCH(Check, check);
        QFETCH(int, pick);
        QFETCH(bool, only);
        const QString name = u"small-"_s + QString::fromLatin1(QTest::currentDataTag()).replace(u' ', u'-');
        const QSize size = only ? QSize(640, 308) : QSize(520, 308);
        Desk desk(false, font(u"Noto Sans"_s));
        desk.panel.setDrawer(!only);
        desk.open({check}, size, only);
        verify(desk.panel, name + u"-1-before"_s);
        desk.panel.takeFocus();
        desk.press(Qt::Key(Qt::Key_0 + pick));
        desk.press(Qt::Key_Return);
        QTRY_COMPARE(desk.phase(), CheckPhase::Verdict);
        verify(desk.panel, name + u"-2-verdict"_s);
        QVERIFY(desk.isInSight(desk.part<RichTextLabel>(u"question"_s)));
        QVERIFY(desk.isInSight(desk.part<QLabel>(u"headline"_s)));
        for (const QString &part : {u"comesBack"_s, u"bringBack"_s}) {
            QWidget *widget = desk.part<QWidget>(part);
            QVERIFY(!widget->isVisible() || desk.canBeReached(widget));
        }
        desk.open({}, size);
        desk.open({check}, size, only);
        verify(desk.panel, name + u"-3-reopened"_s);
        QVERIFY(desk.isInSight(desk.part<RichTextLabel>(u"question"_s)));
        QVERIFY(desk.isInSight(desk.part<QLabel>(u"headline"_s)));
        desk.press(desk.part<QWidget>(u"again"_s)->isVisible() ? Qt::Key_A : Qt::Key_T);
        QCOMPARE(desk.phase(), CheckPhase::Asking);
        verify(desk.panel, name + u"-4-again"_s);
        QVERIFY(desk.isInSight(desk.part<RichTextLabel>(u"question"_s)));
    }

    void keysLeadToWhatIsOutOfSight()
    {
        Desk desk(false, font(u"Noto Sans"_s));
        desk.panel.setDrawer(true);
        desk.open({singleCheck(u"c"_s)}, {520, 308});
        desk.panel.takeFocus();
        desk.press(Qt::Key_1);
        desk.press(Qt::Key_Return);
        QTRY_COMPARE(desk.phase(), CheckPhase::Verdict);
        QTest::qWait(1);
        desk.press(Qt::Key_End);
        QVERIFY(desk.isInSight(desk.part<QLabel>(u"comesBack"_s)));
        desk.press(Qt::Key_Home);
        QVERIFY(desk.isInSight(desk.part<RichTextLabel>(u"question"_s)));
        desk.press(Qt::Key_PageDown);
        QVERIFY(!desk.isInSight(desk.part<RichTextLabel>(u"question"_s)));
    }

    void aCheckThatCannotBeAskedSaysWhyInASmallWindow()
    {
        Check check = singleCheck(u"c"_s);
        check.needsLook = u"No option is marked as right."_s;
        Desk desk(false, font(u"Noto Sans"_s));
        desk.panel.setDrawer(true);
        desk.open({check}, {520, 308});
        verify(desk.panel, u"small-refused"_s);
        QVERIFY(desk.isInSight(desk.part<RichTextLabel>(u"question"_s)));
        QVERIFY(desk.part<QLabel>(u"note"_s)->isVisible());
    }

    void everyCheckOfALongStripIsInSight_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("beside the text") << QSize(356, 740);
        QTest::newRow("narrow") << QSize(300, 740);
        QTest::newRow("over the text") << QSize(520, 308);
    }

    void everyCheckOfALongStripIsInSight()
    {
        QFETCH(QSize, size);
        std::vector<Check> checks;
        for (int i = 0; i < 11; ++i) {
            checks.push_back(singleCheck(u"c%1"_s.arg(i)));
        }
        Desk desk(false, font(u"Noto Sans"_s));
        desk.open({singleCheck(u"c"_s)}, size); // the strip grows while it is on screen
        desk.open(checks, size);
        verify(desk.panel, u"strip-%1"_s.arg(size.width()));
        const QList<CheckChip *> chips = desk.panel.findChildren<CheckChip *>();
        QCOMPARE(chips.size(), 11);
        for (const CheckChip *chip : chips) {
            QVERIFY2(chip->visibleRegion() == QRegion(chip->rect()), qPrintable(chip->text()));
        }
        const auto *strip = desk.panel.findChild<CheckStrip *>();
        QCOMPARE(strip->height(), strip->heightForWidth(strip->width()));
    }

    void theSizeOfTheTextStaysWhereverThePanelIs_data()
    {
        QTest::addColumn<bool>("answered");
        QTest::newRow("asked") << false;
        QTest::newRow("answered") << true;
    }

    void theSizeOfTheTextStaysWhereverThePanelIs()
    {
        QFETCH(bool, answered);
        Desk desk(false, font(u"Noto Sans"_s));
        auto &outline = *new QWidget; // the frame takes them
        auto &views = *new QStackedWidget;
        views.addWidget(new QWidget);
        StudyFrame frame(&outline, &views, &desk.panel);
        const auto apart = qScopeGuard([&desk] { desk.panel.setParent(nullptr); });
        frame.setContent({.outline = true, .check = true, .text = true});
        frame.resize(1280, 800);
        frame.show();
        QVERIFY(QTest::qWaitForWindowExposed(&frame));
        ReadingLooks::setFontWithin(desk.panel, zoomed(300));
        desk.panel.showLesson(lessonWith({singleCheck(u"c"_s)}));
        if (answered) {
            desk.panel.takeFocus();
            QTest::keyClick(&desk.panel, Qt::Key_1);
            desk.press(Qt::Key_Return);
            QTRY_COMPARE(desk.phase(), CheckPhase::Verdict);
        }
        const QStringList large = sizesIn(desk.panel);
        for (const int width : {700, 1280, 700}) {
            frame.resize(width, 800);
            frame.showCheck(true);
            QTest::qWait(1);
            QCOMPARE(sizesIn(desk.panel), large);
        }
        ReadingLooks::setFontWithin(desk.panel, zoomed(150)); // in the drawer
        const QStringList smaller = sizesIn(desk.panel);
        QVERIFY(smaller != large);
        frame.resize(1280, 800);
        ReadingLooks::setFontWithin(desk.panel, zoomed(100));
        ReadingLooks::setFontWithin(desk.panel, zoomed(150));
        QCOMPARE(smaller, sizesIn(desk.panel));
    }

    void buttonsGrowWithTheirWords_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        for (const QString &language : {u"en"_s, u"de"_s}) {
            for (const QSize size : {QSize(372, 700), QSize(520, 560), QSize(720, 700)}) {
                QTest::addRow("%s, %d wide", qPrintable(language), size.width()) << language << size;
            }
        }
    }

    void buttonsGrowWithTheirWords()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        installTranslations(language);
        const auto back = qScopeGuard([] { qDeleteAll(QCoreApplication::instance()->findChildren<QTranslator *>()); });
        Desk desk(false, font(u"Noto Sans"_s));
        desk.open({singleCheck(u"c"_s), singleCheck(u"d"_s)}, size);
        ReadingLooks::setFontWithin(desk.panel, zoomed(300));
        const QString name = u"large-%1-%2"_s.arg(language, QString::number(size.width()));
        desk.panel.takeFocus();
        QTest::keyClick(&desk.panel, Qt::Key_2);
        verify(desk.panel, name + u"-1"_s);
        desk.press(Qt::Key_Return);
        QTRY_COMPARE(desk.phase(), CheckPhase::Verdict);
        verify(desk.panel, name + u"-2"_s);
        desk.panel.showCheck(CheckId(u"d"_s)); // the buttons of an answer come back
        verify(desk.panel, name + u"-3"_s);
    }

private:
    static QFont zoomed(int percent)
    {
        TextLooks looks;
        looks.zoom = percent;
        return ReadingLooks::checkFont(font(u"Noto Sans"_s), looks);
    }

    /** The size of every word that is in the panel. */
    static QStringList sizesIn(const QuizPanel &panel)
    {
        QStringList sizes;
        for (const QWidget *const part : panel.findChildren<QWidget *>()) {
            const bool hasWords = qobject_cast<const QLabel *>(part) != nullptr ||
                                  qobject_cast<const RichTextLabel *>(part) != nullptr ||
                                  qobject_cast<const QAbstractButton *>(part) != nullptr;
            if (hasWords && !part->objectName().isEmpty()) {
                sizes << u"%1 %2"_s.arg(part->objectName(), QString::number(part->font().pixelSize()));
            }
        }
        sizes.sort();
        return sizes;
    }

    static QFont font(const QString &family, int pixels = 14)
    {
        QFont font(family);
        font.setPixelSize(pixels);
        return font;
    }

    static void verify(QuizPanel &panel, const QString &name)
    {
        QTest::qWait(1);
        QCoreApplication::sendPostedEvents();
        const QString pictures = qEnvironmentVariable("CARREL_PICTURES");
        if (!pictures.isEmpty()) {
            QDir().mkpath(pictures);
            QVERIFY(panel.grab().save(pictures + u'/' + name + u".png"_s));
        }
        for (const OptionCard *card : panel.findChildren<OptionCard *>()) {
            if (card->isVisible()) {
                QVERIFY2(card->height() >= card->heightForWidth(card->width()), qPrintable(name));
            }
        }
        const auto *scroll = panel.findChild<FittingScrollArea *>();
        const auto *check = panel.checkView();
        int lowest = 0;
        for (const QWidget *part : check->findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
            lowest = part->isVisible() ? qMax(lowest, part->geometry().bottom()) : lowest;
        }
        const bool fills = lowest >= check->height() - 2;
        QVERIFY2(scroll->verticalScrollBar()->maximum() == 0 || fills, qPrintable(name + u": scrolls beside room"_s));
        for (const ActionButton *button : panel.findChildren<ActionButton *>()) {
            if (button->isVisible()) {
                QVERIFY2(button->height() >= button->heightForWidth(button->width()), qPrintable(button->text()));
                const QRect place(button->mapTo(&panel, QPoint()), button->size());
                const bool inScroll = scroll->isAncestorOf(button);
                QVERIFY2(inScroll || panel.rect().contains(place), qPrintable(name + u": "_s + button->text()));
            }
        }
    }
};

QTEST_MAIN(QuizLooksTest)
#include "quizlookstest.moc"
