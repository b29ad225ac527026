// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/carrelfence.h"

#include "formats/absentpicture.h"
#include "formats/json/blockreader.h"
#include "formats/json/blockwriter.h"
#include "formats/json/checkreader.h"
#include "formats/json/checkwriter.h"
#include "formats/json/jsonparser.h"
#include "formats/markdown/document.h"

#include <cmark-gfm.h>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Markdown
{

namespace
{

constexpr int newestSchema = 2;

QString fence(const Json &json, const QString &info)
{
    const QString text = toQString(json.dump(1, ' ', false, Json::error_handler_t::replace));
    QString ticks = u"```"_s;
    while (text.contains(ticks)) {
        ticks += u'`';
    }
    return ticks + info + u'\n' + text + u'\n' + ticks;
}

CarrelFence fenceFrom(const Json &json, Reading &reading)
{
    CarrelFence fence;
    Diagnostics unheard; // what is odd in it shows in what comes of it
    JsonReport report({}, unheard, 0);
    JsonBlockReader blocks(reading.options.maximumBlocks);
    if (json.contains("question")) {
        fence.check = JsonCheckReader(blocks, newestSchema).read(JsonCursor(json, report));
    } else {
        const Json list = Json::array({json});
        fence.blocks = blocks.read(JsonCursor(list, report));
    }
    return fence;
}

/** Asks for every picture in @p blocks, so that it is among the files of the course. */
void takePictures(const Blocks &blocks, cmark_node *codeBlock, Reading &reading)
{
    const auto take = [&](const QString &path) {
        const bool isAsked = !path.isEmpty() && reading.options.takePicture;
        const auto taken = isAsked ? reading.options.takePicture(path) : std::expected<void, PictureFault>();
        if (taken) {
            return;
        }
        if (taken.error() != PictureFault::Missing) {
            reading.diagnostics().push_back(
                absentPicture(path, taken.error(), reading.file(), reading.lineOf(codeBlock)));
            return;
        }
        reading.report(Severity::Warning, u"picture-missing"_s, codeBlock,
                       Reading::tr("There is no picture %1 in the course.").arg(path.left(200)),
                       Reading::tr("Check the path; it counts from the folder of the course."));
    };
    for (const Block &block : blocks) {
        if (const auto *image = std::get_if<Image>(&block.content)) {
            take(image->source);
        } else if (const auto *paragraph = std::get_if<Paragraph>(&block.content)) {
            std::ranges::for_each(paragraph->runs, take, &Run::picture);
        }
        forEachChildList(block, [&](const Blocks &children) { takePictures(children, codeBlock, reading); });
    }
}

void takePictures(const Check &check, cmark_node *codeBlock, Reading &reading)
{
    const auto take = [&](const std::optional<RichText> &text) {
        if (text) {
            const auto *runs = std::get_if<Runs>(&text->content);
            takePictures(runs ? Blocks{Block{{}, false, Paragraph{*runs}}} : std::get<Blocks>(text->content), codeBlock,
                         reading);
        }
    };
    take(check.question);
    take(check.why);
    for (const Option &option : check.options) {
        take(option.text);
        take(option.tempting);
        take(option.why);
    }
}

QStringList infoOf(cmark_node *node)
{
    return kindOf(node) == NodeKind::CodeBlock
               ? QString::fromUtf8(cmark_node_get_fence_info(node)).split(u' ', Qt::SkipEmptyParts)
               : QStringList();
}

/** The object in the fence; null when there is none. */
Json jsonOf(cmark_node *codeBlock, Reading &reading)
{
    Diagnostics faults;
    const auto json = parseJson(reading.formulas.restored(literalOf(codeBlock)).toUtf8(), {}, faults, {});
    return json && json->is_object() ? *json : Json();
}

} // namespace

bool isFencedCheck(cmark_node *node, Reading &reading)
{
    return infoOf(node).value(0) == "carrel"_L1 && jsonOf(node, reading).contains("question");
}

std::optional<CarrelFence> readCarrelFence(cmark_node *codeBlock, Reading &reading)
{
    const QStringList info = infoOf(codeBlock);
    if (info.value(0) != "carrel"_L1) {
        return std::nullopt;
    }
    const Json json = jsonOf(codeBlock, reading);
    if (json.is_null()) {
        reading.report(Severity::Warning, u"fence-not-read"_s, codeBlock,
                       Reading::tr("The fence “carrel” holds no part of a lesson; it is shown as code."),
                       Reading::tr("Write one block or one check in it as lessons in JSON have them."));
        return std::nullopt;
    }
    CarrelFence fence = fenceFrom(json, reading);
    fence.isAfter = info.contains("after"_L1);
    takePictures(fence.blocks, codeBlock, reading);
    if (fence.check) {
        takePictures(*fence.check, codeBlock, reading);
    }
    return fence;
}

QString writeCarrelFence(const Block &block)
{
    return fence(toJson(block), u"carrel"_s);
}

QString writeCarrelFence(const Check &check, bool isAfter)
{
    return fence(checkJson(check), isAfter ? u"carrel after"_s : u"carrel"_s);
}

} // namespace Carrel::Markdown
