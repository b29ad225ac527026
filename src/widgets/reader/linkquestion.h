// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QUrl>

class QWidget;

namespace Carrel
{

/**
 * Asks whether an address outside may be handed to the browser, naming it in full, and does so on yes. Addresses of
 * other kinds than web pages and mail are told, never opened. Carrel itself opens no connection.
 */
void askToOpen(const QUrl &address, QWidget *parent);

} // namespace Carrel
