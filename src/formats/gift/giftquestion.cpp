// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/gift/giftquestion.h"

#include "formats/gift/giftanswers.h"
#include "formats/gift/giftchunks.h"
#include "formats/gift/giftescapes.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Gift
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Gift)
};

/** A pair of braces that is in no other; places in the text. */
struct Braces {
    qsizetype open = 0;
    qsizetype close = 0; ///< of the closing one
};

/** Reads one chunk; lives as long as that. */
class ChunkReader
{
public:
    ChunkReader(const Chunk &chunk, const QString &file, Diagnostics &diagnostics)
        : m_chunk(chunk)
        , m_file(file)
        , m_diagnostics(diagnostics)
        , m_text(withoutEscapes(chunk.text.trimmed()))
    {
    }

    std::optional<Question> read()
    {
        m_question.line = m_chunk.line;
        m_question.id = m_chunk.id;
        m_question.tags = m_chunk.tags;
        const auto category = "$CATEGORY:"_L1;
        if (m_text.startsWith(category)) {
            m_question.kind = Kind::Category;
            m_question.title = withMeaning(m_text.sliced(category.size()).trimmed());
            return std::move(m_question);
        }
        takeTitle();
        if (!findBraces() || !chooseAnswers()) {
            return std::nullopt;
        }
        if (m_chunk.isJoined) {
            report(Severity::Warning, u"gift-blank-line"_s,
                   Words::tr("There is a blank line inside the answers; they were read as one."),
                   Words::tr("Moodle ends a question at a blank line: take it out."));
        }
        return std::move(m_question);
    }

private:
    void takeTitle()
    {
        if (!m_text.startsWith("::"_L1)) {
            return;
        }
        const qsizetype end = m_text.indexOf("::"_L1, 2);
        if (end >= 0) {
            m_question.title = withMeaning(m_text.sliced(2, end - 2)).simplified();
            m_text = m_text.sliced(end + 2).trimmed();
        }
    }

    bool findBraces()
    {
        int depth = 0;
        for (qsizetype i = 0; i < m_text.size(); ++i) {
            if (m_text[i] == u'{' && depth++ == 0) {
                m_braces.push_back({i, i});
            } else if (m_text[i] == u'}' && --depth == 0) {
                m_braces.back().close = i;
            }
            if (depth < 0) {
                return refuse(u"gift-stray-brace"_s, Words::tr("a brace is closed that was never opened."));
            }
        }
        return depth == 0 ||
               refuse(u"gift-unclosed-brace"_s, Words::tr("a brace is not closed before the blank line."));
    }

    /** Of several pairs the one that holds answers, when only one does; the others are then part of the text. */
    bool chooseAnswers()
    {
        if (m_braces.empty()) {
            m_question.stem = readText(m_text, u"moodle"_s);
            return true;
        }
        if (m_braces.size() > 1) {
            std::erase_if(m_braces, [this](const Braces &pair) { return !beginLikeAnswers(inside(pair)); });
            if (m_braces.size() != 1) {
                return refuse(u"gift-several-braces"_s, Words::tr("it has braces in more than one place."));
            }
            report(Severity::Warning, u"gift-braces-in-text"_s,
                   Words::tr("Braces in the text of a question were read as text."),
                   Words::tr("Write \\{ and \\} where a brace is meant as text."));
        }
        readStem(m_braces.front());
        const QString reason = readAnswers(inside(m_braces.front()), m_question);
        return reason.isEmpty() || refuse(u"gift-answers-not-understood"_s, reason);
    }

    void readStem(const Braces &pair)
    {
        const QString before = m_text.first(pair.open);
        const QString after = m_text.sliced(pair.close + 1).trimmed();
        m_question.hasGap = !after.isEmpty();
        m_question.stem =
            readText(after.isEmpty() ? before : before + u"_____"_s + m_text.sliced(pair.close + 1), u"moodle"_s);
    }

    [[nodiscard]] QString inside(const Braces &pair) const
    {
        return m_text.sliced(pair.open + 1, pair.close - pair.open - 1);
    }

    bool refuse(const QString &code, const QString &reason)
    {
        constexpr qsizetype enough = 80;
        const QString first = m_chunk.text.trimmed().section(u'\n', 0, 0).left(enough);
        report(Severity::Error, code, Words::tr("The question “%1” was left out: %2").arg(first, reason),
               Words::tr("Answers stand in one pair of braces: {=right ~wrong}. In text, write a backslash before "
                         "~ = # { } and : that mean themselves."));
        return false;
    }

    void report(Severity severity, const QString &code, const QString &message, const QString &hint)
    {
        m_diagnostics.push_back({severity, code, m_file, m_chunk.line, std::nullopt, {}, message, hint});
    }

    const Chunk &m_chunk;
    const QString &m_file;
    Diagnostics &m_diagnostics;
    QString m_text;
    std::vector<Braces> m_braces;
    Question m_question;
};

} // namespace

std::vector<Question> parse(const QString &text, const QString &file, int firstLine, Diagnostics &diagnostics)
{
    std::vector<Question> questions;
    for (const Chunk &chunk : chunksOf(text, firstLine)) {
        if (std::optional<Question> question = ChunkReader(chunk, file, diagnostics).read()) {
            questions.push_back(std::move(*question));
        }
    }
    return questions;
}

} // namespace Carrel::Gift
