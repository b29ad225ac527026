// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/json/runreader.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::JsonRunReader)
};

void readRun(const JsonCursor &cursor, Runs &runs)
{
    Run run;
    run.text = cursor["text"].text();
    run.bold = cursor["b"].flag();
    run.italic = cursor["i"].flag();
    run.code = cursor["code"].flag();
    run.strike = cursor["s"].flag();
    run.subscript = cursor["sub"].flag();
    run.superscript = cursor["sup"].flag();
    run.keyboard = cursor["kbd"].flag();
    run.math = cursor["math"].flag();
    run.lineBreak = cursor["br"].flag();
    run.href = cursor["href"].text();
    run.picture = cursor["img"].text();
    run.language = cursor["lang"].text();
    if (!cursor["text"].isThere() && !run.lineBreak && run.picture.isEmpty()) {
        cursor.report(Severity::Warning, u"run-without-text"_s,
                      Words::tr("A stretch of text has no text; it was left out."));
        return;
    }
    runs.push_back(std::move(run));
}

void readPlain(const JsonCursor &cursor, PlainString plain, Runs &runs)
{
    if (plain == PlainString::Mistake) {
        cursor.reportWrongType(Words::tr("a list of stretches of text"), Words::tr("It was taken as plain text."));
    }
    Run run;
    run.text = cursor.text();
    runs.push_back(std::move(run));
}

} // namespace

Runs readRuns(const JsonCursor &cursor, PlainString plain)
{
    Runs runs;
    if (!cursor.isThere()) {
        return runs;
    }
    if (cursor.isString()) {
        readPlain(cursor, plain, runs);
    } else if (cursor.isObject()) {
        cursor.reportWrongType(Words::tr("a list of stretches of text"), Words::tr("It was taken as one of them."));
        readRun(cursor, runs);
    } else {
        for (const JsonCursor &element : cursor.elements()) {
            if (element.isObject()) {
                readRun(element, runs);
            } else if (element.isString()) {
                readPlain(element, PlainString::Mistake, runs);
            } else {
                element.reportWrongType(Words::tr("a stretch of text"), Words::tr("It was left out."));
            }
        }
    }
    return runs;
}

} // namespace Carrel
