// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mainwindow/helpsheets.h"

#include "widgets/mainwindow/windowactions.h"

#include <QAction>
#include <QCoreApplication>
#include <QSysInfo>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

QString say(const char *text)
{
    return QCoreApplication::translate("Carrel::HelpSheets", text);
}

QString paragraph(const QString &text)
{
    return u"<p>"_s + text.toHtmlEscaped() + u"</p>"_s;
}

QString heading(const QString &text)
{
    return u"<h4>"_s + text.toHtmlEscaped() + u"</h4>"_s;
}

/** The document knows no columns that begin at the right, so they are written in the order they stand. */
QString row(const QString &keys, const QString &what, Qt::LayoutDirection direction)
{
    const bool left = direction == Qt::LeftToRight;
    const QString first =
        u"<td width=\"146\" align=\"%1\"><b>%2</b></td>"_s.arg(left ? u"left"_s : u"right"_s, keys.toHtmlEscaped());
    const QString second = u"<td align=\"%1\">%2</td>"_s.arg(left ? u"left"_s : u"right"_s, what.toHtmlEscaped());
    return u"<tr>"_s + (left ? first + second : second + first) + u"</tr>"_s;
}

QString checkKeys(Qt::LayoutDirection direction)
{
    const std::pair<const char *, const char *> keys[] = {
        {QT_TRANSLATE_NOOP("Carrel::HelpSheets", "1 to 9"),
         QT_TRANSLATE_NOOP("Carrel::HelpSheets", "choose an option; choose or leave it where several are right")},
        {QT_TRANSLATE_NOOP("Carrel::HelpSheets", "Enter"),
         QT_TRANSLATE_NOOP("Carrel::HelpSheets", "answer, then go on")},
        {QT_TRANSLATE_NOOP("Carrel::HelpSheets", "G"), QT_TRANSLATE_NOOP("Carrel::HelpSheets", "answer as a guess")},
        {QT_TRANSLATE_NOOP("Carrel::HelpSheets", "P"),
         QT_TRANSLATE_NOOP("Carrel::HelpSheets", "go to the passage the check speaks of")},
        {QT_TRANSLATE_NOOP("Carrel::HelpSheets", "Esc"),
         QT_TRANSLATE_NOOP("Carrel::HelpSheets", "close a drawer; leave a review")},
    };
    QString html;
    for (const auto &[key, what] : keys) {
        html += row(say(key), say(what), direction);
    }
    return html;
}

} // namespace

QString aboutHtml(const QString &version, const QString &graphics)
{
    return paragraph(say(QT_TRANSLATE_NOOP("Carrel::HelpSheets", "Carrel %1")).arg(version)) +
           paragraph(say(QT_TRANSLATE_NOOP("Carrel::HelpSheets",
                                           "A desk for studying courses. It needs no account and opens no network "
                                           "connection; what you answer stays in your own files."))) +
           paragraph(graphics) +
           paragraph(say(QT_TRANSLATE_NOOP("Carrel::HelpSheets", "Qt %1 on %2."))
                         .arg(QString::fromLatin1(qVersion()), QSysInfo::prettyProductName())) +
           paragraph(say(QT_TRANSLATE_NOOP("Carrel::HelpSheets",
                                           "© 2026 The Carrel authors. Free software under the GNU General Public "
                                           "License, version 3 or later; it comes without any warranty.")));
}

QString keysHtml(const WindowActions &actions, Qt::LayoutDirection direction)
{
    const QString table = u"<table width=\"100%\" cellspacing=\"0\" cellpadding=\"2\">"_s;
    QString html = heading(say(QT_TRANSLATE_NOOP("Carrel::HelpSheets", "Checks and review"))) + table +
                   checkKeys(direction) + u"</table>"_s;
    const auto menus = actions.withKeys();
    for (const auto &[title, menu] : menus) {
        html += heading(title) + table;
        for (const QAction *const action : menu) {
            html += row(action->shortcut().toString(QKeySequence::NativeText), action->text().remove(u'&'), direction);
        }
        html += u"</table>"_s;
    }
    return html;
}

} // namespace Carrel
