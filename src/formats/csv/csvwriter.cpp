// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/csv/csvwriter.h"

#include "course/plaintext.h"
#include "formats/skippedparts.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::CsvWriter)
};

QString letterOf(size_t option)
{
    return QString(QChar(char16_t(u'A' + option)));
}

bool isPlain(const RichText &text)
{
    const Runs *runs = std::get_if<Runs>(&text.content);
    return runs && std::ranges::all_of(*runs, [](const Run &run) {
               Run bare;
               bare.text = run.text;
               bare.lineBreak = run.lineBreak;
               return run == bare;
           });
}

bool isPlain(const std::optional<RichText> &text)
{
    return !text || isPlain(*text);
}

bool isPlain(const Check &check)
{
    return isPlain(check.question) && isPlain(check.why) &&
           std::ranges::all_of(check.options, [](const Option &option) {
               return isPlain(option.text) && isPlain(option.tempting) && isPlain(option.why);
           });
}

QString words(const std::optional<RichText> &text)
{
    return text ? plainText(*text) : QString();
}

/** Writes the records of one course; lives as long as that. */
class TableWriter
{
public:
    TableWriter(const Course &course, const CsvWriting &writing)
        : m_course(course)
        , m_writing(writing)
    {
        for (const auto &[slug, lesson] : course.lessons) {
            for (const Check &check : lesson->checks) {
                m_options = std::max(m_options, check.isUsable() ? check.options.size() : 0);
            }
        }
    }

    QByteArray write(Diagnostics &diagnostics)
    {
        writeHeader();
        for (const Module &module : m_course.outline.modules) {
            for (const LessonEntry &entry : module.lessons) {
                if (const auto lesson = m_course.lesson(entry.slug)) {
                    writeLesson(module, *lesson);
                }
            }
        }
        m_skipped.tell(m_course.outline.info.title, diagnostics);
        return csvBytes(m_table, m_writing);
    }

private:
    void writeHeader()
    {
        QStringList cells{u"Module"_s, u"Lesson"_s, u"Id"_s, u"Question"_s};
        for (size_t i = 0; i < m_options; ++i) {
            cells << letterOf(i);
        }
        cells << u"Correct"_s;
        for (size_t i = 0; i < m_options; ++i) {
            cells << u"Why "_s + letterOf(i);
        }
        writeRecord(cells << u"Explanation"_s << u"Fixed"_s << u"Licence"_s << u"Licence URL"_s << u"Attribution"_s);
    }

    void writeLesson(const Module &module, const Lesson &lesson)
    {
        for (const Check &check : lesson.checks) {
            if (!check.isUsable()) {
                m_skipped.add(u"check"_s, Words::tr("checks that cannot be asked"));
                continue;
            }
            if (!isPlain(check)) {
                m_skipped.add(u"formatting"_s, Words::tr("formatting, code or pictures of checks"), 0, Severity::Note);
            }
            writeCheck(module, lesson, check);
        }
    }

    void writeCheck(const Module &module, const Lesson &lesson, const Check &check)
    {
        // What is called as the course is needs no name; so it stays one lesson when it is read again.
        const QString &course = m_course.outline.info.title;
        QStringList cells{module.title == course ? QString() : module.title,
                          lesson.title == course ? QString() : lesson.title,
                          check.idGiven ? check.id.toString() : QString(), plainText(check.question)};
        QStringList right;
        QStringList reasons;
        for (size_t i = 0; i < m_options; ++i) {
            const Option *option = i < check.options.size() ? &check.options[i] : nullptr;
            cells << (option ? plainText(option->text) : QString());
            reasons << (option ? words(option->correct ? option->why : option->tempting) : QString());
            if (option && option->correct) {
                right << letterOf(i);
            }
        }
        const CourseInfo &info = m_course.outline.info;
        const Licence &licence = lesson.licence.name.isEmpty() ? info.licence : lesson.licence;
        const QString authors = licence.attribution.isEmpty() ? info.authorship : licence.attribution;
        writeRecord(cells << right.join(u',') << reasons << words(check.why) << (check.shuffle ? QString() : u"yes"_s)
                          << licence.name << licence.url << authors);
    }

    void writeRecord(const QStringList &cells) { m_table += csvRecord(cells, m_writing); }

    const Course &m_course;
    const CsvWriting &m_writing;
    size_t m_options = 0;
    QString m_table;
    SkippedParts m_skipped;
};

} // namespace

QByteArray writeCsv(const Course &course, const CsvWriting &writing, Diagnostics &diagnostics)
{
    return TableWriter(course, writing).write(diagnostics);
}

} // namespace Carrel
