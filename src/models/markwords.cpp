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

OutlineMark outlineMark(const LessonMarks &marks, bool here)
{
    if (!here) {
        return OutlineMark::NotHere;
    }
    if (marks.due > 0) {
        return OutlineMark::Due;
    }
    if (marks.checked) {
        return OutlineMark::Known;
    }
    return marks.read ? OutlineMark::Read : marks.begun ? OutlineMark::Begun : OutlineMark::NotBegun;
}

QString markSign(OutlineMark mark)
{
    switch (mark) {
    case OutlineMark::NotHere:
        return u"–"_s;
    case OutlineMark::NotBegun:
        return u"○"_s;
    case OutlineMark::Begun:
        return u"◔"_s;
    case OutlineMark::Read:
        return u"◐"_s;
    case OutlineMark::Known:
        return u"●"_s;
    case OutlineMark::Due:
        return u"↻"_s;
    }
    Q_UNREACHABLE_RETURN({});
}

QString markMeaning(OutlineMark mark)
{
    switch (mark) {
    case OutlineMark::NotHere:
        return say(
            QT_TRANSLATE_NOOP("Carrel::MarkWords", "The course names this lesson; the library does not have it."));
    case OutlineMark::NotBegun:
        return say(QT_TRANSLATE_NOOP("Carrel::MarkWords", "Not begun yet."));
    case OutlineMark::Begun:
        return say(QT_TRANSLATE_NOOP("Carrel::MarkWords", "Begun, but not read to its end."));
    case OutlineMark::Read:
        return say(QT_TRANSLATE_NOOP("Carrel::MarkWords", "Read to its end, or marked as read."));
    case OutlineMark::Known:
        return say(QT_TRANSLATE_NOOP("Carrel::MarkWords", "Every check was answered right, sure and without help."));
    case OutlineMark::Due:
        return say(QT_TRANSLATE_NOOP("Carrel::MarkWords", "Checks of this lesson are due for review."));
    }
    Q_UNREACHABLE_RETURN({});
}

QString markWords(const LessonMarks &marks, bool here)
{
    if (!here) {
        return say(QT_TRANSLATE_NOOP("Carrel::MarkWords", "Not in the library"));
    }
    QStringList words;
    words << (marks.read    ? say(QT_TRANSLATE_NOOP("Carrel::MarkWords", "read"))
              : marks.begun ? say(QT_TRANSLATE_NOOP("Carrel::MarkWords", "begun"))
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
