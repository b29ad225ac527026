// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPointer>
#include <QWidget>

#include <initializer_list>
#include <utility>
#include <vector>

namespace Carrel
{

/** The fonts within panes, which the style sheet takes away from what gets another parent; put back when it is gone. */
class KeptFonts final
{
public:
    explicit KeptFonts(std::initializer_list<QWidget *> panes);
    ~KeptFonts();
    Q_DISABLE_COPY_MOVE(KeptFonts)

private:
    std::vector<std::pair<QPointer<QWidget>, QFont>> m_fonts;
};

} // namespace Carrel
