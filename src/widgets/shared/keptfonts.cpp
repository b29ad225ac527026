// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shared/keptfonts.h"

namespace Carrel
{

KeptFonts::KeptFonts(std::initializer_list<QWidget *> panes)
{
    for (QWidget *const pane : panes) {
        const QList<QWidget *> parts = pane->findChildren<QWidget *>();
        for (auto part = parts.crbegin(); part != parts.crend(); ++part) { // inner ones first
            m_fonts.emplace_back(*part, (*part)->font());
        }
        m_fonts.emplace_back(pane, pane->font());
    }
}

KeptFonts::~KeptFonts()
{
    for (const auto &[part, font] : m_fonts) {
        if (part && part->font() != font) {
            part->setFont(font);
        }
    }
}

} // namespace Carrel
