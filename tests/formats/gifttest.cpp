// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/gift/giftquestion.h"
#include "support/testpaths.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include <array>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

QJsonValue orNull(const QString &text)
{
    return text.isEmpty() ? QJsonValue() : QJsonValue(text);
}

QJsonObject json(const Gift::Text &text)
{
    return {{u"format"_s, text.format}, {u"text"_s, text.text}};
}

QJsonValue json(const std::optional<Gift::Text> &text)
{
    return text ? QJsonValue(json(*text)) : QJsonValue();
}

QString typeOf(Gift::Kind kind)
{
    static const std::array names{u"Category"_s, u"Description"_s, u"MC"_s,       u"TF"_s,
                                  u"Short"_s,    u"Numerical"_s,   u"Matching"_s, u"Essay"_s};
    return names.at(size_t(kind));
}

QJsonArray choicesOf(const Gift::Question &question)
{
    QJsonArray choices;
    for (const Gift::Choice &choice : question.choices) {
        choices << QJsonObject{{u"isCorrect"_s, choice.isMarkedRight},
                               {u"weight"_s, choice.weight ? QJsonValue(*choice.weight) : QJsonValue()},
                               {u"text"_s, json(choice.text)},
                               {u"feedback"_s, json(choice.feedback)}};
    }
    return choices;
}

/** A question with the keys of the expected files. */
QJsonObject json(const Gift::Question &question)
{
    if (question.kind == Gift::Kind::Category) {
        return {{u"type"_s, u"Category"_s}, {u"title"_s, question.title}};
    }
    QJsonObject object{
        {u"id"_s, orNull(question.id)},
        {u"tags"_s, question.tags.isEmpty() ? QJsonValue() : QJsonValue(QJsonArray::fromStringList(question.tags))},
        {u"type"_s, typeOf(question.kind)},
        {u"title"_s, orNull(question.title)},
        {u"stem"_s, json(question.stem)},
        {u"hasEmbeddedAnswers"_s, question.hasGap}};
    if (question.kind != Gift::Kind::Description) {
        object[u"globalFeedback"_s] = json(question.generalFeedback);
    }
    if (question.kind == Gift::Kind::Choice) {
        object[u"choices"_s] = choicesOf(question);
    } else if (question.kind == Gift::Kind::TrueFalse) {
        object[u"isTrue"_s] = question.isTrue;
        // There the first written is called "true" whatever the answer is.
        object[u"trueFeedback"_s] = json(question.wrongFeedback);
        object[u"falseFeedback"_s] = json(question.rightFeedback);
    }
    return object;
}

std::vector<Gift::Question> parsed(const QString &text, Diagnostics &rows)
{
    return Gift::parse(text, u"quiz.gift"_s, 1, rows);
}

QStringList codes(const Diagnostics &rows)
{
    QStringList list;
    for (const Diagnostic &row : rows) {
        list << row.code + u':' + QString::number(row.line.value_or(0));
    }
    return list;
}

} // namespace

class GiftTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSamplesOfTheGrammarParseAsExpected_data()
    {
        QTest::addColumn<QString>("name");
        const QDir folder(Test::dataPath(u"gift-pegjs"_s));
        for (const QString &file : folder.entryList({u"*.json"_s})) {
            QTest::newRow(qPrintable(file)) << file.chopped(5);
        }
    }

    void theSamplesOfTheGrammarParseAsExpected()
    {
        QFETCH(QString, name);
        Diagnostics rows;
        QJsonArray read;
        for (const Gift::Question &question :
             parsed(QString::fromUtf8(Test::readFile(Test::dataPath(u"gift-pegjs/"_s + name + u".gift"_s))), rows)) {
            read << json(question);
        }
        const QByteArray expected = Test::readFile(Test::dataPath(u"gift-pegjs/"_s + name + u".json"_s));
        QCOMPARE(QJsonDocument(read).toJson(), QJsonDocument(QJsonDocument::fromJson(expected).array()).toJson());
        QVERIFY(rows.empty());
    }

    void everySampleHasQuestionsOfTheRightKind_data()
    {
        QTest::addColumn<QString>("kinds");
        const auto row = [](const char *name, const QString &kinds) { QTest::newRow(name) << kinds; };
        row("descriptionTitleEscapedColon", u"Description TF"_s);
        row("multipleAnswersFloat", u"MC"_s);
        row("numerical1", u"Numerical Numerical Numerical Numerical Numerical Numerical Numerical Numerical Numerical "
                          "Numerical"_s);
        row("shortAnswer1", u"Short Short"_s);
        row("shortAnswerNotMatching", u"MC MC"_s);
        row("shortFirstEmbeddedUnderline", u"Short Short"_s);
        row("tf1", u"TF"_s);
        row("tf1_markdown", u"TF"_s);
        row("totara_moodle_backslash", u"Essay"_s);
        row("totara_moodle_match", u"Matching"_s);
        row("totara_moodle_pre_content", u"Essay"_s);
        row("totara_moodle_shortanswer_general_feedback", u"Short"_s);
        row("totara_moodle_truefalse_true_answer1", u"TF"_s);
        row("type_inferred_multiline_markdown", u"Short"_s);
    }

    void everySampleHasQuestionsOfTheRightKind()
    {
        QFETCH(QString, kinds);
        Diagnostics rows;
        QStringList read;
        const QString path = u"gift-pegjs/%1.gift"_s.arg(QString::fromUtf8(QTest::currentDataTag()));
        for (const Gift::Question &question : parsed(QString::fromUtf8(Test::readFile(Test::dataPath(path))), rows)) {
            read << typeOf(question.kind);
        }
        QCOMPARE(read.join(u' '), kinds);
        QVERIFY(rows.empty());
    }

    void anEscapedEqualsSignInTheTextLosesNoQuestion() // csev/gift2qti 7
    {
        Diagnostics rows;
        const auto questions = parsed(u"Is 2 + 2 \\= 4?{T}\n\nWhich is x \\= y?{=x ~y}"_s, rows);
        QCOMPARE(questions.size(), size_t(2));
        QCOMPARE(questions[0].stem.text, u"Is 2 + 2 = 4?"_s);
        QCOMPARE(questions[1].stem.text, u"Which is x = y?"_s);
        QVERIFY(rows.empty());
    }

    void bracketsNeedNoEscape() // fuhrmanator/GIFT-grammar-PEG.js 58
    {
        Diagnostics rows;
        const auto questions = parsed(u"What is a[0] of [1, 2]?{=[1] ~a[1] ~\\[x\\]}"_s, rows);
        QCOMPARE(questions.size(), size_t(1));
        QCOMPARE(questions[0].stem.text, u"What is a[0] of [1, 2]?"_s);
        QCOMPARE(questions[0].choices[0].text.text, u"[1]"_s);
        QCOMPARE(questions[0].choices[2].text.text, u"\\[x\\]"_s);
    }

    void aFaultCostsOneQuestion_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("rows");
        const auto row = [](const char *name, const QString &text, const QStringList &rows) {
            QTest::newRow(name) << text << rows;
        };
        row("unclosed", u"One {=a ~b"_s, {u"gift-unclosed-brace:2"_s});
        row("stray", u"One } {=a ~b}"_s, {u"gift-stray-brace:2"_s});
        row("two answers", u"One {=a ~b} and {=c ~d}"_s, {u"gift-several-braces:2"_s});
        row("no mark", u"One {a, b}"_s, {u"gift-answers-not-understood:2"_s});
        row("text before the first mark", u"One {a ~b =c}"_s, {u"gift-answers-not-understood:2"_s});
    }

    void aFaultCostsOneQuestion()
    {
        QFETCH(QString, text);
        Diagnostics rows;
        const auto questions = parsed(u"// a comment\n"_s + text + u"\n\nNext?{=a ~b}\n"_s, rows);
        QTEST(codes(rows), "rows");
        QVERIFY(rows.front().message.contains(text.section(u'\n', 0, 0)));
        QCOMPARE(rows.front().severity, Severity::Error);
        QCOMPARE(questions.size(), size_t(1));
        QCOMPARE(questions.front().stem.text, u"Next?"_s);
    }

    void bracesInTheTextAreTextWhenOnlyOnePairHoldsAnswers()
    {
        Diagnostics rows;
        const auto questions = parsed(u"What does `if (x) { y = 1; }` do?{=Sets y ~Nothing}"_s, rows);
        QCOMPARE(questions.size(), size_t(1));
        QCOMPARE(questions[0].stem.text, u"What does `if (x) { y = 1; }` do?"_s);
        QCOMPARE(questions[0].choices.size(), size_t(2));
        QCOMPARE(codes(rows), QStringList{u"gift-braces-in-text:1"_s});
    }

    void aBlankLineInsideAnswersIsBridged()
    {
        Diagnostics rows;
        const auto questions = parsed(u"Pick {\n=A\n\n~B\n}\n\nNext?{T}"_s, rows);
        QCOMPARE(questions.size(), size_t(2));
        QCOMPARE(questions[0].choices.size(), size_t(2));
        QCOMPARE(codes(rows), QStringList{u"gift-blank-line:1"_s});
    }

    void aCommentSpeaksOfTheQuestionRightBehindIt()
    {
        Diagnostics rows;
        const auto questions =
            parsed(u"// [id:a]\n\nOne?{T}\n\n// [tag:x] [id:b]\n// more\nTwo?{T}\n// [tag:y]"_s, rows);
        QCOMPARE(questions.size(), size_t(2));
        QVERIFY(questions[0].id.isEmpty());
        QCOMPARE(questions[1].id, u"b"_s);
        QCOMPARE(questions[1].tags, (QStringList{u"x"_s, u"y"_s}));
        QCOMPARE(questions[1].line, 7);
    }

    void aCategoryNeedsNoBlankLine()
    {
        Diagnostics rows;
        const auto questions = parsed(u"One?{T}\n$CATEGORY: a/b\nTwo?{T}"_s, rows);
        QCOMPARE(questions.size(), size_t(3));
        QCOMPARE(questions[1].title, u"a/b"_s);
    }

    void answersInsideASentenceLeaveAGap()
    {
        Diagnostics rows;
        const auto questions = parsed(u"The {=Moon ~Sun} raises the tide."_s, rows);
        QCOMPARE(questions.front().stem.text, u"The _____ raises the tide."_s);
        QVERIFY(questions.front().hasGap);
    }

    void charactersWithoutMeaningInUnicodeDoNotBecomeEscapes()
    {
        Diagnostics rows;
        const auto questions = parsed(u"A"_s + QChar(0xFDD3) + u"B{T}"_s, rows);
        QCOMPARE(questions.front().stem.text, u"A\uFFFDB"_s);
    }
};

QTEST_APPLESS_MAIN(GiftTest)
#include "gifttest.moc"
