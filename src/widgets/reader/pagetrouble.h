// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace Carrel
{

class LessonView;
class MessageBar;

/** Tells in the message bar what ails the page of a lesson, and offers what helps. Used by the main window. */
class PageTrouble final : public QObject
{
    Q_OBJECT

public:
    PageTrouble(LessonView &page, MessageBar &messages, QObject *parent);

private:
    void offerToOpenAgain(const QString &sentence);
    void takeBack();

    LessonView &m_page;
    MessageBar &m_messages;
    QString m_offer; ///< what was said when the page hung
};

} // namespace Carrel
