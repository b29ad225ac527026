// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preferences/preferencesview.h"

#include "base/foreigntext.h"
#include "preferences/ui_preferencesview.h"
#include "settings/keys.h"
#include "settings/settings.h"
#include "study/studyrecord.h"
#include "widgets/preferences/backuppreferences.h"
#include "widgets/preferences/daypreferences.h"
#include "widgets/preferences/fitpreferences.h"
#include "widgets/preferences/goalpreferences.h"
#include "widgets/preferences/heldchoice.h"
#include "widgets/preferences/keyspage.h"
#include "widgets/preferences/preferencewords.h"
#include "widgets/preferences/recordpreferences.h"
#include "widgets/preferences/speechpreferences.h"
#include "widgets/preferences/textpreferences.h"
#include "widgets/preferences/wishcost.h"
#include "widgets/shared/theme.h"
#include "widgets/shared/whenkept.h"

#include <QKeyEvent>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

void choose(QComboBox *box, const QVariant &value)
{
    const QSignalBlocker quiet(box);
    box->setCurrentIndex(qMax(0, box->findData(value)));
}

int percentOf(double chance)
{
    return int(std::lround(chance * 100));
}

/** A number in the study record: its control, what is kept, the choice of another one. */
struct StudyNumber {
    QSpinBox *box;
    int (*kept)(const StudySettings &study);
    SettingEvent (*choice)(int value);
};

std::vector<StudyNumber> studyNumbersOf(const Ui::PreferencesView &ui)
{
    return {
        {ui.retention, [](const StudySettings &study) { return percentOf(study.retention); },
         [](int percent) { return retentionSetting(percent / 100.0); }},
        {ui.maximumInterval, [](const StudySettings &study) { return study.maximumInterval; }, maximumIntervalSetting},
        {ui.minutesADay, [](const StudySettings &study) { return study.minutesADay; }, minutesADaySetting}};
}

} // namespace

PreferencesView::PreferencesView(Settings &settings, StudyRecord &record, KeyBindings &bindings, LessonTitle titleOf,
                                 QWidget *parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::PreferencesView>())
    , m_settings(settings)
    , m_record(record)
    , m_text(new TextPreferences(settings))
    , m_days(new DayPreferences(record))
    , m_fit(new FitPreferences(record))
    , m_backups(new BackupPreferences(record))
    , m_recordRow(new RecordPreferences(record, std::move(titleOf)))
    , m_goal(new GoalPreferences(settings))
    , m_keys(new KeysPage(bindings))
    , m_cost(new WishCost(record, this))
{
    m_ui->setupUi(this);
    m_ui->column->addWidget(m_keys, 1);
    connect(m_keys, &KeysPage::failed, this, &PreferencesView::failed);
    connect(m_ui->openKeys, &QPushButton::clicked, this, [this] { showKeys(true); });
    connect(m_ui->closeKeys, &QPushButton::clicked, this, [this] { showKeys(false); });
    m_ui->rows->insertWidget(m_ui->rows->indexOf(m_ui->sectionLooks) + 1, m_text);
    m_ui->sectionReviewLayout->addWidget(m_days);
    m_ui->sectionReviewLayout->addWidget(m_fit);
    m_ui->sectionProgramLayout->addWidget(m_backups);
    m_ui->sectionProgramLayout->addWidget(m_recordRow);
    m_ui->sectionReviewLayout->addWidget(m_goal);
    connect(m_goal, &GoalPreferences::failed, this, &PreferencesView::failed);
    connect(m_text, &TextPreferences::failed, this, &PreferencesView::failed);
    fill();
    connectLooks();
    connectReview();
    connect(m_ui->searchEdit, &QLineEdit::textChanged, this, &PreferencesView::filter);
    m_ui->scroll->viewport()->installEventFilter(this);
    setFocusProxy(m_ui->searchEdit);
    showValues();
    showKeys(false);
}

PreferencesView::~PreferencesView() = default;

std::vector<std::pair<QString, QString>> PreferencesView::choices() const
{
    std::vector<std::pair<QString, QString>> choices;
    const QList<QLabel *> labels = findChildren<QLabel *>();
    for (const QLabel *const label : labels) {
        if (const QWidget *const control = label->buddy()) {
            choices.emplace_back(control->objectName(), readOnButton(label->text()));
        }
    }
    choices.emplace_back("backups"_L1, tr("Restore the study record from a backup")); // what people want of them
    return choices;
}

void PreferencesView::showChoice(const QString &name)
{
    showKeys(name == m_ui->openKeys->objectName());
    if (!m_keys->isHidden()) {
        return;
    }
    if (auto *const control = findChild<QWidget *>(name)) {
        if ((control->focusPolicy() & Qt::TabFocus) != 0) { // else it is a sentence, to be read
            control->setFocus(Qt::OtherFocusReason);
        }
        // Once the rows have their places.
        QMetaObject::invokeMethod(
            control, [this, control] { m_ui->scroll->ensureWidgetVisible(control); }, Qt::QueuedConnection);
    }
}

void PreferencesView::offerSpeech(Speaker &speaker)
{
    m_speech = new SpeechPreferences(m_settings, speaker);
    m_ui->rows->insertWidget(m_ui->rows->indexOf(m_text) + 1, m_speech);
    connect(m_speech, &SpeechPreferences::failed, this, &PreferencesView::failed);
    filter(m_ui->searchEdit->text());
}

void PreferencesView::showKeys(bool shown)
{
    const bool wasShown = !m_keys->isHidden();
    m_ui->searchEdit->clear(); // it may hide what is looked for
    m_ui->title->setText(shown ? tr("Keys") : tr("Preferences"));
    const QString hint = shown ? tr("Search keys") : tr("Search preferences");
    m_ui->searchEdit->setPlaceholderText(hint);
    m_ui->searchEdit->setAccessibleName(hint);
    m_ui->closeKeys->setVisible(shown);
    m_ui->scroll->setHidden(shown);
    m_keys->setVisible(shown);
    filter({});
    if (shown) {
        m_keys->setFocus(Qt::OtherFocusReason);
    } else if (wasShown && isVisible()) {
        m_ui->openKeys->setFocus(Qt::OtherFocusReason);
    }
}

void PreferencesView::fill()
{
    for (const ThemeOffer &offer : themeOffers()) {
        m_ui->theme->addItem(readOnButton(offer.title), offer.word);
    }
    m_ui->motion->addItem(tr("As the system"), u"system"_s);
    m_ui->motion->addItem(tr("As little as possible"), u"less"_s);
    m_ui->scope->addItem(tr("What I missed or guessed"), int(ReviewScope::MissedAndGuessed));
    m_ui->scope->addItem(tr("Only what I missed"), int(ReviewScope::MissedOnly));
    m_ui->scope->addItem(tr("Everything I answered"), int(ReviewScope::Everything));
    m_ui->retention->setRange(percentOf(lowestRetention), percentOf(highestRetention));
    m_ui->retention->setSuffix(tr(" %", "percent, after a number"));
    m_ui->maximumInterval->setRange(1, 36'500);
    m_ui->maximumInterval->setSuffix(tr(" days", "after a number"));
    m_ui->minutesADay->setRange(0, 24 * 60);
    m_ui->minutesADay->setSuffix(tr(" minutes", "after a number"));
    m_ui->minutesADay->setSpecialValueText(tr("As many as are due"));
    m_ui->language->addItem(tr("As the system"), QString());
    // Each language in its own name, so that one finds the way back.
    m_ui->language->addItem(u"English"_s, u"en"_s);
    m_ui->language->addItem(u"Deutsch"_s, u"de"_s);
    m_ui->rollover->setDisplayFormat(u"HH:mm"_s); // the format made before its direction was set is reversed
    m_ui->graphics->addItem(tr("What works best"), u"auto"_s);
    m_ui->graphics->addItem(tr("The processor"), u"software"_s);
    m_ui->graphics->addItem(tr("The graphics card"), u"hardware"_s);
}

void PreferencesView::connectLooks()
{
    bind(m_ui->theme, Keys::theme);
    bind(m_ui->motion, Keys::motion);
    bind(m_ui->language, Keys::language);
    bind(m_ui->graphics, Keys::graphics);
    connect(&m_settings, &Settings::changed, this, &PreferencesView::showValues);
}

void PreferencesView::connectReview()
{
    connect(m_ui->scope, &QComboBox::activated, this,
            [this] { append(scopeSetting(ReviewScope(m_ui->scope->currentData().toInt()))); });
    // Once the editing is over: each event stays in the record for ever.
    connect(m_ui->rollover, &QTimeEdit::editingFinished, this, [this] {
        const int minutes = m_ui->rollover->time().msecsSinceStartOfDay() / 60'000;
        if (minutes != m_record.state().settings().rolloverMinutes) {
            append(rolloverSetting(minutes));
        }
    });
    for (const StudyNumber &number : studyNumbersOf(*m_ui)) {
        connect(number.box, &QSpinBox::editingFinished, this, [this, number] {
            if (number.box->value() != number.kept(m_record.state().settings())) {
                append(number.choice(number.box->value()));
            }
        });
    }
    connect(m_ui->retention, &QSpinBox::valueChanged, this, &PreferencesView::showCost);
    connect(m_cost, &WishCost::reckoned, m_ui->retentionCost, &QLabel::setText);
    connect(&m_record, &StudyRecord::stateChanged, this, &PreferencesView::showValues);
}

void PreferencesView::bind(QComboBox *box, const SettingKey<QString> &key)
{
    connect(box, &QComboBox::activated, this, [this, box, &key] { keep(key, box->currentData().toString()); });
}

void PreferencesView::keep(const SettingKey<QString> &key, const QString &value)
{
    if (const Result<void> kept = m_settings.set(key, value); !kept) {
        Q_EMIT failed(kept.error());
    }
}

/** Why it could not be kept, the window says. */
void PreferencesView::append(const SettingEvent &choice)
{
    whenNotKept(m_record, m_record.append(choice), this, [this] { showStudyValues(true); });
}

void PreferencesView::showValues()
{
    choose(m_ui->theme, m_settings.value(Keys::theme));
    choose(m_ui->motion, m_settings.value(Keys::motion));
    choose(m_ui->language, m_settings.value(Keys::language));
    choose(m_ui->graphics, m_settings.value(Keys::graphics));
    showStudyValues();
    showHolder(m_settings.lockedBy(Keys::theme), m_ui->theme, m_ui->themeNote);
    showHolder(m_settings.lockedBy(Keys::motion), m_ui->motion, m_ui->motionNote);
    showHolder(m_settings.lockedBy(Keys::language), m_ui->language, m_ui->languageNote);
    showHolder(m_settings.lockedBy(Keys::graphics), m_ui->graphics, m_ui->graphicsNote);
    showHolder(m_settings.lockedBy(Policies::scope), m_ui->scope, m_ui->scopeNote);
    showHolder(m_settings.lockedBy(Policies::retention), m_ui->retention, m_ui->retentionNote);
    showHolder(m_settings.lockedBy(Policies::maximumInterval), m_ui->maximumInterval, m_ui->maximumIntervalNote);
    showHolder(m_settings.lockedBy(Policies::rollover), m_ui->rollover, m_ui->rolloverNote);
}

void PreferencesView::showStudyValues(bool alsoEdited)
{
    const StudySettings &study = m_record.state().settings();
    choose(m_ui->scope, int(study.scope));
    // What is being edited stays as it is until the editing is over.
    const auto isFree = [alsoEdited](const QWidget *field) { return alsoEdited || !field->hasFocus(); };
    for (const StudyNumber &number : studyNumbersOf(*m_ui)) {
        if (isFree(number.box)) {
            const QSignalBlocker quiet(number.box);
            number.box->setValue(number.kept(study));
        }
    }
    m_days->showValues();
    showCost();
    if (isFree(m_ui->rollover)) {
        const QSignalBlocker quiet(m_ui->rollover);
        m_ui->rollover->setTime(QTime::fromMSecsSinceStartOfDay(study.rolloverMinutes * 60'000));
    }
}

void PreferencesView::showCost()
{
    if (isVisible()) { // it is reckoned anew for every answer
        m_cost->reckon(m_ui->retention->value(), locale());
    }
}

void PreferencesView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape) {
        QWidget::keyPressEvent(event);
    } else if (m_keys->leaveField()) {
        return;
    } else if (!m_ui->searchEdit->text().isEmpty()) {
        m_ui->searchEdit->clear();
        m_ui->searchEdit->setFocus(Qt::OtherFocusReason); // the row with the focus may be far from what is shown now
    } else if (!m_keys->isHidden()) {
        showKeys(false);
    } else {
        Q_EMIT closeRequested();
    }
}

void PreferencesView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    showCost();
}

void PreferencesView::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (!event->spontaneous()) {
        m_cost->stop();
        showKeys(false); // whoever comes back looks for something else
    }
}

bool PreferencesView::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && watched == m_ui->scroll->viewport()) {
        constexpr int share = 3; // of the window is the sample's, the rest belongs to the choices
        m_text->setMostSampleHeight(m_ui->scroll->viewport()->height() / share);
    }
    return QWidget::eventFilter(watched, event);
}

void PreferencesView::filter(const QString &words)
{
    if (!m_keys->isHidden()) {
        m_keys->setWords(words);
        return;
    }
    const QStringList wanted = words.simplified().split(u' ', Qt::SkipEmptyParts);
    const auto matches = [&wanted](const QWidget &row) {
        const QString text = preferenceWords(row);
        return std::ranges::all_of(wanted,
                                   [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
    };
    std::vector<std::pair<QWidget *, QList<QWidget *>>> sections{
        {m_ui->sectionLooks, {m_ui->rowTheme, m_ui->rowMotion}},
        {m_text, m_text->rows()},
        {m_ui->sectionReview, QList<QWidget *>{m_ui->rowScope, m_ui->rowRetention, m_ui->rowMinutesADay,
                                               m_ui->rowMaximumInterval, m_ui->rowRollover} +
                                  m_days->rows() + QList<QWidget *>{m_fit, m_goal}},
        {m_ui->sectionProgram, {m_ui->rowKeys, m_ui->rowLanguage, m_ui->rowGraphics, m_backups, m_recordRow}},
    };
    if (m_speech) {
        sections.emplace_back(m_speech, m_speech->rows());
    }
    bool found = false;
    for (const auto &[section, rows] : sections) {
        bool any = false;
        for (QWidget *const row : rows) {
            const bool shown = matches(*row);
            row->setVisible(shown);
            any = any || shown;
        }
        section->setVisible(any);
        found = found || any;
    }
    m_ui->nothingFound->setVisible(!found);
}

} // namespace Carrel
