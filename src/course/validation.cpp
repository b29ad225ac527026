// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/validation.h"

#include "course/identity.h"
#include "course/optionorder.h"
#include "course/plaintext.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr size_t mostOptions = 26; // an option is called by a letter

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Validation)
};

Diagnostic fault(const QString &code, const QString &message, const QString &hint)
{
    return {.severity = Severity::Error, .code = code, .message = message, .hint = hint};
}

bool holdsPicture(const RichText &text)
{
    if (const Runs *runs = std::get_if<Runs>(&text.content)) {
        return std::ranges::any_of(*runs, [](const Run &run) { return !run.picture.isEmpty(); });
    }
    return std::ranges::any_of(std::get<Blocks>(text.content),
                               [](const Block &block) { return std::holds_alternative<Image>(block.content); });
}

QString wordsOf(const RichText &text)
{
    return normalisedText(plainText(text));
}

/** Letters that have a width and no ink, beside the signs for setting text. */
bool isSeen(char32_t sign)
{
    constexpr char32_t blanks[] = {0x115f, 0x1160, 0x2800, 0x3164, 0xffa0};
    const QChar::Category category = QChar::category(sign);
    return !QChar::isSpace(sign) && category != QChar::Other_Format && category != QChar::Other_Control &&
           !std::ranges::contains(blanks, sign);
}

bool isBlank(const RichText &text)
{
    return !holdsPicture(text) && std::ranges::none_of(wordsOf(text).toUcs4(), isSeen);
}

/** Options with pictures may share their words; others are told apart by them alone. */
bool sameText(const RichText &a, const RichText &b)
{
    return holdsPicture(a) || holdsPicture(b) ? a == b : wordsOf(a) == wordsOf(b);
}

void addOptionFaults(const Check &check, Diagnostics &faults)
{
    for (size_t i = 0; i < check.options.size(); ++i) {
        if (isBlank(check.options[i].text)) {
            faults.push_back(fault(u"check-empty-option"_s, Words::tr("Option %1 of the check has no text.").arg(i + 1),
                                   Words::tr("Write the option's text or remove it.")));
        }
        for (size_t j = 0; j < i; ++j) {
            if (!isBlank(check.options[i].text) && sameText(check.options[i].text, check.options[j].text)) {
                faults.push_back(
                    fault(u"check-equal-options"_s,
                          Words::tr("Options %1 and %2 of the check have the same text: “%3”.")
                              .arg(QString::number(j + 1), QString::number(i + 1), plainText(check.options[i].text)),
                          Words::tr("Make the two options different or remove one.")));
            }
        }
    }
}

bool hasCheck(const Lesson &lesson, const CheckId &id)
{
    return std::ranges::contains(lesson.checks, id, &Check::id);
}

void collectIds(const Blocks &blocks, QSet<BlockId> &ids)
{
    for (const Block &block : blocks) {
        ids.insert(block.id);
        forEachChildList(block, [&ids](const Blocks &children) { collectIds(children, ids); });
    }
}

void validateBlocks(const Lesson &lesson, const Blocks &blocks, Diagnostics &rows)
{
    for (const Block &block : blocks) {
        if (const auto *place = std::get_if<CheckPlace>(&block.content); place && !hasCheck(lesson, place->check)) {
            rows.push_back(
                {.code = u"check-place-without-check"_s,
                 .message = Words::tr("The text has a place for the check “%1”, but the lesson has no such check.")
                                .arg(place->check.toString()),
                 .hint = Words::tr("Give the check this id or remove the place.")});
        }
        if (const auto *image = std::get_if<Image>(&block.content); image && image->alternative.isEmpty()) {
            rows.push_back({.severity = Severity::Note,
                            .code = u"picture-without-alternative"_s,
                            .message = Words::tr("The picture “%1” has no alternative text.").arg(image->source),
                            .hint = Words::tr("Say in words what it shows, for people who cannot see it.")});
        }
        forEachChildList(block, [&](const Blocks &children) { validateBlocks(lesson, children, rows); });
    }
}

void validatePassage(const std::optional<BlockId> &passage, const QSet<BlockId> &ids, const Check &check,
                     Diagnostics &rows)
{
    if (passage && !ids.contains(*passage)) {
        rows.push_back({.code = u"passage-missing"_s,
                        .message = Words::tr("The check “%1” names the passage “%2”, which is not in the lesson.")
                                       .arg(check.id.toString(), passage->toString()),
                        .hint = Words::tr("Name the id of a block of this lesson.")});
    }
}

} // namespace

Diagnostics checkFaults(const Check &check)
{
    Diagnostics faults;
    if (isBlank(check.question)) {
        faults.push_back(fault(u"check-empty-question"_s, Words::tr("The check has no question."),
                               Words::tr("Write the question.")));
    }
    if (check.options.size() < 2) {
        faults.push_back(
            fault(u"check-too-few-options"_s,
                  Words::tr("The check has %n option(s); it needs at least two.", nullptr, int(check.options.size())),
                  Words::tr("Add an option that tempts and say why it is wrong.")));
    }
    if (check.options.size() > mostOptions) {
        faults.push_back(
            fault(u"check-too-many-options"_s,
                  Words::tr("The check has %n option(s); 26 is the most.", nullptr, int(check.options.size())),
                  Words::tr("Split it into several checks.")));
        return faults;
    }
    if (!check.options.empty() && std::ranges::none_of(check.options, &Option::correct)) {
        faults.push_back(fault(u"check-no-right-option"_s, Words::tr("No option of the check is right."),
                               Words::tr("Mark the right option.")));
    }
    addOptionFaults(check, faults);
    return faults;
}

Diagnostics markUnusable(Check &check)
{
    Diagnostics faults = checkFaults(check);
    if (!faults.empty()) {
        check.needsLook = faults.front().message;
    }
    return faults;
}

Diagnostics validate(const Lesson &lesson, const QString &file)
{
    Diagnostics rows;
    QSet<BlockId> ids;
    collectIds(lesson.blocks, ids);
    validateBlocks(lesson, lesson.blocks, rows);
    for (const Check &check : lesson.checks) {
        Diagnostics faults = checkFaults(check);
        if (faults.empty() && !check.isUsable()) {
            faults.push_back(
                fault(u"check-needs-look"_s, check.needsLook, Words::tr("Correct the check in its source.")));
        }
        for (Diagnostic &row : faults) {
            row.message = Words::tr("Check “%1”: %2").arg(check.id.toString(), row.message);
        }
        rows.insert(rows.end(), faults.begin(), faults.end());
        validatePassage(check.passage, ids, check, rows);
        for (const Option &option : check.options) {
            validatePassage(option.passage, ids, check, rows);
        }
    }
    if (lesson.blocks.empty() && lesson.checks.empty()) {
        rows.push_back({.code = u"lesson-empty"_s,
                        .message = Words::tr("The lesson has neither text nor checks."),
                        .hint = Words::tr("Add some text or a check.")});
    }
    for (Diagnostic &row : rows) {
        row.file = file;
    }
    return rows;
}

} // namespace Carrel
