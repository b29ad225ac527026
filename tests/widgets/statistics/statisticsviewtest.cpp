// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/statistics/statisticsview.h"

#include "course/identity.h"
#include "exchange/packagecodec.h"
#include "library/library.h"
#include "study/longrecord.h"
#include "study/studyrecord.h"
#include "support/testpaths.h"
#include "support/timespans.h"
#include "widgets/quiz/askedcheck.h"
#include "widgets/shared/theme.h"
#include "widgets/statistics/daygrid.h"
#include "widgets/statistics/figuresection.h"
#include "widgets/storedcourse.h"

#include <QApplication>
#include <QDateTime>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

constexpr int patience = 30'000; // ms, for a disk that others keep busy
constexpr int reviews = 25;      // enough for every figure to say something

/** A learner who answered two checks of one lesson, one of them day after day. */
struct Desk {
    QTemporaryDir folder;
    ManualClock clock{QDateTime(QDate(2026, 11, 1), QTime(12, 0), QTimeZone::UTC).toMSecsSinceEpoch()};
    StudyRecord record{
        {folder.filePath(u"study"_s), folder.filePath(u"index"_s), folder.filePath(u"spool"_s)}, clock, u"test"_s};
    Library library{{folder.filePath(u"store"_s), {}, folder.filePath(u"library.db"_s)}, packageCodec()};
    StatisticsView view{record, library};
    LessonOnScreen cards = lessonWith({singleCheck(u"a"_s), multipleCheck(u"b"_s)}, u"cards"_s);

    Desk()
    {
        if (!storeCourse(library, folder.filePath(u"store"_s), {cards})) {
            qFatal("the course could not be stored");
        }
        view.setLocale(QLocale(u"en_GB"_s));
        view.resize(900, 700);
        view.show();
        view.activateWindow();
        if (!QTest::qWaitForWindowActive(&view, patience)) {
            qFatal("the window did not become active");
        }
    }

    void answer(const QString &id, const QString &chosen)
    {
        const Check &check = *findCheck(*cards.lesson, CheckId(id));
        AnswerEvent answer;
        answer.check = {cards.course.id, cards.lesson->slug, check.id};
        answer.fingerprint = fingerprintOf(check);
        for (const Option &option : check.options) {
            answer.shown.push_back(option.key);
            answer.rightCount += option.correct ? 1 : 0;
            answer.right |= option.correct && option.key == OptionKey(chosen);
        }
        answer.optionCount = int(check.options.size());
        answer.chosen = {OptionKey(chosen)};
        answer.tookMs = 20'000;
        answer.occasion = Occasion::Review;
        record.append(answer);
    }

    void study()
    {
        answer(u"b"_s, u"wrong"_s);
        for (int day = 0; day <= reviews; ++day) {
            answer(u"a"_s, day % 4 == 0 ? u"two"_s : u"right"_s);
            clock.advance(Test::dayMs);
        }
        clock.advance(-Test::dayMs); // the last answer is of today
        if (!record.waitUntilStored(patience)) {
            qFatal("the answers were not kept");
        }
    }

    /** Other computers wrote so much that counting it takes a while. */
    void answerForYears()
    {
        if (!writeLongRecord(folder.filePath(u"study"_s), 60'000, clock.wallMs())) {
            qFatal("the answers were not written");
        }
        record.rescan();
        if (!QTest::qWaitFor([this] { return record.state().checks().size() == longRecordChecks; }, patience)) {
            qFatal("the answers were not read");
        }
    }

    void refresh()
    {
        view.refresh(0);
        if (!QTest::qWaitFor([this] { return view.isDrawn(); }, patience)) {
            qFatal("the charts were not drawn");
        }
    }

    /** A chart as the plugin makes it; nullptr: the section has none. */
    [[nodiscard]] QWidget *chart(const QString &name) const
    {
        const QList<QWidget *> widgets = view.section(name)->findChildren<QWidget *>();
        const auto found =
            std::ranges::find_if(widgets, [](const QWidget *widget) { return widget->inherits("QChartView"); });
        return found == widgets.end() ? nullptr : *found;
    }
};

template<typename Widget> Widget *childOf(const FigureSection &section, const QString &name)
{
    return section.findChild<Widget *>(name);
}

int pixelsOf(QWidget &widget, const QColor &colour)
{
    const QImage picture = widget.grab().toImage();
    int count = 0;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            count += picture.pixelColor(x, y) == colour ? 1 : 0;
        }
    }
    return count;
}

} // namespace

class StatisticsViewTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatNobodySeesIsNotCounted()
    {
        Desk desk;
        desk.answerForYears();
        desk.view.refresh(0);
        QVERIFY(desk.view.isCounting());
        desk.view.hide();
        QTRY_VERIFY_WITH_TIMEOUT(!desk.view.isCounting(), patience);
        QVERIFY(desk.view.findChildren<FigureSection *>().isEmpty());
        desk.view.show();
        desk.refresh();
        QVERIFY(desk.view.section(u"today"_s));
    }

    void whoDidNothingReadsOneSentence()
    {
        Desk desk;
        desk.refresh();
        const auto *const nothing = desk.view.findChild<QLabel *>(u"nothing"_s);
        QVERIFY(nothing->isVisible());
        QTRY_VERIFY(nothing->y() < 100); // right below the title
        QVERIFY(desk.view.findChildren<FigureSection *>().isEmpty());
        desk.study();
        desk.refresh();
        QVERIFY(!nothing->isVisible());
        QVERIFY(desk.view.section(u"today"_s) != nullptr);
        QTRY_VERIFY(!desk.view.section(u"today"_s)->visibleRegion().isEmpty());
    }

    void eachFigureHasItsChartAndTheSameAsATable()
    {
        Desk desk;
        desk.study();
        desk.refresh();
        int charts = 0;
        const QList<FigureSection *> sections = desk.view.findChildren<FigureSection *>();
        QVERIFY(sections.size() > 8);
        for (FigureSection *const section : sections) {
            const QString &name = section->figure().name;
            const auto *const table = childOf<QTableView>(*section, u"table"_s);
            const FigureChart::Kind kind = section->figure().chart.kind;
            QVERIFY2((kind == FigureChart::Kind::None) == table->isVisible(), qPrintable(name));
            if (kind == FigureChart::Kind::Days) {
                QVERIFY2(section->findChild<DayGrid *>() != nullptr, qPrintable(name));
            } else if (kind != FigureChart::Kind::None) {
                QVERIFY2(desk.chart(name) != nullptr, qPrintable(name));
                ++charts;
            }
            childOf<QPushButton>(*section, u"showTable"_s)->setChecked(true);
            QVERIFY2(table->isVisible(), qPrintable(name));
            QCOMPARE(table->model()->rowCount(), int(section->figure().rows.size()));
        }
        QVERIFY(charts >= 5);
    }

    void chartsTakeTheColoursOfTheTheme()
    {
        Theme theme;
        Desk desk;
        desk.study();
        for (const ThemeName name : {ThemeName::Light, ThemeName::Dark}) {
            theme.choose(name);
            desk.refresh();
            QTRY_VERIFY(desk.chart(u"strength"_s) != nullptr);
            const ThemeTokens tokens = themeTokens(name);
            QVERIFY(pixelsOf(*desk.chart(u"strength"_s), tokens.accent) > 200);
            QVERIFY(pixelsOf(*desk.chart(u"strength"_s), tokens.paper) > 2'000);
            QVERIFY(pixelsOf(*desk.view.findChild<DayGrid *>(), tokens.accent) > 200);
        }
    }

    void aTableShownStaysShownWhenTheNumbersChange()
    {
        Desk desk;
        desk.study();
        desk.refresh();
        FigureSection *const section = desk.view.section(u"pace"_s);
        const QWidget *const chart = desk.chart(u"pace"_s);
        section->showTable(true);
        desk.refresh();
        QCOMPARE(desk.chart(u"pace"_s), chart); // nothing new, so nothing is drawn anew
        desk.answer(u"b"_s, u"wrong"_s);
        QVERIFY(desk.record.waitUntilStored(patience));
        desk.refresh();
        QCOMPARE(desk.view.section(u"pace"_s), section);
        QVERIFY(childOf<QTableView>(*section, u"table"_s)->isVisible());
        QVERIFY(desk.chart(u"pace"_s) != nullptr);
    }

    void longWordsShareTheRoom()
    {
        const QString sentence =
            u"What is the largest number of comparisons that may be needed for two sorted piles?"_s;
        Figure figure{.name = u"words"_s, .title = u"Words"_s, .finding = {}, .head = {u"No."_s, u"One"_s, u"Two"_s}};
        figure.rows = {{1, u"short"_s, u"short"_s}};
        FigureSection section;
        section.showFigure(figure);
        section.resize(900, 600);
        section.show();
        QVERIFY(QTest::qWaitForWindowExposed(&section));
        figure.rows.assign(9, figure.rows.front());
        figure.rows.back() = {2, sentence, sentence}; // the table has room for one row still
        section.showFigure(figure);
        const auto *const table = childOf<QTableView>(section, u"table"_s);
        QTRY_COMPARE(table->horizontalScrollBar()->maximum(), 0);
        QVERIFY(qAbs(table->columnWidth(1) - table->columnWidth(2)) <= 1);
        QVERIFY(table->columnWidth(0) < table->columnWidth(1));
    }

    void aTableIsWrittenAsCsv()
    {
        Desk desk;
        desk.study();
        desk.refresh();
        const QString file = desk.folder.filePath(u"pace.csv"_s);
        QVERIFY(desk.view.section(u"pace"_s)->writeTable(file).has_value());
        const QByteArray bytes = Test::readFile(file);
        QVERIFY2(bytes.contains("Time for an answer,Answers\r\n"), bytes.constData());
        QVERIFY2(bytes.contains("20 to 39 s,27\r\n"), bytes.constData());
        QVERIFY(!desk.view.section(u"pace"_s)->writeTable(desk.folder.filePath(u"none/pace.csv"_s)).has_value());
    }

    void aWrongChoiceLeadsToItsPassageByEnterAndByTheButton()
    {
        Desk desk;
        desk.study();
        desk.refresh();
        FigureSection *const section = desk.view.section(u"wrong-choices"_s);
        auto *const table = childOf<QTableView>(*section, u"table"_s);
        QCOMPARE(table->model()->index(0, 0).data().toString(), u"7"_s);
        QSignalSpy asked(&desk.view, &StatisticsView::passageRequested);
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.front().front().value<LessonRef>().lesson, LessonSlug(u"cards"_s));
        QTest::keyClick(childOf<QPushButton>(*section, u"openLink"_s), Qt::Key_Space);
        QCOMPARE(asked.size(), 2);
    }

    void keysScrollLeadThroughAndLeave()
    {
        Desk desk;
        desk.study();
        desk.refresh();
        desk.view.setFocus();
        auto *const bar = desk.view.findChild<QAbstractScrollArea *>(u"scroll"_s)->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 1'000);
        QTest::keyClick(&desk.view, Qt::Key_PageDown);
        QVERIFY(bar->value() > 0);
        QTest::keyClick(&desk.view, Qt::Key_Home);
        QCOMPARE(bar->value(), 0);
        QSet<QWidget *> reached;
        QTest::keyClick(&desk.view, Qt::Key_Tab);
        for (QWidget *focus = QApplication::focusWidget(); focus && !reached.contains(focus);
             focus = QApplication::focusWidget()) {
            reached << focus;
            QVERIFY2(!focus->accessibleName().isEmpty(), qPrintable(focus->objectName()));
            QTest::keyClick(focus, Qt::Key_Tab);
        }
        for (const FigureSection *const section : desk.view.findChildren<FigureSection *>()) {
            QVERIFY(reached.contains(childOf<QPushButton>(*section, u"saveTable"_s)) || section->figure().rows.empty());
        }
        QVERIFY(bar->value() > 0); // what has the focus is in sight
        const QSignalSpy left(&desk.view, &StatisticsView::closeRequested);
        QTest::keyClick(&desk.view, Qt::Key_Escape);
        QCOMPARE(left.size(), 1);
    }
};

QTEST_MAIN(StatisticsViewTest)
#include "statisticsviewtest.moc"
