// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "endtoend/twomodules.h"

#include "course/identity.h"
#include "endtoend/windowdriver.h"
#include "library/library.h"
#include "study/studyrecord.h"

#include <QDir>
#include <QFile>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Test
{

namespace
{

constexpr int patienceMs = 30'000;

void write(const QString &path, const QString &text)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text.toUtf8()) < 0) {
        qFatal("%s cannot be written", qPrintable(path));
    }
}

QString lessonText(const QString &title)
{
    QString text = u"---\ntitle: %1\n---\n\n"_s.arg(title);
    for (const QString &what : {u"shelf"_s, u"drawer"_s, u"box"_s}) {
        text += u"## The %1\n\nThe %1 of %2 keeps what is needed on rainy days, and its lid is blue.\n\n"_s.arg(what,
                                                                                                                title);
    }
    for (const QString &what : {u"shelf"_s, u"drawer"_s, u"box"_s}) {
        text +=
            u"## Check: %1 {#%1}\n\nWhat does the %1 of %2 keep?\n\n- [x] what is needed on rainy days in $%3$ steps\n"
            "  > It is the %1.\n- [ ] what is needed at sea\n  > There is no sea here.\n- [ ] nothing\n  > It is "
            "full.\n\n"_s.arg(what, title, u"n^2"_s);
    }
    return text;
}

} // namespace

QString twoModules(const QString &folder)
{
    const QString course = folder + u"/keeping-things"_s;
    QDir().mkpath(course);
    write(course + u"/course.md"_s,
          u"---\ncarrel: 1\ntitle: Keeping things\nslug: keeping-things\nlanguage: en\n---\n\nTwo rooms.\n"_s);
    for (const auto &[name, title] : {std::pair(u"01-hall"_s, u"Hall"_s), std::pair(u"02-attic"_s, u"Attic"_s)}) {
        QDir().mkpath(course + u'/' + name);
        write(course + u'/' + name + u"/_module.md"_s, u"---\ntitle: %1\n---\n"_s.arg(title));
        write(course + u'/' + name + u"/01-room.md"_s, lessonText(u"the "_s + title));
    }
    return course;
}

std::vector<CheckKey> ownChecks(const Library &library)
{
    std::vector<CheckKey> checks;
    for (const CourseSummary &course : library.courses()) {
        const auto outline = course.readOnly ? nullptr : library.outline(course.info.id);
        for (const LessonEntry *const lesson : outline ? outline->lessons() : std::vector<const LessonEntry *>()) {
            for (const auto &[check, fingerprint] : lesson->checks) {
                checks.push_back({course.info.id, lesson->slug, check});
            }
        }
    }
    return checks;
}

void answerBefore(WindowDriver &driver, const CheckKey &check, bool right)
{
    const auto lesson = driver.parts().library().lesson(check.lessonRef());
    const auto asked = std::ranges::find((*lesson)->checks, check.check, &Check::id);
    AnswerEvent answer;
    answer.check = check;
    answer.fingerprint = fingerprintOf(*asked);
    for (const Option &option : asked->options) {
        answer.shown.push_back(option.key);
        answer.rightCount += option.correct ? 1 : 0;
        if (option.correct == right && answer.chosen.empty()) {
            answer.chosen.push_back(option.key);
        }
    }
    answer.optionCount = int(asked->options.size());
    answer.right = right;
    answer.tookMs = 2 * minuteMs;
    answer.occasion = Occasion::Review;
    driver.parts().record().append(answer);
    if (!driver.parts().record().waitUntilStored(patienceMs)) {
        qFatal("the answer was not kept");
    }
}

void nearlyLeech(WindowDriver &driver, const CheckKey &check)
{
    for (int lapse = 0; lapse < leechLapses - 1; ++lapse) {
        for (const bool right : {true, false}) {
            answerBefore(driver, check, right);
            driver.parts().clock().shift(dayMs);
        }
    }
    answerBefore(driver, check, true);
    while (!driver.parts().record().state().check(check)->isDue(driver.parts().record().today())) {
        driver.parts().clock().shift(dayMs);
    }
}

} // namespace Carrel::Test
