// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/reader/colourrow.h"

#include "base/foreigntext.h"
#include "exchange/notewords.h"
#include "widgets/reader/markcolours.h"
#include "widgets/shared/look.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QToolButton>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

/** The place of the colour that a digit names; -1: it is none. */
int numberOf(const QKeyEvent &event)
{
    const int number = event.key() - Qt::Key_1;
    const bool isPlain = (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    return isPlain && number >= 0 && number < int(std::size(allMarkColours)) ? number : -1;
}

/** Whole, as the word for a colour is another one in other company. */
QString highlightWords(MarkColour colour)
{
    switch (colour) {
    case MarkColour::Yellow:
        return ColourRow::tr("Highlight in yellow");
    case MarkColour::Green:
        return ColourRow::tr("Highlight in green");
    case MarkColour::Blue:
        return ColourRow::tr("Highlight in blue");
    case MarkColour::Pink:
        return ColourRow::tr("Highlight in pink");
    }
    return {};
}

} // namespace

ColourRow::ColourRow(QWidget *parent, Kind kind)
    : QWidget(parent)
    , m_kind(kind)
{
    auto *const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    auto *const group = new QButtonGroup(this);
    group->setExclusive(kind == Kind::Choose);
    int number = 0;
    for (const MarkColour colour : allMarkColours) {
        auto *const button = new QToolButton(this);
        button->setObjectName(u"colour-"_s + wordOf(colour));
        button->setProperty("quiet", true);
        button->setFocusPolicy(Qt::TabFocus); // a click leaves the selection on the page alone
        button->setCheckable(kind == Kind::Choose);
        button->setIconSize({20, 20});
        const QString name = kind == Kind::Act ? highlightWords(colour) : NoteWords::colourName(colour);
        button->setAccessibleName(name);
        button->setToolTip(plainTip(tr("%1 (%2)", "name of a button, its key").arg(name, QString::number(++number))));
        group->addButton(button);
        row->addWidget(button);
        connect(button, &QToolButton::clicked, this, [this, colour] { press(colour); });
        m_buttons.push_back(button);
    }
    draw();
}

void ColourRow::setChosen(MarkColour colour)
{
    m_chosen = colour;
    if (m_kind == Kind::Choose) {
        m_buttons[size_t(colour)]->setChecked(true);
    }
}

void ColourRow::focusChosen(Qt::FocusReason reason)
{
    m_buttons[size_t(m_chosen)]->setFocus(reason);
}

bool ColourRow::event(QEvent *event)
{
    // Else the digits would go to the options of the check beside the text.
    if (event->type() == QEvent::ShortcutOverride && numberOf(*static_cast<QKeyEvent *>(event)) >= 0) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void ColourRow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    Look::follow(*event, this, [this] { draw(); });
}

void ColourRow::keyPressEvent(QKeyEvent *event)
{
    if (const int number = numberOf(*event); number >= 0) {
        m_buttons[size_t(number)]->click();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void ColourRow::draw()
{
    for (const MarkColour colour : allMarkColours) {
        m_buttons[size_t(colour)]->setIcon(markIcon(colour, palette(), devicePixelRatioF()));
    }
}

void ColourRow::press(MarkColour colour)
{
    m_chosen = colour;
    Q_EMIT pressed(colour);
}

} // namespace Carrel
