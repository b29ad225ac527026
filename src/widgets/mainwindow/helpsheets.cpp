// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mainwindow/helpsheets.h"

#include "models/keybindings.h"
#include "widgets/quiz/checkkeys.h"

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

QString sideOf(Qt::LayoutDirection direction)
{
    return direction == Qt::LeftToRight ? u"left"_s : u"right"_s;
}

QString heading(const QString &text, Qt::LayoutDirection direction)
{
    return u"<h4 align=\"%1\">%2</h4>"_s.arg(sideOf(direction), text.toHtmlEscaped());
}

/** The document knows no columns that begin at the right, so they are written in the order they stand. */
QString row(const QString &keys, const QString &what, Qt::LayoutDirection direction)
{
    const bool left = direction == Qt::LeftToRight;
    const QString side = sideOf(direction);
    // Nothing before the keys: they stand in line with the heading.
    const QString first =
        u"<td width=\"150\" align=\"%1\" style=\"padding-top:2px; padding-bottom:2px; padding-%2:12px\"><b>%3</b></td>"_s
            .arg(side, left ? u"right"_s : u"left"_s, keys.toHtmlEscaped());
    const QString second =
        u"<td align=\"%1\" style=\"padding-top:2px; padding-bottom:2px\">%2</td>"_s.arg(side, what.toHtmlEscaped());
    return u"<tr>"_s + (left ? first + second : second + first) + u"</tr>"_s;
}

QString section(const QString &title, const QString &rows, Qt::LayoutDirection direction)
{
    return heading(title, direction) + u"<table width=\"100%\" cellspacing=\"0\" cellpadding=\"0\">"_s + rows +
           u"</table>"_s;
}

QString checkKeys(Qt::LayoutDirection direction)
{
    QString rows;
    const std::vector<CheckKeyWords> keys = checkKeyWords();
    for (const CheckKeyWords &key : keys) {
        rows += row(key.name, key.what, direction);
    }
    return rows;
}

/** What has no action and no letter of a check: keys that depend on where one is. */
QString otherKeys(Qt::LayoutDirection direction)
{
    const std::pair<const char *, const char *> keys[] = {
        {QT_TRANSLATE_NOOP("Carrel::HelpSheets", "Tab"),
         QT_TRANSLATE_NOOP("Carrel::HelpSheets", "go to the next control or link; with Shift back")},
        {QT_TRANSLATE_NOOP("Carrel::HelpSheets", "Space"),
         QT_TRANSLATE_NOOP("Carrel::HelpSheets", "press the control; choose the option; page down in a lesson")},
        {QT_TRANSLATE_NOOP("Carrel::HelpSheets", "Ctrl+Page Up, Ctrl+Page Down"),
         QT_TRANSLATE_NOOP("Carrel::HelpSheets", "in the checks of a lesson: the check before, the next check")},
        {QT_TRANSLATE_NOOP("Carrel::HelpSheets", "Up, Down, Enter"),
         QT_TRANSLATE_NOOP("Carrel::HelpSheets", "in a list or the search: choose, then open")},
        {QT_TRANSLATE_NOOP("Carrel::HelpSheets", "Left, Right"),
         QT_TRANSLATE_NOOP("Carrel::HelpSheets", "move the beginning of the selected sentence by a word")},
        {QT_TRANSLATE_NOOP("Carrel::HelpSheets", "Shift+Left, Shift+Right"),
         QT_TRANSLATE_NOOP("Carrel::HelpSheets", "move its end by a word")},
        {QT_TRANSLATE_NOOP("Carrel::HelpSheets", "Enter, Shift+Enter"),
         QT_TRANSLATE_NOOP("Carrel::HelpSheets", "where one finds words in the lesson: the next hit, the one before")},
        {QT_TRANSLATE_NOOP("Carrel::HelpSheets", "1 to 4"),
         QT_TRANSLATE_NOOP("Carrel::HelpSheets", "beside selected words and in a note: the colour")},
        {QT_TRANSLATE_NOOP("Carrel::HelpSheets", "Ctrl+Enter"),
         QT_TRANSLATE_NOOP("Carrel::HelpSheets", "in a note: keep it and close it")},
        {QT_TRANSLATE_NOOP("Carrel::HelpSheets", "F2, Delete"),
         QT_TRANSLATE_NOOP("Carrel::HelpSheets", "in the list of notes: change it, delete it")},
        {QT_TRANSLATE_NOOP("Carrel::HelpSheets", "F10, Alt and a letter"),
         QT_TRANSLATE_NOOP("Carrel::HelpSheets", "the menus; what has this letter underlined")},
        {QT_TRANSLATE_NOOP("Carrel::HelpSheets", "Shift+F10"),
         QT_TRANSLATE_NOOP("Carrel::HelpSheets",
                           "in the Library: what can be done with the course; in a lesson: with the picture or table")},
        {QT_TRANSLATE_NOOP("Carrel::HelpSheets", "Arrow keys"),
         QT_TRANSLATE_NOOP("Carrel::HelpSheets", "scroll a wide table that Tab led to; move a large picture")},
        {QT_TRANSLATE_NOOP("Carrel::HelpSheets", "+, -, 0"),
         QT_TRANSLATE_NOOP("Carrel::HelpSheets", "a large picture: larger, smaller, fitted into the window")},
        {QT_TRANSLATE_NOOP("Carrel::HelpSheets", "Esc"),
         QT_TRANSLATE_NOOP("Carrel::HelpSheets",
                           "close a drawer or a large picture; leave the search, Preferences or a review")},
    };
    QString rows;
    for (const auto &[key, what] : keys) {
        rows += row(say(key), say(what), direction);
    }
    return rows;
}

/** What the actions of @p group do that have keys. */
QString boundKeys(const KeyBindings &bindings, const QString &group, Qt::LayoutDirection direction)
{
    QString rows;
    for (const KeyedAction &action : bindings.all()) {
        const QString keys = keysInWords(bindings.keysOf(action.name));
        if (action.group == group && !keys.isEmpty()) {
            rows += row(keys, action.words(), direction);
        }
    }
    return rows;
}

} // namespace

QString checkGroup()
{
    return say(QT_TRANSLATE_NOOP("Carrel::HelpSheets", "Checks and review"));
}

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

QString keysHtml(const KeyBindings &bindings, Qt::LayoutDirection direction)
{
    const QString checks = checkGroup();
    QString html = paragraph(bindings.fillIn(say(QT_TRANSLATE_NOOP(
        "Carrel::HelpSheets", "Most keys can be others: {preferences} leads to Preferences, Keys."))));
    html += section(checks, checkKeys(direction) + boundKeys(bindings, checks, direction), direction);
    html += section(say(QT_TRANSLATE_NOOP("Carrel::HelpSheets", "Moving about")), otherKeys(direction), direction);
    QStringList groups;
    for (const KeyedAction &action : bindings.all()) {
        groups << action.group;
    }
    groups.removeDuplicates();
    groups.removeAll(checks);
    for (const QString &group : std::as_const(groups)) {
        if (const QString rows = boundKeys(bindings, group, direction); !rows.isEmpty()) {
            html += section(group, rows, direction);
        }
    }
    return html;
}

} // namespace Carrel
