// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preferences/speechpreferences.h"

#include "preferences/ui_speechpreferences.h"
#include "settings/keys.h"
#include "settings/settings.h"
#include "speech/speaker.h"
#include "widgets/aloud/speechchoices.h"
#include "widgets/preferences/heldchoice.h"

#include <QSignalBlocker>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

QString codeOf(const Voice &voice)
{
    return QLocale::languageToCode(voice.locale.language());
}

/** Its own name, as a person who speaks it looks for it; of no country, where it has such a name. */
QString titleOf(QLocale::Language language)
{
    const QString own = QLocale(language, QLocale::World).nativeLanguageName();
    return own.isEmpty() ? QLocale::languageToString(language) : own;
}

} // namespace

SpeechPreferences::SpeechPreferences(Settings &settings, Speaker &speaker, QWidget *parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::SpeechPreferences>())
    , m_settings(settings)
    , m_speaker(speaker)
{
    m_ui->setupUi(this);
    fill();
    bind();
    connect(&m_settings, &Settings::changed, this, &SpeechPreferences::showValues);
    showValues();
}

SpeechPreferences::~SpeechPreferences() = default;

QList<QWidget *> SpeechPreferences::rows() const
{
    return {m_ui->rowSpeechRate, m_ui->rowSpeechCode, m_ui->rowVoice};
}

void SpeechPreferences::fill()
{
    m_ui->speechRate->setRange(Speaker::slowest, Speaker::fastest);
    m_ui->speechRate->setSuffix(tr(" %", "percent, after a number"));
    m_ui->speechCode->addItem(tr("Say how long it is"), SpeechChoices::toSetting(SpokenCode::Tell));
    m_ui->speechCode->addItem(tr("Pass over it"), SpeechChoices::toSetting(SpokenCode::Skip));
    m_ui->speechCode->addItem(tr("Spell it with its signs"), SpeechChoices::toSetting(SpokenCode::Spell));
    for (const Voice &voice : m_speaker.voices()) {
        if (m_ui->voiceLanguage->findData(codeOf(voice)) < 0) {
            m_ui->voiceLanguage->addItem(titleOf(voice.locale.language()), codeOf(voice));
        }
    }
    const int own = m_ui->voiceLanguage->findData(QLocale::languageToCode(QLocale().language()));
    m_ui->voiceLanguage->setCurrentIndex(qMax(0, own));
}

void SpeechPreferences::bind()
{
    connect(m_ui->speechRate, &QSpinBox::valueChanged, this, [this](int value) { keep(Keys::speechRate, value); });
    connect(m_ui->speechCode, &QComboBox::activated, this,
            [this] { keep(Keys::speechCode, m_ui->speechCode->currentData().toString()); });
    connect(m_ui->voiceLanguage, &QComboBox::currentIndexChanged, this, &SpeechPreferences::showVoices);
    connect(m_ui->voice, &QComboBox::activated, this, &SpeechPreferences::keepVoice);
    connect(m_ui->listen, &QPushButton::clicked, this, [this] {
        // A name every voice can say, in its own language.
        m_speaker.say(m_ui->voiceLanguage->currentText(), m_ui->voiceLanguage->currentData().toString());
    });
    connect(&m_speaker, &Speaker::failed, this, [this](const QString &reason) {
        if (isVisible()) {
            Q_EMIT failed({ErrorCode::Unsupported, tr("The voice cannot be heard. It says: %1").arg(reason), {}});
        }
    });
}

void SpeechPreferences::keepVoice()
{
    VoiceWishes voices = SpeechChoices::from(m_settings).voices;
    voices.insert(m_ui->voiceLanguage->currentData().toString(), m_ui->voice->currentData().toString());
    keep(Keys::voices, SpeechChoices::toSetting(voices));
}

template<typename T> void SpeechPreferences::keep(const SettingKey<T> &key, const T &value)
{
    if (const Result<void> kept = m_settings.set(key, value); !kept) {
        Q_EMIT failed(kept.error());
    }
}

void SpeechPreferences::showValues()
{
    const SpeechChoices choices = SpeechChoices::from(m_settings);
    const QSignalBlocker quiet(m_ui->speechRate);
    m_ui->speechRate->setValue(choices.rate);
    m_ui->speechCode->setCurrentIndex(m_ui->speechCode->findData(SpeechChoices::toSetting(choices.code)));
    showVoices();
    showHolder(m_settings.lockedBy(Keys::speechRate), m_ui->speechRate, m_ui->speechRateNote);
    showHolder(m_settings.lockedBy(Keys::speechCode), m_ui->speechCode, m_ui->speechCodeNote);
    showHolder(m_settings.lockedBy(Keys::voices), m_ui->voice, m_ui->voiceNote);
}

void SpeechPreferences::showVoices()
{
    const QString language = m_ui->voiceLanguage->currentData().toString();
    m_ui->voice->clear();
    m_ui->voice->addItem(tr("The one that fits best"), QString());
    for (const Voice &voice : m_speaker.voices()) {
        if (codeOf(voice) == language) {
            const QString land = voice.locale.nativeTerritoryName();
            m_ui->voice->addItem(land.isEmpty() ? voice.name
                                                : tr("%1 (%2)", "a voice and its country").arg(voice.name, land),
                                 voice.name);
        }
    }
    const QString wish = SpeechChoices::from(m_settings).voices.value(language);
    m_ui->voice->setCurrentIndex(qMax(0, m_ui->voice->findData(wish)));
}

} // namespace Carrel
