// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/html/htmltext.h"
#include "formats/json/jsoncursor.h"
#include "formats/lessondraft.h"

namespace Carrel::H5p
{

/** One piece of content: which library shows it, and with what. */
struct Content {
    QString library; ///< without its version: "H5P.MultiChoice"
    QString id;      ///< stable, given by the editor; may be empty
    QString title;
    JsonCursor parameters;
};

/** Content as it stands inside other content: {library, params, subContentId, metadata}. */
[[nodiscard]] Content contentIn(const JsonCursor &place);

/** Adds content to lessons: questions as checks, text as blocks; other kinds are counted in context.skipped. */
class ContentReader
{
public:
    ContentReader(const HtmlContext &context, QString language);

    void read(const Content &content, LessonDraft &draft, int depth = 0);

private:
    [[nodiscard]] bool readQuestions(const Content &content, LessonDraft &draft, int depth);
    [[nodiscard]] bool readText(const Content &content, LessonDraft &draft, int depth);
    void readMultiChoice(const Content &content, LessonDraft &draft);
    void readTrueFalse(const Content &content, LessonDraft &draft);
    void readSingleChoiceSet(const Content &content, LessonDraft &draft);
    void readQuestionSet(const Content &content, LessonDraft &draft, int depth);
    void readImage(const JsonCursor &parameters, LessonDraft &draft);
    void readAccordion(const JsonCursor &parameters, LessonDraft &draft);
    void readVideo(const Content &content, LessonDraft &draft);
    void readLink(const JsonCursor &parameters, LessonDraft &draft);

    [[nodiscard]] RichText text(const JsonCursor &html) const;
    [[nodiscard]] std::optional<RichText> reason(const JsonCursor &html) const;
    [[nodiscard]] RichText questionText(const JsonCursor &parameters) const;
    void addBlocks(const QString &html, LessonDraft &draft) const;

    const HtmlContext &m_context;
    QString m_language;
};

} // namespace Carrel::H5p
