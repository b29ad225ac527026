// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/citation.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QRegularExpression>
#include <QUrl>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

/** "Accessed: 29 November 2026", "Abgerufen am 29. November 2026", "Accessed November 29, 2026", "Accessed 2026-11-29".
 */
const QRegularExpression &accessPattern()
{
    static const QRegularExpression pattern(
        u"(?<word>\\b(?:accessed|retrieved|abgerufen|zugriff)(?:\\s+(?:on|am))?:?\\s+)"
        "(?:(?<iso>\\d{4}-\\d{2}-\\d{2})|(?<dayFirst>\\d{1,2}(?<dot>\\.?)\\s+\\p{L}+\\s+\\d{4})|"
        "(?<monthFirst>\\p{L}+\\s+\\d{1,2},\\s+\\d{4}))"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return pattern;
}

/** @p date in the shape of the date that @p match found. */
QString dateLike(const QRegularExpressionMatch &match, QDate date)
{
    if (match.hasCaptured(u"iso"_s)) {
        return date.toString(Qt::ISODate);
    }
    if (match.hasCaptured(u"monthFirst"_s)) {
        return QLocale::c().toString(date, u"MMMM d, yyyy"_s);
    }
    const bool german = !match.captured(u"dot"_s).isEmpty();
    return german ? QLocale(QLocale::German).toString(date, u"d. MMMM yyyy"_s)
                  : QLocale::c().toString(date, u"d MMMM yyyy"_s);
}

/** The publisher's wish with the day of today, or what is known of the lesson, in the language of the lesson. */
QString givenWith(const Citation &citation, const QString &cite, QDate date)
{
    const QRegularExpressionMatch match = accessPattern().match(cite);
    if (match.hasMatch()) {
        const qsizetype from = match.capturedEnd(u"word"_s);
        return cite.first(from) + dateLike(match, date) + cite.sliced(match.capturedEnd());
    }
    QString text = cite;
    if (text.isEmpty()) {
        QStringList parts{citation.author, u'\u201c' + citation.title + u'\u201d', citation.course, citation.url};
        parts.removeAll(QString());
        text = parts.join(u", "_s);
    }
    text += text.endsWith(u'.') ? u" "_s : u". "_s;
    return text + (citation.language.startsWith("de"_L1)
                       ? u"Abgerufen am %1."_s.arg(QLocale(QLocale::German).toString(date, u"d. MMMM yyyy"_s))
                       : u"Accessed: %1."_s.arg(QLocale::c().toString(date, u"d MMMM yyyy"_s)));
}

QString keyOf(const LessonSlug &slug)
{
    static const QRegularExpression others(u"[^A-Za-z0-9]+"_s);
    QString key = slug.toString();
    key.replace(others, u"-"_s);
    return key.isEmpty() || key == "-"_L1 ? u"lesson"_s : key;
}

/** Signs that mean something to BibTeX or LaTeX; braces are counted by BibTeX even behind a backslash. */
QString bibTexText(const QString &value)
{
    QString text;
    for (const QChar sign : value.simplified()) {
        switch (sign.unicode()) {
        case u'\\':
            text += u"\\textbackslash{}"_s;
            break;
        case u'{':
            text += u"\\textbraceleft{}"_s;
            break;
        case u'}':
            text += u"\\textbraceright{}"_s;
            break;
        case u'~':
            text += u"\\textasciitilde{}"_s;
            break;
        case u'^':
            text += u"\\textasciicircum{}"_s;
            break;
        case u'#':
        case u'$':
        case u'%':
        case u'&':
        case u'_':
            text += u'\\';
            [[fallthrough]];
        default:
            text += sign;
        }
    }
    return text;
}

QString bibTex(const Citation &citation)
{
    QString text = u"@misc{"_s + citation.key;
    const auto field = [&text](QLatin1StringView name, const QString &value) {
        if (!value.isEmpty()) {
            text += u",\n  "_s + name + u" = {"_s + value + u'}';
        }
    };
    const auto whole = [](const QString &value) { // neither taken apart as a name nor set in small letters
        return value.isEmpty() ? value : u'{' + bibTexText(value) + u'}';
    };
    field("author"_L1, whole(citation.author));
    field("title"_L1, whole(citation.title));
    field("howpublished"_L1, bibTexText(citation.course));
    field("year"_L1, citation.year);
    field("url"_L1, citation.url);
    field("urldate"_L1, citation.accessed.toString(Qt::ISODate));
    field("language"_L1, bibTexText(citation.language));
    field("note"_L1, bibTexText(citation.licence));
    return text + u"\n}\n"_s;
}

QString ris(const Citation &citation)
{
    QString text;
    const auto line = [&text](QLatin1StringView tag, const QString &value) {
        const QString simple = value.simplified(); // a line break would begin another field
        if (!simple.isEmpty()) {
            text += tag + u"  - "_s + simple + u'\n';
        }
    };
    line("TY"_L1, u"ELEC"_s);
    line("ID"_L1, citation.key);
    line("AU"_L1, citation.author);
    line("TI"_L1, citation.title);
    line("T2"_L1, citation.course);
    line("PY"_L1, citation.year);
    line("UR"_L1, citation.url);
    line("Y2"_L1, citation.accessed.toString(u"yyyy/MM/dd"_s));
    line("LA"_L1, citation.language);
    line("C1"_L1, citation.licence);
    return text + u"ER  - \n"_s;
}

QString cslJson(const Citation &citation)
{
    QJsonObject item{{u"id"_s, citation.key}, {u"type"_s, u"webpage"_s}};
    const auto field = [&item](const QString &name, const QString &value) {
        if (!value.isEmpty()) {
            item.insert(name, value.simplified());
        }
    };
    field(u"title"_s, citation.title);
    field(u"container-title"_s, citation.course);
    field(u"URL"_s, citation.url);
    field(u"language"_s, citation.language);
    field(u"note"_s, citation.licence);
    if (!citation.author.isEmpty()) {
        item.insert(u"author"_s, QJsonArray{QJsonObject{{u"literal"_s, citation.author.simplified()}}});
    }
    const auto date = [](const QJsonArray &parts) {
        QJsonArray dates;
        dates.append(parts); // braces would take its items for the dates
        return QJsonObject{{u"date-parts"_s, dates}};
    };
    if (!citation.year.isEmpty()) {
        item.insert(u"issued"_s, date({citation.year.toInt()}));
    }
    const QDate day = citation.accessed;
    item.insert(u"accessed"_s, date({day.year(), day.month(), day.day()}));
    return QString::fromUtf8(QJsonDocument(QJsonArray{item}).toJson());
}

} // namespace

Citation citationOf(const Lesson &lesson, const CourseInfo &course, QDate accessed)
{
    Citation citation;
    citation.key = keyOf(lesson.slug);
    citation.title = lesson.title.simplified();
    citation.course = (course.title.isEmpty() ? lesson.course.title : course.title).simplified();
    const QString url = lesson.url.isEmpty() ? course.url : lesson.url;
    citation.url = QString::fromLatin1(QUrl(url).toEncoded());
    citation.language = course.language;
    citation.licence = lesson.licence.name.isEmpty() ? lesson.licence.spdx : lesson.licence.name;
    citation.accessed = accessed;
    const QString cite = lesson.cite.simplified();
    static const QRegularExpression authorAndYear(u"^(?<author>[^()]{2,200}?)\\s*\\((?<year>(?:19|20)\\d{2})\\)"_s);
    const QRegularExpressionMatch match = authorAndYear.match(cite);
    citation.author = match.hasMatch() ? match.captured(u"author"_s) : lesson.authorship.simplified();
    citation.year = match.captured(u"year"_s);
    citation.given = givenWith(citation, cite, accessed);
    return citation;
}

QString written(const Citation &citation, CitationForm form)
{
    switch (form) {
    case CitationForm::Text:
        return citation.given;
    case CitationForm::BibTex:
        return bibTex(citation);
    case CitationForm::Ris:
        return ris(citation);
    case CitationForm::CslJson:
        return cslJson(citation);
    }
    return {};
}

QStringList citationFormWords()
{
    return {u"text"_s, u"bibtex"_s, u"ris"_s, u"csl"_s};
}

std::optional<CitationForm> citationForm(const QString &word)
{
    const qsizetype place = citationFormWords().indexOf(word);
    return place < 0 ? std::nullopt : std::optional(CitationForm(place));
}

} // namespace Carrel
