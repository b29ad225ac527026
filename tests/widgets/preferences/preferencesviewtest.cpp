// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preferences/preferencesview.h"

#include "models/keybindings.h"
#include "settings/keys.h"
#include "settings/settings.h"
#include "study/longrecord.h"
#include "study/studyrecord.h"
#include "support/heartbeat.h"
#include "support/unwritable.h"
#include "widgets/preferences/textpreferences.h"
#include "widgets/preferences/textsample.h"
#include "widgets/shared/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMetaProperty>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QStyleOptionComboBox>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTimeEdit>
#include <QTranslator>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

constexpr int longRecord = 100'000; // answers
constexpr int readMs = 30'000;      // a busy computer
constexpr double mostHeldMs = 100;  // longer is felt

/** Preferences of a computer with this policy. */
struct Desk {
    QTemporaryDir folder;
    ManualClock clock{1795953600000};
    StudyRecord record{
        {folder.filePath(u"study"_s), folder.filePath(u"index"_s), folder.filePath(u"spool"_s)}, clock, u"test"_s};
    std::unique_ptr<Settings> settings;
    std::unique_ptr<KeyBindings> bindings;
    std::unique_ptr<PreferencesView> view;

    explicit Desk(const QByteArray &policy = "{}")
    {
        QDir().mkpath(folder.filePath(u"managed"_s));
        QFile file(folder.filePath(u"managed/room.json"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(policy) < 0) {
            qFatal("the policy could not be written");
        }
        file.close();
        settings = std::make_unique<Settings>(SettingsPaths{
            folder.filePath(u"user"_s), folder.filePath(u"recommended"_s), folder.filePath(u"managed"_s)});
        record.hold(settings->managedChoices());
        bindings = std::make_unique<KeyBindings>(*settings);
        view = std::make_unique<PreferencesView>(*settings, record, *bindings, LessonTitle());
        view->resize(1000, 700);
        view->show();
    }

    template<typename T> T *part(const QString &name) const { return view->findChild<T *>(name); }
};

QStringList shownRows(const Desk &desk)
{
    QStringList shown;
    const QList<QWidget *> all = desk.view->findChildren<QWidget *>(QRegularExpression(u"^row[A-Z][A-Za-z]*$"_s));
    for (const QWidget *const row : all) {
        if (row->isVisible()) {
            shown << row->objectName();
        }
    }
    return shown;
}

/** A language in which only the words that mean "theme" are translated. */
class SynonymsOfTheme final : public QTranslator
{
public:
    explicit SynonymsOfTheme(QString words)
        : m_words(std::move(words))
    {
    }

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *context, const char *source, const char *, int) const override
    {
        const bool isMeant = QLatin1StringView(context) == "Carrel::PreferenceWords"_L1 &&
                             QLatin1StringView(source).startsWith("theme"_L1);
        return isMeant ? m_words : QString();
    }

private:
    QString m_words;
};

} // namespace

class PreferencesViewTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void timesReadTheSameFromRightToLeft()
    {
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        const auto restore = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
        const Desk desk;
        QCOMPARE(desk.part<QTimeEdit>(u"rollover"_s)->text(), u"04:00"_s);
    }

    void aSearchLeavesTheRowsWithItsWords_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QStringList>("rows");
        QTest::newRow("a label") << u"theme"_s << QStringList{u"rowTheme"_s};
        QTest::newRow("a choice of a list") << u"missed"_s << QStringList{u"rowScope"_s};
        QTest::newRow("a note, two words") << u"NEXT processor"_s << QStringList{u"rowGraphics"_s};
        QTest::newRow("a unit, notes and a label")
            << u"day"_s << QStringList{u"rowRetention"_s, u"rowMinutesADay"_s, u"rowMaximumInterval"_s,
                                       u"rowRollover"_s,  u"rowEasyDays"_s,    u"rowHolidays"_s};
        QTest::newRow("a word that means the same") << u"typeface"_s << QStringList{u"rowTextFont"_s};
        QTest::newRow("another one") << u"dark mode"_s << QStringList{u"rowTheme"_s};
        QTest::newRow("the name others give it") << u"retention"_s << QStringList{u"rowRetention"_s};
        QTest::newRow("a button") << u"optimize"_s << QStringList{u"rowFit"_s};
        QTest::newRow("how keys are called elsewhere") << u"shortcuts"_s << QStringList{u"rowKeys"_s};
        QTest::newRow("how motion is called elsewhere") << u"animation"_s << QStringList{u"rowMotion"_s};
        QTest::newRow("nothing") << u"printer"_s << QStringList();
    }

    void aSearchLeavesTheRowsWithItsWords()
    {
        QFETCH(QString, words);
        QFETCH(QStringList, rows);
        const Desk desk;
        QTest::keyClicks(desk.part<QLineEdit>(u"searchEdit"_s), words);
        QCOMPARE(shownRows(desk), rows);
        QCOMPARE(desk.part<QLabel>(u"nothingFound"_s)->isVisible(), rows.isEmpty());
    }

    void aSearchKnowsTheWordsOfTheLanguageAndOfEnglish()
    {
        SynonymsOfTheme translator(u"Farbschema"_s);
        QVERIFY(QCoreApplication::installTranslator(&translator));
        for (const QString &word : {u"farbschema"_s, u"appearance"_s}) {
            const Desk desk;
            desk.part<QLineEdit>(u"searchEdit"_s)->setText(word);
            QCOMPARE(shownRows(desk), QStringList{u"rowTheme"_s});
        }
    }

    void escClearsTheSearchAndThenLeaves()
    {
        const Desk desk;
        const QSignalSpy closed(desk.view.get(), &PreferencesView::closeRequested);
        auto *const field = desk.part<QLineEdit>(u"searchEdit"_s);
        QTest::keyClicks(field, u"theme"_s);
        QTest::keyClick(desk.part<QComboBox>(u"theme"_s), Qt::Key_Escape);
        QCOMPARE(field->text(), QString());
        QCOMPARE(shownRows(desk).size(), 25);
        QCOMPARE(closed.size(), 0);
        for (const QString &control : {u"searchEdit"_s, u"theme"_s, u"retention"_s, u"rollover"_s}) {
            QTest::keyClick(desk.part<QWidget>(control), Qt::Key_Escape);
        }
        QCOMPARE(closed.size(), 4);
    }

    void theNextOpeningShowsEverything()
    {
        const Desk desk;
        desk.part<QLineEdit>(u"searchEdit"_s)->setText(u"theme"_s);
        desk.view->hide();
        desk.view->show();
        QCOMPARE(desk.part<QLineEdit>(u"searchEdit"_s)->text(), QString());
        QCOMPARE(shownRows(desk).size(), 25);
    }

    void aHeldChoiceIsGreyAndSaysWhoSetIt_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QString>("control");
        QTest::newRow("theme") << QByteArray(R"("theme":"dark")") << u"theme"_s;
        QTest::newRow("motion") << QByteArray(R"("motion":"less")") << u"motion"_s;
        QTest::newRow("font") << QByteArray(R"("textFont":"Atkinson Hyperlegible")") << u"textFont"_s;
        QTest::newRow("zoom") << QByteArray(R"("zoom":150)") << u"zoom"_s;
        QTest::newRow("scope") << QByteArray(R"("scope":"everything")") << u"scope"_s;
        QTest::newRow("retention") << QByteArray(R"("retention":0.8)") << u"retention"_s;
        QTest::newRow("maximum interval") << QByteArray(R"("maximumInterval":30)") << u"maximumInterval"_s;
        QTest::newRow("rollover") << QByteArray(R"("rollover":0)") << u"rollover"_s;
    }

    void aHeldChoiceIsGreyAndSaysWhoSetIt()
    {
        QFETCH(QByteArray, value);
        QFETCH(QString, control);
        const Desk desk(R"({"setBy":"Room 12",)" + value + "}");
        const auto *const held = desk.part<QWidget>(control);
        QVERIFY(!held->isEnabled());
        QVERIFY(desk.part<QLabel>(control + u"Note"_s)->text().contains("Room 12"_L1));
        QVERIFY(held->accessibleDescription().contains("Room 12"_L1));
        const QString free = control == "scope"_L1 ? u"rollover"_s : u"scope"_s;
        QVERIFY(desk.part<QWidget>(free)->isEnabled());
        QVERIFY(!desk.part<QLabel>(free + u"Note"_s)->text().contains("Room 12"_L1));
    }

    void heldValuesAreTheOnesShownAndUsed()
    {
        const Desk desk(R"({"scope":"everything","retention":0.8,"maximumInterval":30})");
        QCOMPARE(desk.part<QComboBox>(u"scope"_s)->currentData().toInt(), int(ReviewScope::Everything));
        QCOMPARE(desk.part<QSpinBox>(u"retention"_s)->value(), 80);
        QCOMPARE(desk.part<QSpinBox>(u"maximumInterval"_s)->value(), 30);
        QCOMPARE(desk.record.state().settings().scope, ReviewScope::Everything);
        QVERIFY(!QFile::exists(desk.folder.filePath(u"study"_s))); // holding writes nothing
    }

    void aChosenRetentionIsWrittenOnce()
    {
        Desk desk;
        auto *const box = desk.part<QSpinBox>(u"retention"_s);
        QCOMPARE(box->value(), 90);
        box->setValue(85);
        Q_EMIT box->editingFinished();
        QTRY_COMPARE(desk.record.state().settings().retention, 0.85);
        QSignalSpy changed(&desk.record, &StudyRecord::stateChanged);
        Q_EMIT box->editingFinished();
        QVERIFY(desk.record.waitUntilStored(5000));
        QCOMPARE(changed.size(), 0);
    }

    void whatCannotBeKeptIsNotShownAsIfItWere_data()
    {
        QTest::addColumn<QString>("control");
        QTest::addColumn<int>("change"); // a key
        QTest::newRow("retention") << u"retention"_s << int(Qt::Key_Up);
        QTest::newRow("longest pause") << u"maximumInterval"_s << int(Qt::Key_Down);
        QTest::newRow("minutes a day") << u"minutesADay"_s << int(Qt::Key_Up);
        QTest::newRow("rollover") << u"rollover"_s << int(Qt::Key_Up);
        QTest::newRow("scope") << u"scope"_s << int(Qt::Key_Down);
        QTest::newRow("a day of the week") << u"sunday"_s << int(Qt::Key_Space);
    }

    void whatCannotBeKeptIsNotShownAsIfItWere()
    {
        QFETCH(QString, control);
        QFETCH(int, change);
        Desk desk;
        const Test::Unwritable disk({desk.folder.filePath(u"study"_s), desk.folder.filePath(u"spool"_s)});
        desk.view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(desk.view.get()));
        auto *const field = desk.part<QWidget>(control);
        field->setFocus();
        const auto shown = [field] {
            const auto *const box = qobject_cast<QCheckBox *>(field);
            return box ? QVariant(box->checkState()) : field->metaObject()->userProperty().read(field);
        };
        const QVariant before = shown();
        const QSignalSpy failed(&desk.record, &StudyRecord::appendFailed);
        QTest::keyClick(field, Qt::Key(change));
        QVERIFY(shown() != before);
        if (qobject_cast<QAbstractSpinBox *>(field)) {
            QTest::keyClick(field, Qt::Key_Return); // the editing is over, and the focus stays
        }
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(field->hasFocus());
        QCOMPARE(shown(), before);
    }

    void theWishSaysWhatItCosts()
    {
        Desk desk;
        const auto *const cost = desk.part<QLabel>(u"retentionCost"_s);
        QTRY_VERIFY(cost->text().startsWith("Nothing comes back yet."_L1));
        AnswerEvent answer;
        answer.optionCount = 4;
        answer.tookMs = 60'000;
        for (int i = 0; i < 60; ++i) {
            answer.check = {CourseId(u"c"_s), LessonSlug(u"l-%1"_s.arg(i)), CheckId(u"check"_s)};
            answer.fingerprint = Fingerprint(u"f"_s);
            desk.record.append(answer);
        }
        QTRY_VERIFY(desk.record.state().checks().size() == 60);
        QTRY_VERIFY(cost->text().contains("takes about"_L1));
        QVERIFY(cost->text().contains("85 %"_L1) && cost->text().contains("95 %"_L1));
        const QString ninety = cost->text();
        auto *const box = desk.part<QSpinBox>(u"retention"_s);
        QCOMPARE(box->minimum(), 70);
        QCOMPARE(box->maximum(), 97);
        box->setValue(97);
        QTRY_VERIFY(cost->text().contains("92 %"_L1) && !cost->text().contains("102 %"_L1));
    }

    void aWishThatIsSteppedThroughHoldsNothing()
    {
        Desk desk;
        QVERIFY(Test::writeLongRecord(desk.folder.filePath(u"study"_s), longRecord, desk.clock.wallMs()));
        desk.record.rescan();
        QTRY_VERIFY_WITH_TIMEOUT(desk.record.state().checks().size() == Test::longRecordChecks, readMs);
        const auto *const cost = desk.part<QLabel>(u"retentionCost"_s);
        QTRY_VERIFY_WITH_TIMEOUT(cost->text().contains("takes about"_L1), readMs);
        const QString before = cost->text();
        auto *const box = desk.part<QSpinBox>(u"retention"_s);
        Test::Heartbeat heartbeat;
        for (int wish = box->minimum(); wish <= box->maximum(); ++wish) {
            box->setValue(wish);
            QCOMPARE(cost->text(), before); // until the new one is there
        }
        QTRY_VERIFY_WITH_TIMEOUT(cost->text() != before, readMs);
        const double heldMs = heartbeat.longestMs();
        QVERIFY2(heldMs < mostHeldMs, qPrintable(QString::number(heldMs)));
        QVERIFY2(cost->text().contains("92 %"_L1), qPrintable(cost->text())); // that of the last wish, and no other
    }

    void aDayOfTheWeekHasLessOrNothing()
    {
        Desk desk;
        auto *const sunday = desk.part<QCheckBox>(u"sunday"_s);
        QCOMPARE(sunday->accessibleName(), u"Sunday"_s);
        QCOMPARE(sunday->checkState(), Qt::Checked);
        const auto on = [&desk](size_t day) { return desk.record.state().settings().calendar.week[day]; };
        QTest::keyClick(sunday, Qt::Key_Space);
        QTRY_COMPARE(on(6), DayLoad::None);
        QVERIFY(sunday->accessibleDescription().startsWith("Nothing"_L1));
        QTest::keyClick(sunday, Qt::Key_Space);
        QTRY_COMPARE(on(6), DayLoad::Less);
        QCOMPARE(sunday->checkState(), Qt::PartiallyChecked);
        QCOMPARE(on(0), DayLoad::Usual);
        // The last day for review stays one.
        desk.record.append(easyDaysSetting({DayLoad::Usual, DayLoad::None, DayLoad::None, DayLoad::None, DayLoad::None,
                                            DayLoad::None, DayLoad::None}));
        QTRY_COMPARE(on(1), DayLoad::None);
        auto *const monday = desk.part<QCheckBox>(u"monday"_s);
        QTest::keyClick(monday, Qt::Key_Space);
        QCOMPARE(monday->checkState(), Qt::Checked);
        QVERIFY(desk.record.waitUntilStored(5000));
        QCOMPARE(on(0), DayLoad::Usual);
    }

    void aHolidayIsAddedAndRemoved()
    {
        Desk desk;
        auto *const first = desk.part<QDateEdit>(u"holidayFirst"_s);
        auto *const last = desk.part<QDateEdit>(u"holidayLast"_s);
        auto *const list = desk.part<QListWidget>(u"holidays"_s);
        QVERIFY(!list->isVisible());
        first->setDate(QDate(2026, 12, 24));
        QCOMPARE(last->date(), QDate(2026, 12, 24)); // never before the first
        last->setDate(QDate(2027, 1, 3));
        desk.part<QPushButton>(u"addHoliday"_s)->click();
        const auto holidays = [&desk] { return desk.record.state().settings().calendar.holidays; };
        QTRY_COMPARE(holidays(), (std::vector<Holiday>{{QDate(2026, 12, 24), QDate(2027, 1, 3)}}));
        QVERIFY(list->isVisible());
        QCOMPARE(list->count(), 1);
        auto *const remove = desk.part<QPushButton>(u"removeHoliday"_s);
        QVERIFY(!remove->isEnabled());
        list->setCurrentRow(0);
        QVERIFY(remove->isEnabled());
        desk.view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(desk.view.get()));
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Delete);
        QTRY_VERIFY(holidays().empty());
        QVERIFY(!list->isVisible());
    }

    void theSampleFollowsEveryChoiceAtOnce()
    {
        const Desk desk;
        const auto *const sample = desk.part<TextSample>(u"sample"_s);
        const auto format = [&] { return sample->document().begin().next().begin().fragment().charFormat().font(); };
        const auto line = [&] { return sample->document().begin().next().blockFormat().lineHeight(); };
        QCOMPARE(format().family(), u"Charis SIL"_s);
        QCOMPARE(format().pixelSize(), 19);
        QVERIFY(QFontInfo(format()).family() == u"Charis SIL"); // from our own files, whatever the system has
        auto *const fonts = desk.part<QComboBox>(u"textFont"_s);
        QTest::keyClick(fonts, Qt::Key_Down);
        QCOMPARE(format().family(), u"Atkinson Hyperlegible"_s);
        QCOMPARE(desk.settings->value(Keys::textFont), u"Atkinson Hyperlegible"_s);
        desk.part<QSpinBox>(u"textSize"_s)->setValue(24);
        QCOMPARE(format().pixelSize(), 24);
        desk.part<QSpinBox>(u"zoom"_s)->setValue(200);
        QCOMPARE(format().pixelSize(), 48);
        desk.part<QSpinBox>(u"lineHeight"_s)->setValue(200);
        QCOMPARE(line(), 96.0);
        desk.part<QSpinBox>(u"letterSpacing"_s)->setValue(10);
        QVERIFY(qAbs(format().letterSpacing() - 4.8) < 0.02); // kept in sixty-fourths
        desk.part<QSpinBox>(u"wordSpacing"_s)->setValue(50);
        QCOMPARE(format().wordSpacing(), 24.0);
        auto *const restore = desk.view->findChild<TextPreferences *>()->findChild<QPushButton *>(u"restore"_s);
        QVERIFY(restore->isEnabled());
        restore->click();
        QCOMPARE(format().family(), u"Charis SIL"_s);
        QCOMPARE(format().pixelSize(), 19);
        QVERIFY(!restore->isEnabled());
    }

    void theSampleLeavesTheChoicesTheRoom_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("points"); // of the program's letters
        QTest::addColumn<int>("zoom");
        QTest::newRow("large") << QSize(1280, 740) << 10 << 100;
        QTest::newRow("large letters") << QSize(1280, 740) << 20 << 100;
        QTest::newRow("small") << QSize(640, 340) << 10 << 100;
        QTest::newRow("small, zoomed") << QSize(640, 340) << 10 << 200;
    }

    void theSampleLeavesTheChoicesTheRoom()
    {
        QFETCH(QSize, size);
        QFETCH(int, points);
        QFETCH(int, zoom);
        const QFont before = QApplication::font();
        QFont font = before;
        font.setPointSize(points);
        QApplication::setFont(font);
        const auto restore = qScopeGuard([&before] { QApplication::setFont(before); });
        const Desk desk;
        desk.part<QSpinBox>(u"zoom"_s)->setValue(zoom);
        desk.view->resize(size);
        auto *const sample = desk.part<QWidget>(u"sample"_s);
        auto *const scroll = desk.part<QScrollArea>(u"scroll"_s);
        QTRY_VERIFY(3 * sample->height() <= scroll->viewport()->height());
        // With the sample at the top, the first choice below it is wholly in sight.
        scroll->verticalScrollBar()->setValue(sample->mapTo(scroll->widget(), QPoint()).y());
        auto *const row = desk.part<QWidget>(u"rowTextFont"_s);
        QVERIFY(sample->mapTo(scroll->viewport(), QPoint()).y() >= 0);
        QVERIFY(row->mapTo(scroll->viewport(), QPoint(0, row->height())).y() <= scroll->viewport()->height());
        // There are words in it, and the lines are whole: a row of paper lies between them and the edge.
        const QImage picture = sample->grab().toImage();
        const auto isPaper = [&picture](int y) {
            for (int x = 4; x < picture.width() - 4; ++x) {
                if (picture.pixelColor(x, y) != picture.pixelColor(4, 4)) {
                    return false;
                }
            }
            return true;
        };
        const int half = picture.height() / 2;
        QVERIFY(!isPaper(half) || !isPaper(half - 6) || !isPaper(half + 6));
        QVERIFY(isPaper(4) && isPaper(picture.height() - 5));
    }

    void howCodeIsShownIsChosenHere()
    {
        const Desk desk(R"({"wrapCode":true})");
        auto *const numbers = desk.part<QCheckBox>(u"lineNumbers"_s);
        auto *const wrap = desk.part<QCheckBox>(u"wrapCode"_s);
        QVERIFY(!numbers->isChecked());
        numbers->setFocus();
        QTest::keyClick(numbers, Qt::Key_Space);
        QVERIFY(desk.settings->value(Keys::lineNumbers));
        QVERIFY(!numbers->accessibleDescription().isEmpty());
        QVERIFY(wrap->isChecked() && !wrap->isEnabled()); // as the room has it
        QVERIFY(wrap->accessibleDescription().contains(u"cannot be changed"_s));
        desk.view->findChild<TextPreferences *>()->findChild<QPushButton *>(u"restore"_s)->click();
        QVERIFY(!numbers->isChecked());
        QVERIFY(!desk.settings->value(Keys::lineNumbers));
    }

    void theSampleIsDrawnInTheThemesColours()
    {
        Theme theme;
        theme.choose(ThemeName::Sepia);
        const Desk desk;
        auto *const sample = desk.part<QWidget>(u"sample"_s);
        QTRY_COMPARE(sample->grab().toImage().pixelColor(sample->width() / 2, 6), themeTokens(ThemeName::Sepia).paper);
        theme.choose(ThemeName::Light);
        qApp->setStyleSheet({});
    }

    void boxesHaveTheirArrows_data()
    {
        QTest::addColumn<ThemeName>("choice");
        for (const ThemeName theme : allThemes) {
            QTest::newRow(qPrintable(themeWord(theme))) << theme;
        }
    }

    void boxesHaveTheirArrows()
    {
        QFETCH(ThemeName, choice);
        Theme theme;
        theme.choose(choice);
        const Desk desk;
        for (const QString &name : {u"scope"_s, u"retention"_s}) {
            auto *const box = desk.part<QWidget>(name);
            const QImage picture = box->grab(QRect(box->width() - 22, 4, 14, box->height() - 8)).toImage();
            int arrow = 0;
            for (int y = 0; y < picture.height(); ++y) {
                for (int x = 0; x < picture.width(); ++x) {
                    arrow += picture.pixelColor(x, y) != theme.tokens().paper ? 1 : 0;
                }
            }
            QVERIFY2(arrow > 5, qPrintable(name));
        }
        qApp->setStyleSheet({});
    }

    void labelsStandBesideTheirControls()
    {
        const Desk desk;
        desk.view->resize(1280, 700);
        for (const QString &name : {u"theme"_s, u"textSize"_s, u"wordSpacing"_s, u"scope"_s, u"rollover"_s}) {
            const auto *const control = desk.part<QWidget>(name);
            const auto *const label = desk.part<QLabel>(name + u"Label"_s);
            const int gap = control->mapTo(desk.view.get(), QPoint()).x() -
                            label->mapTo(desk.view.get(), QPoint(label->width(), 0)).x();
            QVERIFY2(gap >= 8 && gap <= 24, qPrintable(u"%1: %2"_s.arg(name).arg(gap)));
        }
    }
};

QTEST_MAIN(PreferencesViewTest)
#include "preferencesviewtest.moc"
