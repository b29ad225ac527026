// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preferences/textpreferences.h"

#include "preferences/ui_textpreferences.h"
#include "settings/keys.h"
#include "settings/settings.h"
#include "widgets/preferences/heldchoice.h"
#include "widgets/shared/readinglooks.h"

#include <QCheckBox>
#include <QSignalBlocker>

namespace Carrel
{

namespace
{

/** A number to be chosen: its key, its control, the words under it, what it may be. */
struct Number {
    const SettingKey<int> &key;
    QSpinBox *box;
    QLabel *note;
    const ReadingLooks::Range &range;
};

std::vector<Number> numbersOf(const Ui::TextPreferences &ui)
{
    return {{Keys::zoom, ui.zoom, ui.zoomNote, ReadingLooks::zoom},
            {Keys::textSize, ui.textSize, ui.textSizeNote, ReadingLooks::textSize},
            {Keys::lineHeight, ui.lineHeight, ui.lineHeightNote, ReadingLooks::lineHeight},
            {Keys::lineWidth, ui.lineWidth, ui.lineWidthNote, ReadingLooks::lineWidth},
            {Keys::letterSpacing, ui.letterSpacing, ui.letterSpacingNote, ReadingLooks::letterSpacing},
            {Keys::wordSpacing, ui.wordSpacing, ui.wordSpacingNote, ReadingLooks::wordSpacing}};
}

/** Something that is or is not: its key, its control, the words under it. */
struct Switch {
    const SettingKey<bool> &key;
    QCheckBox *box;
    QLabel *note;
};

std::vector<Switch> switchesOf(const Ui::TextPreferences &ui)
{
    return {{Keys::lineNumbers, ui.lineNumbers, ui.lineNumbersNote}, {Keys::wrapCode, ui.wrapCode, ui.wrapCodeNote}};
}

} // namespace

TextPreferences::TextPreferences(Settings &settings, QWidget *parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::TextPreferences>())
    , m_settings(settings)
{
    m_ui->setupUi(this);
    for (const TextFamily &family : textFamilies()) {
        m_ui->textFont->addItem(family.serif ? tr("%1, a book's letters").arg(family.name)
                                             : tr("%1, easily told apart").arg(family.name),
                                family.name);
    }
    for (const Number &number : numbersOf(*m_ui)) {
        number.box->setRange(number.range.smallest, number.range.largest);
        number.box->setSingleStep(number.range.step);
        number.box->setSuffix(tr(" %", "percent, after a number"));
    }
    m_ui->textSize->setSuffix(tr(" px", "pixels, after a number"));
    m_ui->lineWidth->setSuffix(tr(" letters", "after a number"));
    bind();
    connect(&m_settings, &Settings::changed, this, &TextPreferences::showValues);
    showValues();
}

TextPreferences::~TextPreferences() = default;

QList<QWidget *> TextPreferences::rows() const
{
    return {m_ui->rowZoom,          m_ui->rowTextFont,    m_ui->rowTextSize,    m_ui->rowLineHeight, m_ui->rowLineWidth,
            m_ui->rowLetterSpacing, m_ui->rowWordSpacing, m_ui->rowLineNumbers, m_ui->rowWrapCode};
}

void TextPreferences::setMostSampleHeight(int height)
{
    m_ui->sample->setMostHeight(height);
}

void TextPreferences::bind()
{
    for (const Number &number : numbersOf(*m_ui)) {
        connect(number.box, &QSpinBox::valueChanged, this, [this, &key = number.key](int value) { keep(key, value); });
    }
    for (const Switch &one : switchesOf(*m_ui)) {
        connect(one.box, &QCheckBox::toggled, this, [this, &key = one.key](bool on) { keep(key, on); });
    }
    connect(m_ui->textFont, &QComboBox::activated, this,
            [this] { keep(Keys::textFont, m_ui->textFont->currentData().toString()); });
    connect(m_ui->restore, &QPushButton::clicked, this, &TextPreferences::restore);
}

void TextPreferences::restore()
{
    for (const Number &number : numbersOf(*m_ui)) {
        if (number.box->isEnabled()) {
            keep(number.key, number.key.defaultValue);
        }
    }
    for (const Switch &one : switchesOf(*m_ui)) {
        if (one.box->isEnabled()) {
            keep(one.key, one.key.defaultValue);
        }
    }
    if (m_ui->textFont->isEnabled()) {
        keep(Keys::textFont, Keys::textFont.defaultValue);
    }
}

template<typename T> void TextPreferences::keep(const SettingKey<T> &key, const T &value)
{
    if (const Result<void> kept = m_settings.set(key, value); !kept) {
        Q_EMIT failed(kept.error());
    }
}

void TextPreferences::showValues()
{
    for (const Number &number : numbersOf(*m_ui)) {
        const QSignalBlocker quiet(number.box);
        number.box->setValue(m_settings.value(number.key));
        showHolder(m_settings.lockedBy(number.key), number.box, number.note);
    }
    for (const Switch &one : switchesOf(*m_ui)) {
        const QSignalBlocker quiet(one.box);
        one.box->setChecked(m_settings.value(one.key));
        showHolder(m_settings.lockedBy(one.key), one.box, one.note);
    }
    const QSignalBlocker quiet(m_ui->textFont);
    const TextLooks looks = ReadingLooks::from(m_settings);
    m_ui->textFont->setCurrentIndex(m_ui->textFont->findData(familyOf(looks).name));
    showHolder(m_settings.lockedBy(Keys::textFont), m_ui->textFont, m_ui->textFontNote);
    m_ui->sample->setLooks(looks);
    m_ui->restore->setEnabled(looks != TextLooks());
}

} // namespace Carrel
