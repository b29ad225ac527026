// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/markwords.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

QString say(const char *text, int n = -1)
{
    return QCoreApplication::translate("Carrel::MarkWords", text, nullptr, n);
}

} // namespace

QString markSign(const LessonMarks &marks, bool here)
{
    if (!here) {
        return u"–"_s;
    }
    if (marks.due > 0) {
        return u"↻"_s;
    }
    if (marks.checked) {
        return u"●"_s;
    }
    return marks.read || marks.lucky ? u"◐"_s : u"○"_s;
}

QString markWords(const LessonMarks &marks, bool here)
{
    if (!here) {
        return say(QT_TRANSLATE_NOOP("Carrel::MarkWords", "Not in the library"));
    }
    QStringList words;
    words << (marks.read ? say(QT_TRANSLATE_NOOP("Carrel::MarkWords", "read"))
                         : say(QT_TRANSLATE_NOOP("Carrel::MarkWords", "not read")));
    if (marks.checked) {
        words << say(QT_TRANSLATE_NOOP("Carrel::MarkWords", "checked"));
    }
    if (marks.lucky) {
        words << say(QT_TRANSLATE_NOOP("Carrel::MarkWords", "right by luck"));
    }
    if (marks.retainedDays > 0) {
        words << say(QT_TRANSLATE_N_NOOP("Carrel::MarkWords", "retained %n day(s)"), marks.retainedDays);
    }
    if (marks.fading) {
        words << say(QT_TRANSLATE_NOOP("Carrel::MarkWords", "fading"));
    }
    if (marks.due > 0) {
        words << say(QT_TRANSLATE_N_NOOP("Carrel::MarkWords", "%n check(s) due"), marks.due);
    }
    return QLocale().createSeparatedList(words);
}

} // namespace Carrel
