// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preferences/preferencewords.h"

#include "base/foreigntext.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QSpinBox>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Synonyms {
    QLatin1StringView row;
    const char *words; ///< never shown; a translation lists what people of that language would type
};

constexpr Synonyms synonyms[] = {
    {"rowTheme"_L1,
     QT_TRANSLATE_NOOP("Carrel::PreferenceWords", "theme color colour appearance dark mode night light contrast")},
    {"rowMotion"_L1,
     QT_TRANSLATE_NOOP("Carrel::PreferenceWords", "motion animation moving fading blinking calm still dizzy")},
    {"rowZoom"_L1, QT_TRANSLATE_NOOP("Carrel::PreferenceWords", "zoom magnify scale larger bigger smaller percent")},
    {"rowTextFont"_L1,
     QT_TRANSLATE_NOOP("Carrel::PreferenceWords", "font typeface letters serif sans dyslexia legible")},
    {"rowTextSize"_L1,
     QT_TRANSLATE_NOOP("Carrel::PreferenceWords", "text size font size letters larger bigger smaller pixels")},
    {"rowLineHeight"_L1,
     QT_TRANSLATE_NOOP("Carrel::PreferenceWords", "line height leading line spacing distance between lines")},
    {"rowLineWidth"_L1, QT_TRANSLATE_NOOP("Carrel::PreferenceWords", "line width column measure narrow wide margin")},
    {"rowLetterSpacing"_L1,
     QT_TRANSLATE_NOOP("Carrel::PreferenceWords", "letter spacing tracking distance between letters dyslexia")},
    {"rowWordSpacing"_L1, QT_TRANSLATE_NOOP("Carrel::PreferenceWords", "word spacing distance between words dyslexia")},
    {"rowSpeechRate"_L1,
     QT_TRANSLATE_NOOP("Carrel::PreferenceWords", "read aloud speech TTS speed pace slow fast percent")},
    {"rowSpeechCode"_L1, QT_TRANSLATE_NOOP("Carrel::PreferenceWords", "read aloud speech TTS code spell skip program")},
    {"rowVoice"_L1, QT_TRANSLATE_NOOP("Carrel::PreferenceWords", "read aloud speech TTS voice speaker sound language")},
    {"rowScope"_L1,
     QT_TRANSLATE_NOOP("Carrel::PreferenceWords",
                       "what comes back review repeat spaced repetition missed wrong guessed everything schedule")},
    {"rowRetention"_L1,
     QT_TRANSLATE_NOOP("Carrel::PreferenceWords",
                       "how sure to be retention remember forget memory chance percent FSRS workload")},
    {"rowMinutesADay"_L1, QT_TRANSLATE_NOOP("Carrel::PreferenceWords",
                                            "minutes a day cap limit daily time review workload backlog catch up")},
    {"rowMaximumInterval"_L1,
     QT_TRANSLATE_NOOP("Carrel::PreferenceWords", "longest pause maximum interval limit days gap wait review")},
    {"rowRollover"_L1,
     QT_TRANSLATE_NOOP("Carrel::PreferenceWords", "new day begins hour time midnight night rollover start of the day")},
    {"rowEasyDays"_L1, QT_TRANSLATE_NOOP("Carrel::PreferenceWords",
                                         "easy days weekend Saturday Sunday week free day off less load workload")},
    {"rowHolidays"_L1,
     QT_TRANSLATE_NOOP("Carrel::PreferenceWords", "holiday vacation away free days break pause trip")},
    {"rowFit"_L1,
     QT_TRANSLATE_NOOP("Carrel::PreferenceWords",
                       "fit the schedule to me optimize optimizer train personal own weights parameters FSRS memory")},
    {"rowBackups"_L1, QT_TRANSLATE_NOOP("Carrel::PreferenceWords", "backup restore copy study record answers file")},
    {"rowRecord"_L1,
     QT_TRANSLATE_NOOP("Carrel::PreferenceWords",
                       "study record export import take in merge erase delete remove answers data file privacy")},
    {"rowKeys"_L1, QT_TRANSLATE_NOOP("Carrel::PreferenceWords", "keys shortcuts keyboard hotkeys bindings remap")},
    {"rowLanguage"_L1, QT_TRANSLATE_NOOP("Carrel::PreferenceWords", "language translation locale English German")},
    {"rowGraphics"_L1,
     QT_TRANSLATE_NOOP("Carrel::PreferenceWords",
                       "graphics drawing rendering GPU CPU hardware software acceleration blank empty page flicker")},
};

QString synonymsOf(const QWidget &row)
{
    for (const Synonyms &known : synonyms) {
        if (row.objectName() == known.row) {
            return QString::fromLatin1(known.words) + u' ' +
                   QCoreApplication::translate("Carrel::PreferenceWords", known.words);
        }
    }
    return {};
}

} // namespace

QString preferenceWords(const QWidget &row)
{
    QStringList words{synonymsOf(row)};
    const QList<QLabel *> labels = row.findChildren<QLabel *>();
    for (const QLabel *const label : labels) {
        words << readOnButton(label->text());
    }
    if (const auto *const box = row.findChild<QComboBox *>()) {
        for (int i = 0; i < box->count(); ++i) {
            words << box->itemText(i);
        }
    }
    if (const auto *const number = row.findChild<QSpinBox *>()) {
        words << number->prefix() << number->suffix();
    }
    return words.join(u' ');
}

} // namespace Carrel
