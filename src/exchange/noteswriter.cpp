// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/noteswriter.h"

#include "exchange/csvtable.h"
#include "exchange/notewords.h"
#include "formats/markdown/inlinewriter.h"
#include "render/htmlwriter.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(NotesWriter)
};

constexpr std::pair<QLatin1StringView, NotesFormat> formats[] = {
    {"markdown"_L1, NotesFormat::Markdown},
    {"html"_L1, NotesFormat::Html},
    {"csv"_L1, NotesFormat::Csv},
    {"json"_L1, NotesFormat::Json},
};

constexpr std::pair<QLatin1StringView, NotesFormat> endings[] = {
    {"md"_L1, NotesFormat::Markdown}, {"markdown"_L1, NotesFormat::Markdown}, {"html"_L1, NotesFormat::Html},
    {"htm"_L1, NotesFormat::Html},    {"csv"_L1, NotesFormat::Csv},           {"json"_L1, NotesFormat::Json},
};

QString title()
{
    return Context::tr("Notes");
}

/** "Highlight, yellow, 29 November 2026" */
QString lineOf(const NotedPlace &noted)
{
    return Context::tr("%1, %2", "kind of a note, the day it was made")
        .arg(NoteWords::formName(noted.annotation), QLocale().toString(noted.annotation.date, QLocale::LongFormat));
}

QString foundWord(const NotedPlace &noted)
{
    return noted.place ? u"found"_s : noted.lessonHere ? u"loose"_s : u"lesson-not-here"_s;
}

/** Those with a place, then those without. */
std::pair<std::vector<const NotedPlace *>, std::vector<const NotedPlace *>> apart(const std::vector<NotedPlace> &notes)
{
    std::pair<std::vector<const NotedPlace *>, std::vector<const NotedPlace *>> lists;
    for (const NotedPlace &noted : notes) {
        (noted.place ? lists.first : lists.second).push_back(&noted);
    }
    return lists;
}

/** Calls @p course and @p lesson where another one begins, and @p note for each. */
template<typename Course, typename LessonHead, typename Note>
void walk(const std::vector<const NotedPlace *> &notes, Course course, LessonHead lesson, Note note)
{
    const NotedPlace *before = nullptr;
    for (const NotedPlace *const noted : notes) {
        const AnnotationKey &key = noted->annotation.key;
        if (!before || before->annotation.key.course != key.course) {
            course(*noted);
        }
        if (!before || before->annotation.key.lessonRef() != key.lessonRef()) {
            lesson(*noted);
        }
        note(*noted);
        before = noted;
    }
}

// --- Markdown
// ---------------------------------------------------------------------------------------------------------

/** Words of several lines as one paragraph in which nothing means anything. */
QString markdownLines(const QString &text, const QString &before = {})
{
    QStringList lines;
    for (const QString &line : text.split(u'\n')) {
        lines << before + Markdown::escaped(line.simplified());
    }
    return lines.join(u"\\\n"_s);
}

QString markdownNote(const NotedPlace &noted)
{
    const Annotation &annotation = noted.annotation;
    QString text;
    if (const QString quote = NoteWords::quoteOf(annotation); !quote.isEmpty()) {
        text += markdownLines(quote, u"> "_s) + u"\n\n"_s;
    }
    if (!annotation.text.isEmpty()) {
        text += markdownLines(annotation.text) + u"\n\n"_s;
    }
    text += u'*' + Markdown::escaped(lineOf(noted)) + u"*\n\n"_s;
    return text;
}

QByteArray markdown(const std::vector<NotedPlace> &notes)
{
    const auto [found, loose] = apart(notes);
    QString text = u"# "_s + Markdown::escaped(title()) + u"\n\n"_s;
    const auto list = [&text](const std::vector<const NotedPlace *> &some) {
        walk(
            some,
            [&text](const NotedPlace &noted) { text += u"## "_s + Markdown::escaped(noted.courseTitle) + u"\n\n"_s; },
            [&text](const NotedPlace &noted) {
                text += u"### "_s + Markdown::escaped(noted.lessonTitle) + u"\n\n"_s +
                        Markdown::escaped(noted.citation) + u"\n\n"_s;
            },
            [&text](const NotedPlace &noted) { text += markdownNote(noted); });
    };
    list(found);
    if (!loose.empty()) {
        text += u"# "_s + Markdown::escaped(NoteWords::looseHeading()) + u"\n\n"_s;
        list(loose);
    }
    return text.trimmed().toUtf8() + '\n';
}

// --- HTML
// -------------------------------------------------------------------------------------------------------------

constexpr char style[] =
    "<style>body{max-width:42em;margin:2em auto;padding:0 1em;font:1em/1.6 serif}blockquote{margin:1.5em 0 .5em;"
    "padding-left:1em;border-left:4px solid #888}blockquote.yellow{border-left-color:#e8b800}blockquote.green{"
    "border-left:4px double #2f9e44}blockquote.blue{border-left:4px dashed #1c7ed6}blockquote.pink{border-left:4px "
    "dotted #d6336c}.cite,.kind{color:#555;font-size:.9em}.own{white-space:pre-line}</style>";

void htmlNote(HtmlWriter &html, const NotedPlace &noted)
{
    const Annotation &annotation = noted.annotation;
    if (const QString quote = NoteWords::quoteOf(annotation); !quote.isEmpty()) {
        const bool coloured = annotation.form == AnnotationForm::Highlight;
        html.element("blockquote"_L1,
                     {{"class"_L1, coloured ? QString(wordOf(annotation.colour)) : QString()}, {"dir"_L1, u"auto"_s}},
                     quote);
    }
    if (!annotation.text.isEmpty()) {
        html.element("p"_L1, {{"class"_L1, u"own"_s}, {"dir"_L1, u"auto"_s}}, annotation.text);
    }
    html.element("p"_L1, {{"class"_L1, u"kind"_s}}, lineOf(noted)).lineBreak();
}

QByteArray html(const std::vector<NotedPlace> &notes)
{
    const auto [found, loose] = apart(notes);
    HtmlWriter html;
    html.trustedHtml("<!doctype html>\n").open("html"_L1, {{"lang"_L1, QLocale().bcp47Name()}}).open("head"_L1);
    html.emptyElement("meta"_L1, {{"charset"_L1, u"utf-8"_s}})
        .element("title"_L1, {}, title())
        .trustedHtml(style)
        .close();
    html.open("body"_L1).element("h1"_L1, {}, title()).lineBreak();
    const auto list = [&html](const std::vector<const NotedPlace *> &some) {
        walk(
            some,
            [&html](const NotedPlace &noted) { html.element("h2"_L1, {{"dir"_L1, u"auto"_s}}, noted.courseTitle); },
            [&html](const NotedPlace &noted) {
                html.element("h3"_L1, {{"dir"_L1, u"auto"_s}}, noted.lessonTitle);
                html.element("p"_L1, {{"class"_L1, u"cite"_s}, {"dir"_L1, u"auto"_s}}, noted.citation).lineBreak();
            },
            [&html](const NotedPlace &noted) { htmlNote(html, noted); });
    };
    list(found);
    if (!loose.empty()) {
        html.element("h1"_L1, {}, NoteWords::looseHeading()).lineBreak();
        list(loose);
    }
    html.close().close();
    return html.take() + '\n';
}

// --- tables and data
// --------------------------------------------------------------------------------------------------

QByteArray csv(const std::vector<NotedPlace> &notes)
{
    std::vector<QStringList> rows;
    for (const NotedPlace &noted : notes) {
        const Annotation &annotation = noted.annotation;
        const bool coloured = annotation.form == AnnotationForm::Highlight;
        rows.push_back({noted.courseTitle, noted.lessonTitle, wordOf(annotation.form),
                        coloured ? QString(wordOf(annotation.colour)) : QString(), annotation.anchor.quote,
                        annotation.text, annotation.date.toString(Qt::ISODate), foundWord(noted), noted.citation,
                        noted.address});
    }
    return csvTable({u"course"_s, u"lesson"_s, u"form"_s, u"colour"_s, u"quote"_s, u"note"_s, u"made"_s, u"place"_s,
                     u"citation"_s, u"address"_s},
                    rows);
}

} // namespace

QStringList notesFormatNames()
{
    QStringList names;
    for (const auto &[name, format] : formats) {
        names << name;
    }
    return names;
}

std::optional<NotesFormat> notesFormatNamed(const QString &name)
{
    const auto *const found = std::ranges::find_if(formats, [&name](const auto &one) { return name == one.first; });
    return found == std::end(formats) ? std::nullopt : std::optional(found->second);
}

std::optional<NotesFormat> notesFormatFor(const QString &path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    const auto *const found = std::ranges::find_if(endings, [&ending](const auto &one) { return ending == one.first; });
    return found == std::end(endings) ? std::nullopt : std::optional(found->second);
}

QJsonArray notesJson(const std::vector<NotedPlace> &notes)
{
    QJsonArray rows;
    for (const NotedPlace &noted : notes) {
        const Annotation &annotation = noted.annotation;
        const bool coloured = annotation.form == AnnotationForm::Highlight;
        rows.append(QJsonObject{
            {u"annotation"_s, annotation.key.annotation.toString()},
            {u"course"_s, annotation.key.course.toString()},
            {u"courseTitle"_s, noted.courseTitle},
            {u"lesson"_s, annotation.key.lesson.toString()},
            {u"lessonTitle"_s, noted.lessonTitle},
            {u"form"_s, wordOf(annotation.form)},
            {u"colour"_s, coloured ? QJsonValue(wordOf(annotation.colour)) : QJsonValue()},
            {u"block"_s, noted.place ? QJsonValue(noted.place->block.toString()) : QJsonValue()},
            {u"quote"_s, annotation.anchor.quote},
            {u"note"_s, annotation.text},
            {u"made"_s, annotation.date.toString(Qt::ISODate)},
            {u"place"_s, foundWord(noted)},
            {u"citation"_s, noted.citation},
            {u"address"_s, noted.address},
        });
    }
    return rows;
}

QByteArray writeNotes(const std::vector<NotedPlace> &notes, NotesFormat format)
{
    switch (format) {
    case NotesFormat::Markdown:
        return markdown(notes);
    case NotesFormat::Html:
        return html(notes);
    case NotesFormat::Csv:
        return csv(notes);
    case NotesFormat::Json:
        return QJsonDocument(notesJson(notes)).toJson();
    }
    return {};
}

} // namespace Carrel
