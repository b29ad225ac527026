// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/questions/quizquestion.h"

#include "course/optionorder.h"
#include "formats/blocklisting.h"

#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

RichText text(const QString &words)
{
    Run run;
    run.text = words;
    return {Runs{run}};
}

QuizQuestion question(const std::vector<std::pair<QString, double>> &options)
{
    QuizQuestion made{.name = u"Name"_s, .text = text(u"Which?"_s), .line = 7};
    for (const auto &[words, fraction] : options) {
        made.options.push_back({text(words), fraction, text(u"because "_s + words)});
    }
    return made;
}

QStringList codes(const Diagnostics &rows)
{
    QStringList list;
    for (const Diagnostic &row : rows) {
        list << severityName(row.severity) + u' ' + row.code;
    }
    return list;
}

} // namespace

class QuizQuestionTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aReasonSaysWhyAnOptionTemptsOrIsRight()
    {
        Diagnostics rows;
        QuizQuestion given = question({{u"a"_s, 0}, {u"b"_s, 1}});
        given.reason = text(u"All in all."_s);
        const Check check = checkOf(given, u"quiz"_s, rows);
        QCOMPARE(listing(check), u"Which?\n- a / tempting: because a\n+ b / why: because b\n= All in all."_s);
        QCOMPARE(check.kind, CheckKind::Single);
        QVERIFY(check.isUsable());
        QVERIFY(rows.empty());
    }

    void fractionsSayWhichOptionsAreRight_data()
    {
        QTest::addColumn<QList<double>>("fractions");
        QTest::addColumn<int>("given"); // 0 nothing, 1 single, 2 multiple
        QTest::addColumn<QString>("right");
        QTest::addColumn<bool>("isMultiple");
        QTest::addColumn<QStringList>("rows");
        const QStringList none;
        QTest::newRow("one") << QList<double>{1, 0} << 0 << u"+-"_s << false << none;
        QTest::newRow("halves") << QList<double>{0.5, 0.5, -0.5} << 0 << u"++-"_s << true << none;
        QTest::newRow("thirds") << QList<double>{0.3333333, 0.3333333, 0.3333333, -1} << 2 << u"+++-"_s << true << none;
        QTest::newRow("partly right") << QList<double>{1, 0.5, 0} << 1 << u"+--"_s << false
                                      << QStringList{u"note option-partly-right"_s};
        QTest::newRow("best is half") << QList<double>{0.5, 0} << 1 << u"+-"_s << false << none;
        QTest::newRow("two of one") << QList<double>{1, 1, 0} << 1 << u"++-"_s << true
                                    << QStringList{u"warning check-kind"_s};
        QTest::newRow("choose all, one right") << QList<double>{1, 0} << 2 << u"+-"_s << true << none;
        QTest::newRow("none right") << QList<double>{0, -1} << 1 << u"--"_s << false
                                    << QStringList{u"error check-no-right-option"_s};
    }

    void fractionsSayWhichOptionsAreRight()
    {
        QFETCH(QList<double>, fractions);
        QFETCH(int, given);
        QFETCH(QString, right);
        std::vector<std::pair<QString, double>> options;
        for (const double fraction : fractions) {
            options.emplace_back(u"option %1"_s.arg(options.size()).replace(u' ', u'-'), fraction);
        }
        QuizQuestion made = question(options);
        made.kind = given == 0 ? std::nullopt : std::optional(given == 1 ? CheckKind::Single : CheckKind::Multiple);
        Diagnostics rows;
        const Check check = checkOf(made, u"quiz"_s, rows);
        QString marks;
        for (const Option &option : check.options) {
            marks += option.correct ? u'+' : u'-';
        }
        QCOMPARE(marks, right);
        QTEST(check.kind == CheckKind::Multiple, "isMultiple");
        QTEST(codes(rows), "rows");
        QCOMPARE(check.isUsable(), !codes(rows).contains(u"error check-no-right-option"_s));
    }

    void aRowNamesTheQuestionAndItsPlace()
    {
        Diagnostics rows;
        const Check check = checkOf(question({{u"a"_s, 1}}), u"quiz.gift"_s, rows);
        QVERIFY(!check.isUsable());
        QCOMPARE(rows.size(), size_t(1));
        QCOMPARE(rows.front().file, u"quiz.gift"_s);
        QCOMPARE(rows.front().line, std::optional(7));
        QVERIFY(rows.front().message.contains(u"Name"_s));
    }

    void lettersAreTakenOffWhenNothingSpeaksOfThem_data()
    {
        QTest::addColumn<QStringList>("given");
        QTest::addColumn<QStringList>("shown");
        QTest::addColumn<bool>("fixed");
        QTest::newRow("dots") << QStringList{u"A. Bronchi"_s, u"B. Epiglottis"_s}
                              << QStringList{u"Bronchi"_s, u"Epiglottis"_s} << false;
        QTest::newRow("brackets") << QStringList{u"(a) one"_s, u"(b) two"_s} << QStringList{u"one"_s, u"two"_s}
                                  << false;
        QTest::newRow("spoken of") << QStringList{u"A. One"_s, u"B. Two"_s, u"C. Both A and B"_s}
                                   << QStringList{u"A. One"_s, u"B. Two"_s, u"C. Both A and B"_s} << true;
        QTest::newRow("none of the above") << QStringList{u"A. One"_s, u"B. None of the above"_s}
                                           << QStringList{u"One"_s, u"None of the above"_s} << false;
        QTest::newRow("only some") << QStringList{u"A. Einstein"_s, u"Bohr"_s}
                                   << QStringList{u"A. Einstein"_s, u"Bohr"_s} << false;
        QTest::newRow("another order") << QStringList{u"B. One"_s, u"A. Two"_s} << QStringList{u"B. One"_s, u"A. Two"_s}
                                       << false;
        QTest::newRow("nothing behind") << QStringList{u"A. "_s, u"B. "_s} << QStringList{u"A. "_s, u"B. "_s} << true;
    }

    void lettersAreTakenOffWhenNothingSpeaksOfThem() // openmultiplechoice 1152: shuffled options kept their old letters
    {
        QFETCH(QStringList, given);
        QFETCH(QStringList, shown);
        QuizQuestion made = question({});
        for (const QString &words : given) {
            made.options.push_back({text(words), made.options.empty() ? 1.0 : 0.0});
        }
        Diagnostics rows;
        const Check check = checkOf(made, u"quiz"_s, rows);
        QStringList read;
        for (const Option &option : check.options) {
            read << listing(option.text);
        }
        QCOMPARE(read, shown);
        QTEST(keepsAuthoredOrder(check), "fixed");
    }

    void trueAndFalseAreInTheLanguageOfTheText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("words");
        QTest::newRow("English") << u"The Moon is a moon of the Earth."_s << u"True False"_s;
        QTest::newRow("German") << u"Der Mond ist nicht die Sonne."_s << u"Wahr Falsch"_s;
        QTest::newRow("French") << u"La lune est une planète et le soleil une étoile."_s << u"Vrai Faux"_s;
        QTest::newRow("Spanish") << u"La luna es una estrella y el sol los planetas."_s << u"Verdadero Falso"_s;
        QTest::newRow("nothing to tell by") << u"1 + 1 = 2"_s << u"True False"_s;
    }

    void trueAndFalseAreInTheLanguageOfTheText()
    {
        QFETCH(QString, text);
        const auto options = trueFalseOptions(false, {}, ::text(u"yes it is"_s), guessedLanguage(text));
        QTEST(listing(options[0].text) + u' ' + listing(options[1].text), "words");
        QCOMPARE(options[0].fraction, 0.0);
        QCOMPARE(options[1].fraction, 1.0);
        QCOMPARE(options[1].key, u"false"_s);
        QVERIFY(!options[0].reason && options[1].reason);
    }
};

QTEST_APPLESS_MAIN(QuizQuestionTest)
#include "quizquestiontest.moc"
