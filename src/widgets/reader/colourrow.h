// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/annotation.h"

#include <QWidget>

class QToolButton;

namespace Carrel
{

/** A button for each colour one can mark with. Used by the bar at a selection and by the card of a note. */
class ColourRow final : public QWidget
{
    Q_OBJECT

public:
    enum class Kind {
        Act,    ///< a press does something at once
        Choose, ///< one of them is chosen
    };

    explicit ColourRow(QWidget *parent = nullptr, Kind kind = Kind::Choose);

    void setChosen(MarkColour colour);
    [[nodiscard]] MarkColour chosen() const { return m_chosen; }
    void focusChosen(Qt::FocusReason reason);

Q_SIGNALS:
    void pressed(Carrel::MarkColour colour);

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override; ///< 1 to 4

private:
    void draw();
    void press(MarkColour colour);

    Kind m_kind;
    MarkColour m_chosen = MarkColour::Yellow;
    std::vector<QToolButton *> m_buttons; ///< in the order of allMarkColours
};

} // namespace Carrel
