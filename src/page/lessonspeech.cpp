// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "page/lessonspeech.h"

#include "page/pagebridge.h"
#include "page/pagecalls.h"

#include <QVariant>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace Carrel
{
namespace
{

constexpr std::array codeWords{"skip"_L1, "tell"_L1, "spell"_L1};
constexpr std::array kindWords{"text"_L1, "picture"_L1, "code"_L1, "line"_L1};

SpokenPart fromJson(const QJsonObject &told)
{
    SpokenPart part;
    const auto kind = std::ranges::find(kindWords, told[u"kind"].toString());
    part.kind = kind == kindWords.end() ? SpokenPart::Kind::Text : SpokenPart::Kind(kind - kindWords.begin());
    part.lead = told[u"lead"].toString();
    part.text = told[u"text"].toString();
    part.formulas = told[u"formulas"].toVariant().toStringList();
    part.lines = told[u"lines"].toInt();
    part.label = told[u"label"].toString();
    part.language = told[u"language"].toString();
    return part;
}

} // namespace

LessonSpeech::LessonSpeech(PageCalls &calls, const PageBridge &bridge, std::function<bool(int)> isOnScreen)
    : m_calls(calls)
{
    connect(&bridge, &PageBridge::spoken, this, [this, isOnScreen](int serial, const QJsonObject &part) {
        if (isOnScreen(serial)) {
            Q_EMIT reached(fromJson(part));
        }
    });
    connect(&bridge, &PageBridge::speechEnded, this, [this, isOnScreen = std::move(isOnScreen)](int serial) {
        if (isOnScreen(serial)) {
            Q_EMIT ended();
        }
    });
}

void LessonSpeech::begin(SpokenCode code)
{
    m_calls.beginSpeech(codeWords[size_t(code)]);
}

void LessonSpeech::step(int by)
{
    m_calls.stepSpeech(by);
}

void LessonSpeech::end()
{
    m_calls.endSpeech();
}

} // namespace Carrel
