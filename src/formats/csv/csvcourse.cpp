// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/csv/csvcourse.h"

#include "formats/csv/csvquestion.h"
#include "formats/csv/csvtable.h"
#include "formats/questions/questiontext.h"
#include "formats/questions/quizfile.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::CsvCourse)
};

/** Makes questions of records; lives as long as one table is read. */
class RecordReader
{
public:
    RecordReader(const CsvMapping &mapping, const QString &file, QString language, Diagnostics &diagnostics)
        : m_mapping(mapping)
        , m_file(file)
        , m_language(std::move(language))
        , m_diagnostics(diagnostics)
    {
    }

    void read(const CsvRow &row)
    {
        for (qsizetype i = std::ssize(m_mapping.columns); i < row.cells.size(); ++i) {
            if (!row.cells[i].trimmed().isEmpty()) {
                m_skipped.add(u"cell"_s, Words::tr("cells behind the last column"), row.line);
            }
        }
        const QString question = cellOf(row.cells, m_mapping, CsvRole::Question);
        if (question.isEmpty()) {
            m_skipped.add(u"record"_s, Words::tr("records without a question"), row.line);
            return;
        }
        m_items.push_back({categoryOf(row), questionOf(question, row)});
    }

    std::vector<QuizItem> finish()
    {
        m_skipped.tell(m_file, m_diagnostics);
        return std::move(m_items);
    }

private:
    [[nodiscard]] RichText text(const QString &words, int line)
    {
        // What a table holds is text: code with < and & in it must look as it was written.
        return readQuestionText(words, TextFormat::Plain, {.file = m_file, .line = line, .diagnostics = m_diagnostics});
    }

    [[nodiscard]] QString cell(const CsvRow &row, CsvRole role) const { return cellOf(row.cells, m_mapping, role); }

    [[nodiscard]] QStringList categoryOf(const CsvRow &row) const
    {
        QStringList path{cell(row, CsvRole::Module), cell(row, CsvRole::Lesson)};
        path.removeAll(QString());
        path.removeDuplicates();
        return path;
    }

    QuizQuestion questionOf(const QString &words, const CsvRow &row)
    {
        QuizQuestion question{.id = cell(row, CsvRole::Id), .text = text(words, row.line), .line = row.line};
        question.shuffle = !meansYes(cell(row, CsvRole::FixedOrder));
        question.tags = cell(row, CsvRole::Tags).split(u',', Qt::SkipEmptyParts);
        question.reason = reason(cell(row, CsvRole::Explanation), row.line);
        const CsvOptions read = optionsOf(row.cells, m_mapping);
        const std::optional<bool> truth = truthOf(cell(row, CsvRole::Right));
        if (read.options.empty() && truth) {
            question.options = trueFalseOptions(*truth, {}, {}, m_language);
            question.shuffle = false;
            return question;
        }
        for (const CsvOption &option : read.options) {
            question.options.push_back({.text = text(option.text, row.line),
                                        .fraction = option.isRight ? 1.0 : 0.0,
                                        .reason = reason(option.reason, row.line)});
        }
        tellOf(read.verdict, row);
        return question;
    }

    std::optional<RichText> reason(const QString &words, int line)
    {
        return words.isEmpty() ? std::nullopt : std::optional(text(words, line));
    }

    void tellOf(CsvVerdict verdict, const CsvRow &row)
    {
        const QString said = cell(row, CsvRole::Right);
        if (verdict == CsvVerdict::Unknown) {
            report(u"csv-right-unknown"_s, row.line, Words::tr("“%1” names no option of this record.").arg(said),
                   Words::tr("Write the letter, the number or the text of the right option."));
        } else if (verdict == CsvVerdict::Ambiguous) {
            report(u"csv-right-ambiguous"_s, row.line,
                   Words::tr("“%1” is the place of one option and the text of another.").arg(said),
                   Words::tr("Write the letter of the right option."));
        }
    }

    void report(const QString &code, int line, const QString &message, const QString &hint)
    {
        m_diagnostics.push_back({Severity::Warning, code, m_file, line, std::nullopt, {}, message, hint});
    }

    const CsvMapping &m_mapping;
    const QString &m_file;
    QString m_language;
    Diagnostics &m_diagnostics;
    SkippedParts m_skipped;
    std::vector<QuizItem> m_items;
};

/** What the first record that says so says of the rights. */
Licence licenceOf(const CsvTable &table, const CsvMapping &mapping)
{
    for (size_t i = mapping.hasHeader ? 1 : 0; i < table.rows.size(); ++i) {
        const CsvRow &row = table.rows[i];
        Licence licence{cellOf(row.cells, mapping, CsvRole::Licence),
                        cellOf(row.cells, mapping, CsvRole::LicenceUrl),
                        {},
                        cellOf(row.cells, mapping, CsvRole::Attribution)};
        if (licence != Licence{}) {
            return licence;
        }
    }
    return {};
}

void tellOfUnusedColumns(const CsvTable &table, const CsvMapping &mapping, const QString &file,
                         Diagnostics &diagnostics)
{
    QStringList unused;
    for (size_t i = 0; mapping.hasHeader && !table.rows.empty() && i < mapping.columns.size(); ++i) {
        const QString name = table.rows.front().cells.value(qsizetype(i)).trimmed();
        if (mapping.columns[i].role == CsvRole::Ignored && !name.isEmpty()) {
            unused << name;
        }
    }
    if (!unused.isEmpty()) {
        diagnostics.push_back(
            {.severity = Severity::Note,
             .code = u"skipped-column"_s,
             .file = file,
             .line = 1,
             .message =
                 Words::tr("%n column(s) were not used: %1", nullptr, int(unused.size())).arg(unused.join(u", "_s))});
    }
}

void tellOfTable(const CsvTable &table, const DecodedText &decoded, const QString &file, Diagnostics &diagnostics)
{
    if (table.unclosedLine) {
        diagnostics.push_back({.code = u"csv-quote-unclosed"_s,
                               .file = file,
                               .line = table.unclosedLine,
                               .message = Words::tr("A quotation mark is never closed; it was read as a character."),
                               .hint = Words::tr("Close it, or double it where it is meant as a character.")});
    }
    if (decoded.hasDamage) {
        diagnostics.push_back({.code = u"bytes-replaced"_s,
                               .file = file,
                               .message = Words::tr("Some bytes are no text in %1.").arg(decoded.encoding),
                               .hint = Words::tr("Choose another encoding.")});
    }
}

} // namespace

ReadOutcome readCsvCourse(const QByteArray &bytes, const CsvMapping &mapping, const QString &file,
                          const QString &within)
{
    Diagnostics diagnostics;
    const DecodedText decoded = decodeText(bytes, mapping.encoding);
    CsvTable table = readCsvTable(decoded.text, mapping.separator);
    tellOfTable(table, decoded, file, diagnostics);
    if (!mapping.isUsable()) {
        return {
            {},
            {{.severity = Severity::Error,
              .code = u"csv-columns-unknown"_s,
              .file = file,
              .line = 1,
              .message = Words::tr("The columns of this table do not say which holds the question, the options "
                                   "and which of them is right."),
              .hint = Words::tr(
                  "Say what each column holds, or name the columns in the first line: Question, A, B, C, Correct.")}}};
    }
    tellOfUnusedColumns(table, mapping, file, diagnostics);
    QuizBank bank{.file = file, .within = within, .importer = u"carrel-csv"_s};
    bank.licence = licenceOf(table, mapping);
    RecordReader reader(mapping, file, guessedLanguage(decoded.text), diagnostics);
    for (size_t i = mapping.hasHeader ? 1 : 0; i < table.rows.size(); ++i) {
        reader.read(table.rows[i]);
    }
    bank.items = reader.finish();
    return outcomeOf(std::move(bank), std::move(diagnostics));
}

} // namespace Carrel
