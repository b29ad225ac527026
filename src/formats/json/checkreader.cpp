// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/json/checkreader.h"

#include "course/identity.h"
#include "course/optionorder.h"
#include "course/plaintext.h"
#include "formats/json/bodytext.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::JsonCheckReader)
};

std::optional<BlockId> readPassage(const JsonCursor &cursor)
{
    const QString id = cursor.text();
    return id.isEmpty() ? std::nullopt : std::optional(BlockId(id));
}

bool readsContext(const JsonCursor &cursor)
{
    const QString word = cursor.text();
    if (!word.isEmpty() && word != "block"_L1) {
        cursor.report(Severity::Warning, u"check-context"_s,
                      Words::tr("The context “%1” is not known; the question is shown alone.").arg(word),
                      Words::tr("Write “block” to show the part of the lesson that the check speaks of."));
    }
    return word == "block"_L1;
}

CheckKind readKind(const JsonCursor &cursor, const std::vector<Option> &options)
{
    const bool several = std::ranges::count_if(options, &Option::correct) > 1;
    const QString word = cursor.text();
    if (word == "multiple"_L1) {
        return CheckKind::Multiple;
    }
    if (word == "single"_L1 && several) {
        cursor.report(Severity::Warning, u"check-kind"_s,
                      Words::tr("The check says that one option is right, but several are; all of them are asked for."),
                      Words::tr("Write “multiple”, or leave one right option."));
    } else if (!word.isEmpty() && word != "single"_L1) {
        cursor.report(Severity::Warning, u"check-kind"_s, Words::tr("The kind of check “%1” is not known.").arg(word));
    }
    return several ? CheckKind::Multiple : CheckKind::Single;
}

} // namespace

JsonCheckReader::JsonCheckReader(JsonBlockReader &blocks, int schema)
    : m_blocks(blocks)
    , m_schema(schema)
{
}

Check JsonCheckReader::read(const JsonCursor &cursor)
{
    Check check;
    check.id = CheckId(cursor["id"].text());
    check.idGiven = !check.id.isEmpty();
    check.question = readText(cursor["question"]);
    for (const JsonCursor &option : cursor["options"].elements()) {
        if (option.isObject()) {
            check.options.push_back(readOption(option));
        } else {
            option.reportWrongType(Words::tr("an option"), Words::tr("It was left out."));
        }
    }
    check.kind = readKind(cursor["kind"], check.options);
    check.shuffle = cursor["shuffle"].flag(true);
    check.order = readOrder(cursor["order"], int(check.options.size()));
    check.why = readOptionalText(cursor["why"]);
    check.passage = readPassage(cursor["passage"]);
    check.showsPassage = readsContext(cursor["context"]);
    return check;
}

RichText JsonCheckReader::readText(const JsonCursor &cursor)
{
    return cursor.isString() ? RichText{readPlainString(cursor.text())} : m_blocks.readRich(cursor);
}

std::optional<RichText> JsonCheckReader::readOptionalText(const JsonCursor &cursor)
{
    if (!cursor.isThere()) {
        return std::nullopt;
    }
    RichText text = readText(cursor);
    return plainText(text).isEmpty() && text.isEmpty() ? std::nullopt : std::optional(std::move(text));
}

Option JsonCheckReader::readOption(const JsonCursor &cursor)
{
    Option option;
    option.key = OptionKey(cursor["id"].text());
    option.keyGiven = !option.key.isEmpty();
    option.text = readText(cursor["text"]);
    option.correct = cursor["correct"].flag();
    option.tempting = readOptionalText(cursor["tempting"]);
    option.why = readOptionalText(cursor["why"]);
    option.passage = readPassage(cursor["passage"]);
    return option;
}

std::vector<int> JsonCheckReader::readOrder(const JsonCursor &cursor, int options) const
{
    std::vector<int> order;
    if (cursor.isArray()) {
        for (const JsonCursor &place : cursor.elements()) {
            // A string is no place even if it reads like one: an order that is not sure is not used.
            order.push_back(place.isString() ? -1 : place.number().value_or(-1));
        }
        if (isPermutation(order, options)) {
            return order;
        }
    } else if (!cursor.isThere() && !(cursor.isNull() && m_schema == 1)) {
        return {};
    }
    cursor.report(
        Severity::Warning, u"order-ignored"_s,
        Words::tr("The order does not name each option once; the options are shuffled, always in the same way."),
        Words::tr("List the numbers of all options, from 0, each once."));
    return {};
}

bool disagree(const Check &rich, const Check &plain)
{
    const auto words = [](const Option &option) { return normalisedText(plainText(option.text)); };
    const bool sameCount = rich.options.size() == plain.options.size();
    for (size_t i = 0; i < rich.options.size(); ++i) {
        const auto same = std::ranges::find(plain.options, words(rich.options[i]), words);
        if (same != plain.options.end()) {
            if (same->correct != rich.options[i].correct) {
                return true;
            }
        } else if (sameCount && plain.options[i].correct != rich.options[i].correct) {
            return true;
        }
    }
    return false;
}

} // namespace Carrel
