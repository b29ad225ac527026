// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/moodlexml/moodlebank.h"

#include "formats/html/htmltext.h"
#include "formats/moodlexml/moodlequestion.h"
#include "formats/questions/quizfile.h"
#include "formats/xml/xmltext.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::MoodleXml)
};

QString languageOf(pugi::xml_node quiz)
{
    constexpr qsizetype enough = 20'000;
    QString words;
    for (const pugi::xml_node question : childrenNamed(quiz, "question")) {
        if (words.size() > enough) {
            break;
        }
        words += plainTextOfHtml(moodleText(childNamed(question, "questiontext"))) + u' ';
    }
    return guessedLanguage(words);
}

/** Walks over the questions of one quiz element; lives as long as that. */
class BankReader
{
public:
    BankReader(const XmlFile &xml, Diagnostics &diagnostics, const Limits &limits)
        : m_xml(xml)
        , m_diagnostics(diagnostics)
        , m_files(xml, m_skipped, diagnostics, limits)
        , m_questions(xml, m_files, m_skipped, languageOf(xml.root()))
    {
    }

    QuizBank read()
    {
        QuizBank bank{.file = m_xml.name(), .importer = u"carrel-moodle-xml"_s};
        for (const pugi::xml_node node : childrenNamed(m_xml.root(), "question")) {
            readNode(node, bank);
        }
        m_skipped.tell(m_xml.name(), m_diagnostics);
        bank.assets = m_files.pictures().assets();
        return bank;
    }

    [[nodiscard]] const EmbeddedPictures &pictures() const { return m_files.pictures(); }

private:
    void readNode(pugi::xml_node node, QuizBank &bank)
    {
        const QString type = attributeOf(node, "type");
        if (const auto skipped = skippedMoodleType(type)) {
            skipQuestion(m_skipped, *skipped, m_xml.lineOf(node));
        } else if (type == "category"_L1) {
            m_category = categoryPath(moodleText(childNamed(node, "category")));
            addText(childNamed(node, "info"), bank);
        } else if (textOf(childNamed(node, "hidden")).trimmed() == "1"_L1) {
            m_skipped.add(u"hidden-question"_s, Words::tr("questions that are hidden in Moodle"), m_xml.lineOf(node));
        } else if (type == "description"_L1) {
            addText(childNamed(node, "questiontext"), bank);
            m_files.tellOfUnused(node);
        } else {
            bank.items.push_back({m_category, m_questions.read(node)});
        }
    }

    void addText(pugi::xml_node part, QuizBank &bank)
    {
        Blocks blocks = m_questions.blocks(part);
        if (!blocks.empty()) {
            bank.items.push_back({m_category, std::move(blocks)});
        }
    }

    const XmlFile &m_xml;
    Diagnostics &m_diagnostics;
    SkippedParts m_skipped;
    MoodleFiles m_files;
    MoodleQuestionReader m_questions;
    QStringList m_category;
};

} // namespace

ReadOutcome readMoodleXml(const QByteArray &bytes, const QString &file, const Limits &limits, const QString &within)
{
    Diagnostics diagnostics;
    const auto xml = XmlFile::parse(bytes, file, diagnostics, limits);
    if (!xml) {
        return {{}, std::move(diagnostics)};
    }
    BankReader reader(**xml, diagnostics, limits);
    QuizBank bank = reader.read();
    bank.within = within;
    ReadOutcome outcome = outcomeOf(std::move(bank), std::move(diagnostics));
    outcome.staging = reader.pictures().staging();
    return outcome;
}

bool looksLikeMoodleXml(const QString &beginning)
{
    static const QRegularExpression comment(u"<!--.*?-->"_s, QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression element(u"<([A-Za-z_][\\w.:-]*)"_s);
    const QString text = QString(beginning).remove(comment);
    return beginsLikeXml(beginning) && element.match(text).captured(1) == "quiz"_L1 && text.contains("<question"_L1);
}

} // namespace Carrel
