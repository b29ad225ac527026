// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shared/readinglooks.h"

#include "settings/keys.h"
#include "settings/settings.h"
#include "widgets/shared/bundledfonts.h"

#include <QFontInfo>
#include <QPointer>
#include <QWidget>

#include <algorithm>
#include <array>

namespace Carrel::ReadingLooks
{

namespace
{

constexpr std::array zoomSteps{50, 67, 80, 90, 100, 110, 125, 150, 175, 200, 250, 300};

int within(const Settings &settings, const SettingKey<int> &key, const Range &range)
{
    return std::clamp(settings.value(key), range.smallest, range.largest);
}

} // namespace

TextLooks from(const Settings &settings)
{
    return {.family = settings.value(Keys::textFont),
            .size = within(settings, Keys::textSize, textSize),
            .lineHeight = within(settings, Keys::lineHeight, lineHeight),
            .lineWidth = within(settings, Keys::lineWidth, lineWidth),
            .letterSpacing = within(settings, Keys::letterSpacing, letterSpacing),
            .wordSpacing = within(settings, Keys::wordSpacing, wordSpacing),
            .zoom = within(settings, Keys::zoom, zoom),
            .lineNumbers = settings.value(Keys::lineNumbers),
            .wrapCode = settings.value(Keys::wrapCode)};
}

int zoomAfter(int percent, int steps)
{
    for (; steps > 0; --steps) {
        const auto next = std::ranges::upper_bound(zoomSteps, percent);
        percent = next == zoomSteps.end() ? zoomSteps.back() : *next;
    }
    for (; steps < 0; ++steps) {
        const auto at = std::ranges::lower_bound(zoomSteps, percent);
        percent = at == zoomSteps.begin() ? zoomSteps.front() : *std::prev(at);
    }
    return percent;
}

QFont checkFont(const QFont &base, const TextLooks &looks)
{
    const TextLooks plain;
    QFont font = base;
    if (&familyOf(looks) != &familyOf(plain)) {
        useBundledFont(familyOf(looks).name);
        font.setFamilies({familyOf(looks).name});
    }
    const double pixels = QFontInfo(base).pixelSize() * (looks.zoom / 100.0) * looks.size / plain.size;
    if (looks.zoom != plain.zoom || looks.size != plain.size) {
        font.setPixelSize(std::max(1, qRound(pixels)));
    }
    if (looks.letterSpacing != 0) {
        font.setLetterSpacing(QFont::AbsoluteSpacing, pixels * looks.letterSpacing / 100);
    }
    if (looks.wordSpacing != 0) {
        font.setWordSpacing(pixels * looks.wordSpacing / 100);
    }
    return font;
}

void setFontWithin(QWidget &area, const QFont &font)
{
    if (area.font() == font) {
        return;
    }
    // Inner ones first. All are looked up before any is told, since that may make a view move its parts.
    const QList<QWidget *> found = area.findChildren<QWidget *>();
    const QList<QPointer<QWidget>> parts(found.crbegin(), found.crend());
    for (const QPointer<QWidget> &part : parts) {
        if (part) {
            part->setFont(font);
        }
    }
    area.setFont(font);
}

} // namespace Carrel::ReadingLooks
