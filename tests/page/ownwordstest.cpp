// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "../render/samplelesson.h"
#include "base/translation.h"
#include "pagetest.h"

#include <QTranslator>
#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

namespace
{

/** Every text of the page and every name and tip, each with the language and the direction it is in. */
const QString everyText = uR"js((() => {
    const all = [];
    const add = (words, element) => all.push(words.trim(), element.closest('[lang]')?.lang ?? '',
                                             getComputedStyle(element).direction);
    const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        if (walker.currentNode.data.trim() !== '') {
            add(walker.currentNode.data, walker.currentNode.parentElement);
        }
    }
    for (const name of ['aria-label', 'title']) {
        document.querySelectorAll(`main [${name}]`).forEach(element => all.push(
            element.getAttribute(name).trim(), element.closest('[lang]')?.lang ?? '', '')); // said, not set
    }
    return all;
})())js"_s;

struct Text {
    QString words;
    QString language;
    QString direction;
};

std::vector<Text> textsOf(PageUnderTest &page)
{
    const QStringList parts = page.evaluate(everyText).toStringList();
    std::vector<Text> texts;
    for (qsizetype i = 0; i + 2 < parts.size(); i += 3) {
        texts.push_back({parts[i], parts[i + 1], parts[i + 2]});
    }
    return texts;
}

void speak(const QString &language)
{
    qDeleteAll(QCoreApplication::instance()->findChildren<QTranslator *>());
    installTranslations(language);
}

} // namespace

/** Words of the program stand among those of a course, and each is told to be in its own language. */
class OwnWordsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { speak(u"en"_s); }

    void theProgramsWordsAreInTheProgramsLanguage_data()
    {
        QTest::addColumn<QString>("course");
        QTest::addColumn<bool>("fromTheRight");
        QTest::newRow("an English course") << u"en"_s << false;
        QTest::newRow("a course that does not say its language") << QString() << false;
        QTest::newRow("a Hebrew course") << u"he"_s << true;
    }

    void theProgramsWordsAreInTheProgramsLanguage()
    {
        QFETCH(QString, course);
        QFETCH(bool, fromTheRight);
        LessonContext context = sampleContext();
        context.language = course;
        const Lesson lesson = fromTheRight ? rightToLeft() : everyKind();
        PageUnderTest page;
        speak(u"en"_s);
        QVERIFY(page.show(page.render(lesson, context)));
        const std::vector<Text> english = textsOf(page);
        speak(u"de"_s);
        QCOMPARE(languageOfTexts(), u"de"_s);
        QVERIFY(page.show(page.render(lesson, context)));
        page.keepPicture(u"own-words-"_s + (course.isEmpty() ? u"unknown"_s : course));
        const std::vector<Text> german = textsOf(page);
        QCOMPARE(german.size(), english.size());
        int own = 0;
        for (size_t i = 0; i < german.size(); ++i) {
            const bool isOwn = german[i].words != english[i].words;
            own += isOwn ? 1 : 0;
            QVERIFY2(!isOwn || german[i].language == u"de"_s,
                     qPrintable(german[i].words + u" is in "_s + german[i].language));
            QVERIFY2(!isOwn || english[i].language == u"en"_s || course == u"en"_s,
                     qPrintable(english[i].words + u" is in "_s + english[i].language));
            QVERIFY2(isOwn || german[i].words.size() < 12 || german[i].language != u"de"_s ||
                         german[i].words.startsWith("Simulation: "_L1), // the same in both
                     qPrintable(german[i].words + u" is of the course"_s));
        }
        QVERIFY2(own > (fromTheRight ? 3 : 15), qPrintable(QString::number(own)));
    }

    void aCourseInTheProgramsLanguageNeedsNoSigns()
    {
        speak(u"de"_s);
        LessonContext context = sampleContext();
        context.language = u"de-AT"_s;
        PageUnderTest page;
        QVERIFY(page.show(page.render(rightToLeft(), context)));
        QCOMPARE(page.evaluate(u"document.querySelectorAll('main [lang=de]').length"_s).toInt(), 0);
    }

    void theyReadFromTheirOwnSide()
    {
        speak(u"de"_s);
        LessonContext context = sampleContext();
        context.language = u"he"_s;
        context.direction = u"rtl"_s;
        PageUnderTest page;
        QVERIFY(page.show(page.render(rightToLeft(), context)));
        int own = 0;
        for (const Text &text : textsOf(page)) {
            own += text.language == u"de"_s && text.words.size() > 3 ? 1 : 0;
            QVERIFY2(text.language != u"de"_s || text.direction != u"rtl"_s || text.words.size() < 4,
                     qPrintable(text.words));
        }
        QVERIFY(own > 3);
    }

    void theyKeepTheLettersOfTheInterface()
    {
        PageUnderTest page;
        const auto families = [&page] {
            return page
                .evaluate(u"['.note-word', '.check-number', '.crumb bdi', '.direction', '.about dt', "
                          "'[data-do=copy-code]', '.quiet-title'].map("
                          "one => getComputedStyle(document.querySelector(one)).fontFamily)"_s)
                .toStringList();
        };
        speak(u"en"_s);
        QVERIFY(page.show(everyKind()));
        const QStringList before = families();
        speak(u"de"_s);
        QVERIFY(page.show(everyKind()));
        QCOMPARE(families(), before);
    }
};

int main(int argc, char **argv)
{
    return runPageTest(argc, argv, [] { return std::make_unique<OwnWordsTest>(); });
}

#include "ownwordstest.moc"
