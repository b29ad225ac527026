// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/json/checkwriter.h"

#include "course/plaintext.h"
#include "formats/json/blockwriter.h"

#include <algorithm>

namespace Carrel
{

namespace
{

Json reasonJson(const std::optional<RichText> &reason)
{
    return reason ? toJson(*reason) : Json(nullptr);
}

void addPassage(Json &json, const std::optional<BlockId> &passage)
{
    if (passage) {
        json["passage"] = passage->toString().toStdString();
    }
}

Json optionJson(const Option &option)
{
    Json json;
    if (option.keyGiven) {
        json["id"] = option.key.toString().toStdString();
    }
    json["text"] = toJson(option.text);
    json["correct"] = option.correct;
    json["tempting"] = reasonJson(option.tempting);
    if (option.why) {
        json["why"] = toJson(*option.why);
    }
    addPassage(json, option.passage);
    return json;
}

} // namespace

Json checkJson(const Check &check)
{
    Json json;
    if (check.idGiven) {
        json["id"] = check.id.toString().toStdString();
    }
    const bool several = std::ranges::count_if(check.options, &Option::correct) > 1;
    if (check.kind == CheckKind::Multiple && !several) {
        json["kind"] = "multiple";
    }
    if (!check.shuffle) {
        json["shuffle"] = false;
    }
    json["question"] = toJson(check.question);
    json["options"] = Json::array();
    for (const Option &option : check.options) {
        json["options"].push_back(optionJson(option));
    }
    if (!check.order.empty()) {
        json["order"] = check.order;
    }
    json["why"] = reasonJson(check.why);
    addPassage(json, check.passage);
    if (check.showsPassage) {
        json["context"] = "block";
    }
    return json;
}

Json plainCheckJson(const Check &check)
{
    Json options = Json::array();
    for (const Option &option : check.options) {
        Json json{{"text", plainText(option.text).toStdString()}, {"correct", option.correct}};
        if (option.tempting) {
            json["tempting"] = plainText(*option.tempting).toStdString();
        }
        options.push_back(std::move(json));
    }
    return {{"question", plainText(check.question).toStdString()}, {"options", std::move(options)}};
}

} // namespace Carrel
