// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/check.h"

#include <functional>

namespace Carrel::Anki
{

/** Called with the path of a picture; what is returned is the name under which the deck carries it, empty: not. */
using PictureName = std::function<QString(const QString &path)>;

/** A question, option or reason as the plain HTML that cards are made of; formulas as Anki has them. */
[[nodiscard]] QString cardHtml(const RichText &text, const PictureName &pictures);

/** A field without its HTML, pictures as their names: what Anki sorts and compares notes by. */
[[nodiscard]] QString withoutHtml(const QString &field);

} // namespace Carrel::Anki
