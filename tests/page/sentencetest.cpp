// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where sentences begin and end, in the languages of courses and with what technical prose has in it.
#include "../render/samplelesson.h"
#include "pagetest.h"

#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

namespace
{

struct Row {
    const char *name;
    QString language;
    QString text; ///< code between backticks, formulas between dollars, "|" where a sentence ends
};

std::vector<Row> rows()
{
    const QString en = u"en"_s;
    const QString de = u"de"_s;
    return {
        {"English", en, u"Take one card.|Put it left!|Is it sorted?|Yes."_s},
        {"abbreviations", en,
         u"Use a stable sort, e.g. Timsort, i.e. one that keeps order.|Dr. Smith vs. Prof. Jones, cf. Knuth."_s},
        {"figures and numbers", en, u"See Fig. 3.|Then read No. 5 of Vol. II.|It is 1.5 times faster."_s},
        {"names", en, u"Donald E. Knuth and J. R. R. Tolkien wrote books.|Go from A to B.|Then stop."_s},
        {"a country", en, u"The U.S. Army paid for it.|He lives in the U.S.|They do not."_s},
        {"and so on", en, u"Cards, dice etc. are games.|Use cards, etc.|Then stop."_s},
        {"speech", en, u"“Is it sorted?” she asked.|“Yes.”|He left (slowly.)|Good."_s},
        {"code between words", en, u"Call `sort.py`.|`x. Y` is one word.|Write `f(a?b:c)!` twice.|Then `stop`."_s},
        {"code as words", en, u"Open Node.js, println!(x) and foo.bar().|Then std::sort or .gitignore."_s},
        {"formulas", en, u"Let $x. Y$ be given.|It holds that $n! > 2$ here.|$n$ grows."_s},
        {"dots", en, u"It goes on ... and on.|And then … nothing."_s},
        {"German", de, u"Nimm eine Karte.|Leg sie links hin!|Ist das sortiert?|Ja."_s},
        {"German abbreviations", de,
         u"Das gilt z. B. für Karten, d. h. für alle, bzw. z.B. Würfel.|Vgl. Abb. 3 und S. 12.|Dr. Müller kam ca. 9 Uhr."_s},
        {"German dates", de, u"Am 3. Mai im 19. Jahrhundert war es neu.|Es sind 12.|Danach kommt nichts."_s},
        {"German speech", de, u"Er rief: „Halt!“|Dann lief er.|Würfel usw. sind Spiele."_s},
        {"French", u"fr"_s,
         u"Elle a dit « Oui ! » puis elle est partie.|C’est vrai, p. ex. Paris est loin.|Non !|Si."_s},
        {"Spanish", u"es"_s, u"¿Está ordenado?|¡Sí!|El Sr. López lo vio, p. ej. Madrid.|Fin."_s},
        {"Chinese", u"zh-Hans"_s, u"先选一张牌。|小的放左边！|大的放右边？|调用`sort.py`。|然后用`f(x)`。"_s},
        {"Chinese speech", u"zh-Hant"_s, u"他說：「好。」|然後走了。"_s},
        {"Japanese", u"ja"_s, u"カードを一枚選ぶ。|小さいものは左へ！|「はい。」と言った。|`sort()`を呼ぶ。"_s},
        {"Hebrew", u"he"_s,
         u"בוחרים קלף אחד.|כל קלף קטן עובר שמאלה!|האם זה נכון?|הפונקציה `sort.py` ממיינת.|Python היא שפה."_s},
        {"Arabic", u"ar"_s, u"اختر بطاقة واحدة.|هل هذا صحيح؟|نعم."_s},
        {"Russian", u"ru"_s, u"Возьмите карту, т. е. любую.|Потом ещё одну."_s},
        {"no language at all", u"not a language"_s, u"One card.|Two cards."_s},
    };
}

Block paragraphOf(const QString &id, const Row &row)
{
    Runs runs;
    QString plain;
    const auto add = [&](const QString &text, QChar kind) {
        if (text.isEmpty()) {
            return;
        }
        Run run = words(text).front();
        run.code = kind == u'`';
        run.math = kind == u'$';
        run.language = row.language;
        runs.push_back(run);
    };
    const bool spaced = !row.language.startsWith("zh"_L1) && row.language != "ja"_L1;
    const QString text = QString(row.text).replace(u'|', spaced ? u" "_s : QString());
    QChar kind;
    for (const QChar sign : text) {
        if (sign == u'`' || sign == u'$') {
            add(std::exchange(plain, {}), kind);
            kind = kind.isNull() ? sign : QChar();
        } else {
            plain += sign;
        }
    }
    add(plain, {});
    return block(id, Paragraph{runs});
}

} // namespace

class SentenceTest final : public QObject
{
    Q_OBJECT

private:
    PageUnderTest m_test;

private Q_SLOTS:
    void initTestCase()
    {
        Lesson lesson;
        lesson.slug = LessonSlug(u"sentences"_s);
        const std::vector<Row> all = rows();
        for (size_t i = 0; i < all.size(); ++i) {
            lesson.blocks.push_back(paragraphOf(u"p-%1"_s.arg(i), all[i]));
        }
        QVERIFY(m_test.show(lesson));
    }

    void everySentenceIsOne_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("sentences");
        const std::vector<Row> all = rows();
        for (size_t i = 0; i < all.size(); ++i) {
            QTest::newRow(all[i].name) << u"p-%1"_s.arg(i) << QString(all[i].text).remove(u'`').remove(u'$');
        }
    }

    void everySentenceIsOne()
    {
        QFETCH(QString, id);
        const QString found = m_test
                                  .evaluate(uR"((() => {
            const element = document.querySelector('[data-block="%1"]');
            const range = new Range();
            range.selectNodeContents(element);
            const { start, end } = carrel.words.placesOf(range);
            return carrel.sentences.sentencesBetween(start, end, carrel.sentences.languageOf(element))
                .map(one => carrel.readingText().slice(one.start, one.end)).join('|');
        })())"_s.arg(id))
                                  .toString();
        QTEST(found, "sentences");
    }
};

int main(int argc, char **argv)
{
    return runPageTest(argc, argv, [] { return std::make_unique<SentenceTest>(); });
}

#include "sentencetest.moc"
