// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/csv/csvmapping.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

/** Words of a header that mean one role. */
struct HeaderWords {
    CsvRole role;
    QRegularExpression form; ///< a captured letter or number is the option
};

QRegularExpression whole(const QString &words)
{
    return QRegularExpression(u"^(?:"_s + words + u")$"_s, QRegularExpression::CaseInsensitiveOption |
                                                               QRegularExpression::UseUnicodePropertiesOption);
}

const std::vector<HeaderWords> &headerWords()
{
    static const QString which = u"[ #-]*([a-z]|[1-9]\\d?)"_s;
    static const std::vector<HeaderWords> words{
        {CsvRole::Question, whole(u"questions?|question text|question title|prompt|stem|fragen?|fragetext|frage text|"
                                  "énoncé|texte de la question|preguntas?|enunciado|texto de la pregunta"_s)},
        {CsvRole::RightOption, whole(u"right option|correct option text|richtige option"_s)},
        {CsvRole::WrongOption, whole(u"(?:wrong|incorrect|false)(?: answers?| options?)? ?\\d*|distractors? ?\\d*|"
                                     "falsch(?:e antwort)? ?\\d*|(?:mauvaise|fausse)s? réponses? ?\\d*|"
                                     "(?:respuestas? )?incorrectas? ?\\d*"_s)},
        {CsvRole::Reason,
         whole(u"(?:why|reason|feedback|explanation|begründung|warum|rückmeldung|pourquoi|raison|"
               "explication|por qué|motivo|razón|explicación)(?: for| zu| de| para)?(?: option| answer)?"_s +
               which)},
        {CsvRole::Option, whole(u"(?:options?|answers?|answer options?|choices?|antwort|antwortoption|option|auswahl|"
                                "réponse|proposition|choix|respuesta|opción|alternativa)?"_s +
                                which)},
        {CsvRole::Right, whole(u"correct|right|key|answers?|solution|(?:correct|right) (?:answers?|options?|choices?)"
                               "(?: ?\\(s\\))?|lösung|richtig|antwort|richtige antwort(?:en)?|(?:bonne|réponse)s? "
                               "(?:réponse|correcte)s?|réponse|(?:respuestas? )?correctas?|respuesta|solución"_s)},
        {CsvRole::Explanation, whole(u"explanation|(?:general )?feedback|rationale|comment|why|erklärung|begründung|"
                                     "explication|commentaire|explicación|comentario"_s)},
        {CsvRole::Module, whole(u"module?|section|chapter|category|topic|unit|subject|deck|modul|kapitel|abschnitt|"
                                "thema|kategorie|chapitre|catégorie|thème|módulo|capítulo|tema|categoría|unidad"_s)},
        {CsvRole::Lesson, whole(u"lesson|lektion|leçon|lección"_s)},
        {CsvRole::Id, whole(u"id|question id|identifier|kennung|identifiant|identificador"_s)},
        {CsvRole::Tags, whole(u"tags?|keywords?|schlagwörter|étiquettes|etiquetas"_s)},
        {CsvRole::FixedOrder, whole(u"fixed(?: order)?|feste reihenfolge|ordre fixe|orden fijo"_s)},
        {CsvRole::Licence, whole(u"licen[cs]e|lizenz|licencia"_s)},
        {CsvRole::LicenceUrl, whole(u"licen[cs]e url"_s)},
        {CsvRole::Attribution, whole(u"attribution|authors?|autor(?:en)?|auteurs?|autores"_s)},
    };
    return words;
}

CsvColumn columnOf(const QString &header)
{
    const QString name = QString(header).replace(u'_', u' ').simplified();
    for (const HeaderWords &words : headerWords()) {
        const QRegularExpressionMatch match = words.form.match(name);
        if (match.hasMatch()) {
            const QString which = match.captured(1).toLower();
            const bool isLetter = !which.isEmpty() && which.front().isLetter();
            return {words.role, which.isEmpty() ? 0 : isLetter ? which.front().unicode() - u'a' : which.toInt() - 1};
        }
    }
    return {};
}

} // namespace

std::vector<CsvColumn> columnsOfHeader(const QStringList &header)
{
    std::vector<CsvColumn> columns;
    for (const QString &name : header) {
        const CsvColumn column = columnOf(name);
        // A second question or second number 3 cannot be meant; what is first wins.
        const bool mayRepeat = column.role == CsvRole::WrongOption || column.role == CsvRole::RightOption;
        columns.push_back(!mayRepeat && std::ranges::contains(columns, column) ? CsvColumn{} : column);
    }
    // "Correct answer, Wrong 1, Wrong 2": what is right is then a text and no letter.
    const auto has = [&columns](CsvRole role) { return std::ranges::contains(columns, role, &CsvColumn::role); };
    if (has(CsvRole::WrongOption) && !has(CsvRole::Option)) {
        for (CsvColumn &column : columns) {
            column.role = column.role == CsvRole::Right ? CsvRole::RightOption : column.role;
        }
    }
    return columns;
}

} // namespace Carrel
