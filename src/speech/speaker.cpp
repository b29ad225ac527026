// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/speaker.h"

#include <QCoreApplication>
#include <QPluginLoader>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace Carrel
{

namespace
{

/** Nothing where the program was built or installed without it, or where a library it needs is missing. */
SpeechPlugin *plugin()
{
    QPluginLoader loader(QCoreApplication::applicationDirPath() + QStringLiteral("/" CARREL_PLUGINS "/carrelspeech"));
    return qobject_cast<SpeechPlugin *>(loader.instance());
}

QString codeOf(const QLocale &locale)
{
    return QLocale::languageToCode(locale.language());
}

QLocale systemLocale()
{
    const QLocale locale;
    return locale.language() == QLocale::C ? QLocale(QLocale::English) : locale;
}

/** How well a voice of @p voice reads what is written in @p text; 0: it does not know the language. */
int fit(const QLocale &voice, const QLocale &text)
{
    if (voice.language() != text.language()) {
        return 0;
    }
    return 1 + (voice.script() == text.script() ? 2 : 0) + (voice.territory() == text.territory() ? 1 : 0);
}

} // namespace

Speaker::Speaker(QObject *parent)
    : QObject(parent)
{
}

Speaker::~Speaker() = default;

void Speaker::prepare()
{
    SpeechPlugin *const found = m_engine ? nullptr : plugin();
    if (!found) {
        return;
    }
    m_engine = found->makeEngine({[this] { takeVoices(); }, [this] { Q_EMIT finished(); },
                                  [this](const QString &reason) { Q_EMIT failed(reason); }});
    if (m_engine->isUsable()) {
        takeVoices();
    }
}

bool Speaker::isUsable() const
{
    return !m_voices.empty();
}

void Speaker::takeVoices()
{
    m_voices = m_engine->voices();
    std::ranges::stable_sort(m_voices, {},
                             [](const Voice &voice) { return std::pair(codeOf(voice.locale), voice.name); });
    const auto twice = std::ranges::unique(m_voices); // Qt asks an engine by locale, and it may name one twice
    m_voices.erase(twice.begin(), twice.end());
    setRate(m_rate);
    if (isUsable()) {
        Q_EMIT becameUsable();
    }
}

void Speaker::setRate(int percent)
{
    m_rate = std::clamp(percent, slowest, fastest);
    if (m_engine) {
        m_engine->setRate(std::log2(m_rate / 100.0));
    }
}

std::optional<Voice> Speaker::voiceFor(const QString &language) const
{
    const QLocale text = language.isEmpty() ? systemLocale() : QLocale(language);
    const QString wish = m_wishes.value(codeOf(text));
    const auto rank = [&](const Voice &voice) {
        const int known = fit(voice.locale, text);
        return known > 0 && voice.name == wish ? 10 : known;
    };
    const auto best = std::ranges::max_element(m_voices, {}, rank);
    return best == m_voices.end() || rank(*best) == 0 ? std::nullopt : std::optional(*best);
}

void Speaker::say(const QString &text, const QString &language)
{
    if (!isUsable()) {
        return;
    }
    const std::optional<Voice> known = voiceFor(language);
    m_engine->say(text, known ? *known : voiceFor({}).value_or(m_voices.front()));
}

void Speaker::stop()
{
    if (m_engine) {
        m_engine->stop();
    }
}

} // namespace Carrel
