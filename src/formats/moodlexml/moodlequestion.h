// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/moodlexml/moodlefiles.h"
#include "formats/questions/quizquestion.h"
#include "formats/questions/skippedquestions.h"

namespace Carrel
{

/** Reads the parts of one question element. */
class MoodleQuestionReader
{
public:
    /** @p language of the bank, for the words true and false. */
    MoodleQuestionReader(const XmlFile &xml, MoodleFiles &files, SkippedParts &skipped, QString language);

    /** A question of a type for which skippedMoodleType has nothing. */
    [[nodiscard]] QuizQuestion read(pugi::xml_node node);

    /** The text inside a part such as questiontext, which has its format and files with it. */
    [[nodiscard]] RichText text(pugi::xml_node part);
    [[nodiscard]] Blocks blocks(pugi::xml_node part);

private:
    [[nodiscard]] std::optional<RichText> reason(pugi::xml_node part);
    void readOptions(pugi::xml_node node, QuizQuestion &question);
    void readTrueFalse(pugi::xml_node node, QuizQuestion &question);
    void countFeedback(pugi::xml_node node);

    const XmlFile &m_xml;
    MoodleFiles &m_files;
    SkippedParts &m_skipped;
    QString m_language;
};

/** What a type of Moodle that is no choice is counted as; nothing for choices, true/false, categories and texts. */
[[nodiscard]] std::optional<SkippedQuestion> skippedMoodleType(const QString &type);

/** The text of the "text" element inside @p part. */
[[nodiscard]] QString moodleText(pugi::xml_node part);

} // namespace Carrel
