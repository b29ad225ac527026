// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/html/htmltext.h"
#include "formats/questions/quizquestion.h"

#include <QHash>

#include <pugixml.hpp>

namespace Carrel::Olx
{

/** Adds the options of a multiple choice or checkbox @p response; @p targeted: reasons by explanation-id. */
void readOptions(pugi::xml_node response, const QHash<QString, QString> &targeted, const HtmlContext &context,
                 QuizQuestion &question);

/** Adds those of one dropdown; a response may hold several, each a question of its own. */
void readDropdown(pugi::xml_node input, const HtmlContext &context, QuizQuestion &question);

} // namespace Carrel::Olx
