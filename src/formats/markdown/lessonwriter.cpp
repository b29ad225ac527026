// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/lessonwriter.h"

#include "formats/markdown/blockwriter.h"
#include "formats/markdown/carrelfence.h"
#include "formats/markdown/headwriter.h"
#include "formats/markdown/markdownblocks.h"

#include <algorithm>
#include <set>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Markdown
{

namespace
{

/** Writes the text under the head of one lesson; lives as long as that. */
class TextWriter
{
public:
    TextWriter(const Lesson &lesson, const PictureBase &base)
        : m_lesson(lesson)
        , m_writer(base)
        , m_plainWriter(PictureBase{})
    {
    }

    QString write()
    {
        Blocks text;
        std::set<CheckId> placed;
        for (const Block &block : m_lesson.blocks) {
            const auto *place = std::get_if<CheckPlace>(&block.content);
            const Check *check = place ? find(place->check) : nullptr;
            if (!check || !placed.insert(check->id).second) {
                text.push_back(block);
                continue;
            }
            flush(text);
            add(*check, false);
        }
        flush(text);
        for (const Check &check : m_lesson.checks) {
            if (!placed.contains(check.id)) {
                add(check, true);
            }
        }
        return m_text;
    }

private:
    [[nodiscard]] const Check *find(const CheckId &id) const
    {
        const auto found = std::ranges::find(m_lesson.checks, id, &Check::id);
        return found == m_lesson.checks.end() ? nullptr : &*found;
    }

    void append(const QString &part) { m_text += m_text.isEmpty() ? part : u"\n\n"_s + part; }

    /** In the section of a check a quotation would be its reason and a list might be its options. */
    void flush(Blocks &blocks)
    {
        for (size_t i = 0; i < blocks.size() && m_isInCheck; ++i) {
            m_isInCheck = !std::holds_alternative<Heading>(blocks[i].content);
            const bool isReason = std::holds_alternative<Quote>(blocks[i].content);
            if (m_isInCheck) {
                append(isReason ? writeCarrelFence(blocks[i]) : m_writer.write(blocks[i]));
                blocks.erase(blocks.begin() + qsizetype(i--));
            }
        }
        if (!blocks.empty()) {
            append(m_writer.write(blocks));
        }
        blocks.clear();
    }

    void add(const Check &check, bool isAfter)
    {
        const bool hasWords = readsAs(section(check, isAfter, m_plainWriter), check);
        append(hasWords ? section(check, isAfter, m_writer) : writeCarrelFence(check, isAfter));
        m_isInCheck = hasWords;
    }

    static bool readsAs(const QString &text, const Check &check)
    {
        Diagnostics unheard;
        const MarkdownText read = readMarkdown(text, {}, {}, 1, unheard);
        if (read.checks.size() != 1) {
            return false;
        }
        Check one = asMarkdownHasIt(read.checks.front());
        Check wanted = asMarkdownHasIt(check);
        one.id = one.idGiven ? one.id : wanted.id; // a made one depends on how many there are
        one.needsLook = wanted.needsLook;          // in the words of another reader
        return one == wanted;
    }

    static QString section(const Check &check, bool isAfter, const BlockWriter &writer)
    {
        QStringList words;
        if (check.idGiven) {
            words << u'#' + check.id.toString();
        }
        words << (check.shuffle ? QStringList() : QStringList{u".fixed"_s});
        words << (isAfter ? QStringList{u".after"_s} : QStringList());
        words << (check.showsPassage ? QStringList{u".context"_s} : QStringList());
        if (!check.order.empty()) {
            QStringList places;
            std::ranges::transform(check.order, std::back_inserter(places), [](int i) { return QString::number(i); });
            words << u"order="_s + places.join(u',');
        }
        // Deeper than any heading that may follow ends the section; behind the text there is none.
        QString text = isAfter ? u"## Check"_s : u"#### Check"_s;
        text += words.isEmpty() ? u"\n\n"_s : u" {"_s + words.join(u' ') + u"}\n\n"_s;
        text += writer.write(check.question) + u"\n\n"_s;
        QStringList options;
        for (const Option &option : check.options) {
            options << writeOption(option, writer);
        }
        text += options.join(u'\n');
        if (check.why) {
            text += u"\n\n"_s + prefixed(writer.write(*check.why), u"> "_s, u"> "_s);
        }
        return text;
    }

    static QString writeOption(const Option &option, const BlockWriter &writer)
    {
        const std::optional<RichText> &reason = option.correct ? option.why : option.tempting;
        QString text = prefixed(writer.write(option.text), option.correct ? u"- [x] "_s : u"- [ ] "_s, u"  "_s);
        if (reason) {
            text += u"\n  "_s + prefixed(writer.write(*reason), u"> "_s, u"  > "_s);
        }
        return text;
    }

    const Lesson &m_lesson;
    const BlockWriter m_writer;
    const BlockWriter m_plainWriter;
    QString m_text;
    bool m_isInCheck = false;
};

/** What is known of a lesson also when it is not here: as a whole lesson and an entry of the outline have it alike. */
template<typename Known> HeadWriter namesOf(const Known &lesson, const LessonFilePlace &place)
{
    HeadWriter head;
    head.add(u"title"_s, lesson.title);
    head.add(u"slug"_s, lesson.slug.toString() == place.slug ? QString() : lesson.slug.toString());
    const int minutes = lesson.minutes.value_or(0);
    head.add(u"minutes"_s, minutes > 0 ? QString::number(minutes) : QString());
    const int position = lesson.position.value_or(0);
    head.add(u"position"_s, position > 0 && position != place.number ? QString::number(position) : QString());
    return head;
}

HeadWriter headOf(const Lesson &lesson, const CourseInfo &course, const LessonFilePlace &place, const PictureBase &base)
{
    HeadWriter head = namesOf(lesson, place);
    head.add(u"key-idea"_s, lesson.keyIdea);
    head.add(u"answer"_s, lesson.answer);
    if (lesson.hero && !lesson.hero->image.isEmpty()) {
        head.add(u"hero"_s, {{u"image"_s, base.up + lesson.hero->image},
                             {u"alt"_s, lesson.hero->alternative},
                             {u"caption"_s, writeInline(lesson.hero->caption, base)}});
    }
    head.add(u"cite"_s, lesson.cite);
    if (lesson.licence != course.licence) {
        head.add(lesson.licence);
    }
    return head;
}

} // namespace

QString writeLessonText(const Lesson &lesson, const CourseInfo &course, const LessonFilePlace &place)
{
    const PictureBase base{u"../"_s.repeated(place.depth)};
    return headOf(lesson, course, place, base).text() + u'\n' + TextWriter(lesson, base).write() + u'\n';
}

QString writeAbsentLesson(const LessonEntry &entry, const LessonFilePlace &place)
{
    HeadWriter head = namesOf(entry, place);
    head.add(u"absent"_s, u"true"_s);
    return head.text();
}

} // namespace Carrel::Markdown
