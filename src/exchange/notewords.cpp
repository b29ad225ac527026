// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/notewords.h"

#include "base/shorttext.h"

#include <QCoreApplication>

namespace Carrel::NoteWords
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(NoteWords)
};

/** Whole, as the word for a colour is another one in other company. */
QString highlightName(MarkColour colour)
{
    switch (colour) {
    case MarkColour::Yellow:
        return Context::tr("Highlight, yellow");
    case MarkColour::Green:
        return Context::tr("Highlight, green");
    case MarkColour::Blue:
        return Context::tr("Highlight, blue");
    case MarkColour::Pink:
        return Context::tr("Highlight, pink");
    }
    return {};
}

} // namespace

QString colourName(MarkColour colour)
{
    switch (colour) {
    case MarkColour::Yellow:
        return Context::tr("Yellow");
    case MarkColour::Green:
        return Context::tr("Green");
    case MarkColour::Blue:
        return Context::tr("Blue");
    case MarkColour::Pink:
        return Context::tr("Pink");
    }
    return {};
}

QString formName(const Annotation &annotation)
{
    switch (annotation.form) {
    case AnnotationForm::Highlight:
        return highlightName(annotation.colour);
    case AnnotationForm::Note:
        return Context::tr("Note");
    case AnnotationForm::Bookmark:
        return Context::tr("Bookmark");
    }
    return {};
}

QString whyLoose(const NotedPlace &noted)
{
    if (noted.place) {
        return {};
    }
    return noted.lessonHere ? Context::tr("The lesson was changed and no longer has these words.")
                            : Context::tr("The lesson is not in the library.");
}

QString looseHeading()
{
    return Context::tr("No longer found in the text");
}

QString quoteOf(const Annotation &annotation)
{
    const QString &quote = annotation.anchor.quote;
    const bool goesOn = annotation.form != AnnotationForm::Highlight && quote.size() >= blockQuote;
    return goesOn ? shortText(quote, blockQuote - 1) : quote;
}

QString titleOf(const NotedPlace &noted)
{
    const Annotation &annotation = noted.annotation;
    const QString words = annotation.text.isEmpty() ? quoteOf(annotation) : annotation.text;
    return words.isEmpty() ? noted.lessonTitle : words.simplified();
}

} // namespace Carrel::NoteWords
