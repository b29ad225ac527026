// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/check.h"

#include <QTextBrowser>

#include <optional>

namespace Carrel
{

/** Shows a check with its right options and reasons as words, before anything of it is taken in. */
class CheckPreview final : public QTextBrowser
{
    Q_OBJECT

public:
    explicit CheckPreview(QWidget *parent = nullptr);

    void showCheck(const std::optional<Check> &check); ///< nothing: says what is missing
};

} // namespace Carrel
