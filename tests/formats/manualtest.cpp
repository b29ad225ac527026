// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/plaintext.h"
#include "formats/markdown/markdowncourse.h"

#include <QSet>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

/** The names of all kinds of blocks in @p blocks, inner ones too. */
void addKinds(const Blocks &blocks, QSet<size_t> &kinds)
{
    for (const Block &block : blocks) {
        kinds.insert(block.content.index());
        forEachChildList(block, [&kinds](const Blocks &children) { addKinds(children, kinds); });
    }
}

} // namespace

/** The manual is a course like any other, and held to what it tells authors. */
class ManualTest final : public QObject
{
    Q_OBJECT

    ReadOutcome m_outcome;

    [[nodiscard]] const Course &course() const { return m_outcome.courses.front(); }

private Q_SLOTS:
    void initTestCase()
    {
        JobControl control;
        m_outcome =
            readMarkdownCourse(QStringLiteral(CARREL_SOURCE "/resources/courses/using-carrel"), Limits(), control);
        for (const Diagnostic &diagnostic : m_outcome.diagnostics) {
            qWarning("%s", qPrintable(toCompilerLine(diagnostic)));
        }
        QCOMPARE(m_outcome.courses.size(), size_t(1));
        QVERIFY(m_outcome.diagnostics.empty());
    }

    void itHasLessonsInModules()
    {
        QVERIFY(course().lessons.size() >= 7);
        QVERIFY(course().outline.modules.size() >= 2);
        QCOMPARE(course().outline.modules.front().lessons.front().minutes.value_or(0), 4);
        QCOMPARE(course().outline.info.licence.spdx, u"CC-BY-SA-4.0"_s);
        QCOMPARE(course().outline.info.id.toString(), u"io.github.carrel.using-carrel"_s);
    }

    void everyOptionHasItsReason()
    {
        bool hasFixed = false;
        bool hasMultiple = false;
        bool hasBlocks = false;
        for (const auto &[slug, lesson] : course().lessons) {
            QVERIFY2(!lesson->checks.empty() && lesson->checks.size() <= 2, qPrintable(slug.toString()));
            for (const Check &check : lesson->checks) {
                QVERIFY2(check.isUsable() && check.idGiven, qPrintable(check.id.toString()));
                hasFixed |= !check.shuffle;
                hasMultiple |= check.kind == CheckKind::Multiple;
                for (const Option &option : check.options) {
                    QVERIFY2(option.correct ? option.why.has_value() : option.tempting.has_value(),
                             qPrintable(plainText(option.text)));
                    hasBlocks |= std::holds_alternative<Blocks>(option.text.content);
                }
            }
        }
        QVERIFY(hasFixed);
        QVERIFY(hasMultiple);
        QVERIFY(hasBlocks);
    }

    void itShowsEveryKindOfBlock()
    {
        QSet<size_t> kinds;
        QSet<QString> languages;
        QSet<int> notes;
        QSet<int> headings;
        for (const auto &[slug, lesson] : course().lessons) {
            addKinds(lesson->blocks, kinds);
            for (const Block &block : lesson->blocks) {
                if (const auto *code = std::get_if<Code>(&block.content)) {
                    languages.insert(code->language);
                } else if (const auto *note = std::get_if<Note>(&block.content)) {
                    notes.insert(int(note->kind));
                } else if (const auto *heading = std::get_if<Heading>(&block.content)) {
                    headings.insert(heading->level);
                }
            }
        }
        for (size_t kind = 0; kind < std::variant_size_v<BlockContent>; ++kind) {
            const bool isMeant = kind != BlockContent(Unknown()).index();
            QVERIFY2(kinds.contains(kind) == isMeant, qPrintable(QString::number(kind)));
        }
        QCOMPARE(headings, (QSet<int>{2, 3, 4}));
        QVERIFY(languages.size() >= 3);
        QCOMPARE(notes.size(), 5);
    }

    void itIsCalm()
    {
        for (const auto &[slug, lesson] : course().lessons) {
            const QString prose = QString(lesson->body).remove(QRegularExpression(u"`[^`]*`|!\\[|\\[![A-Z]+\\]"_s));
            QVERIFY2(!prose.contains(u'!'), qPrintable(slug.toString()));
        }
    }
};

QTEST_APPLESS_MAIN(ManualTest)
#include "manualtest.moc"
