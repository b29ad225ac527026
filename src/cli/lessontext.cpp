// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/lessontext.h"

#include "base/overload.h"
#include "cli/terminal.h"
#include "course/plaintext.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(LessonText)
};

constexpr qsizetype columns = 78;

QString wrapped(const QString &text, const QString &first, const QString &rest)
{
    QString result = first;
    qsizetype used = first.size();
    bool lineIsEmpty = true;
    for (const QString &word : text.split(u' ', Qt::SkipEmptyParts)) {
        if (!lineIsEmpty && used + 1 + word.size() > columns) {
            result += u'\n' + rest;
            used = rest.size();
            lineIsEmpty = true;
        }
        result += lineIsEmpty ? word : u' ' + word;
        used += word.size() + (lineIsEmpty ? 0 : 1);
        lineIsEmpty = false;
    }
    return result + u'\n';
}

QString indented(const QString &text, const QString &indent)
{
    QString result;
    for (const QString &line : text.split(u'\n')) {
        result += (line.isEmpty() ? QString() : indent + line) + u'\n';
    }
    return result;
}

/** Writes blocks one below the other; nested ones with a deeper indent. */
class BlockText
{
public:
    [[nodiscard]] QString write(const Blocks &blocks, const QString &indent) const
    {
        QStringList parts;
        for (const Block &block : blocks) {
            parts += one(block, indent);
        }
        return parts.join(u'\n');
    }

private:
    [[nodiscard]] QString one(const Block &block, const QString &indent) const
    {
        return std::visit(
            Overload{
                [&](const Heading &heading) { return headingText(heading, indent); },
                [&](const Paragraph &paragraph) { return wrapped(plainText(paragraph.runs), indent, indent); },
                [&](const Code &code) { return indented(code.text, indent + u"    "_s); },
                [&](const List &list) { return listText(list, indent); },
                [&](const Quote &quote) { return write(quote.blocks, indent + u"| "_s); },
                [&](const Note &note) { return titled(plainText(note.title), note.blocks, indent); },
                [&](const More &more) { return titled(plainText(more.summary), more.blocks, indent); },
                [&](const Image &image) { return imageText(image, indent); },
                [&](const Table &table) { return tableText(table, indent); },
                [&](const MathBlock &math) { return indented(math.tex, indent + u"    "_s); },
                [&](const Rule &) { return indent + u"* * *\n"_s; },
                [&](const LinkBlock &link) { return wrapped(link.title + u" <"_s + link.href + u'>', indent, indent); },
                [&](const CheckPlace &) { return indent + Context::tr("[A check belongs here.]") + u'\n'; },
                [&](const Lab &lab) { return indent + Context::tr("[Lab: %1]").arg(lab.name) + u'\n'; },
                [&](const Unknown &unknown) { return unknownText(unknown, indent); }},
            block.content);
    }

    static QString headingText(const Heading &heading, const QString &indent)
    {
        const QString text = plainText(heading.runs);
        return indent + text + u'\n' + indent + QString(qMin(text.size(), columns), heading.level == 2 ? u'=' : u'-') +
               u'\n';
    }

    [[nodiscard]] QString titled(const QString &title, const Blocks &blocks, const QString &indent) const
    {
        return (title.isEmpty() ? QString() : wrapped(title, indent, indent)) + write(blocks, indent + u"  "_s);
    }

    [[nodiscard]] QString listText(const List &list, const QString &indent) const
    {
        QString text;
        int number = list.start;
        for (const Blocks &item : list.items) {
            const QString mark = list.ordered ? QString::number(number++) + u". "_s : u"- "_s;
            const QString deeper = indent + QString(mark.size(), u' ');
            text += indent + mark + write(item, deeper).mid(deeper.size());
        }
        return text;
    }

    static QString imageText(const Image &image, const QString &indent)
    {
        const QString said = image.alternative.isEmpty() ? plainText(image.caption) : image.alternative;
        return wrapped(Context::tr("[Picture: %1]").arg(said), indent, indent);
    }

    static QString tableText(const Table &table, const QString &indent)
    {
        const auto row = [&indent](const std::vector<Runs> &cells) {
            QStringList texts;
            for (const Runs &cell : cells) {
                texts += plainText(cell);
            }
            return indent + texts.join(u" | "_s) + u'\n';
        };
        QString text = table.head.empty() ? QString() : row(table.head);
        for (const std::vector<Runs> &cells : table.rows) {
            text += row(cells);
        }
        return table.caption.empty() ? text : text + wrapped(plainText(table.caption), indent, indent);
    }

    [[nodiscard]] QString unknownText(const Unknown &unknown, const QString &indent) const
    {
        return unknown.shown.empty() ? indent + Context::tr("[This part needs a newer version of Carrel.]") + u'\n'
                                     : write(unknown.shown, indent);
    }
};

QString reasonText(const std::optional<RichText> &reason, const QString &indent)
{
    return reason && !reason->isEmpty() ? wrapped(plainText(*reason), indent, indent) : QString();
}

QString checkText(const Check &check, bool answers)
{
    QString text = wrapped(plainText(check.question), {}, {});
    if (!check.isUsable()) {
        return text + wrapped(check.needsLook, u"  "_s, u"  "_s);
    }
    for (size_t place = 0; place < check.options.size(); ++place) {
        const bool ordered = check.order.size() == check.options.size();
        const Option &option = check.options[ordered ? size_t(check.order[place]) : place];
        const QChar letter(char16_t(u'a' + place));
        const QString sign = answers ? (option.correct ? u"+ "_s : u"- "_s) : u"  "_s;
        text += wrapped(plainText(option.text), sign + letter + u") "_s, u"     "_s);
        if (answers) {
            text += reasonText(option.correct ? option.why : option.tempting, u"     "_s);
        }
    }
    return answers ? text + reasonText(check.why, u"  "_s) : text;
}

} // namespace

QString lessonText(const Lesson &lesson, bool answers)
{
    const QString title = printableLine(lesson.title);
    QString text = title + u'\n' + QString(qMin(title.size(), columns), u'#') + u"\n\n"_s;
    if (!lesson.keyIdea.isEmpty()) {
        text += wrapped(lesson.keyIdea, {}, {}) + u'\n';
    }
    text += BlockText().write(lesson.blocks, {});
    for (const Check &check : lesson.checks) {
        text += u'\n' + checkText(check, answers);
    }
    const QStringList foot{lesson.authorship, lesson.reviewStatus, lesson.licence.name, lesson.licence.url,
                           lesson.cite};
    text += u'\n';
    for (const QString &line : foot) {
        text += line.isEmpty() ? QString() : wrapped(line, {}, {});
    }
    return text;
}

QString outlineText(const CourseOutline &outline)
{
    QString text = printableLine(outline.info.title) + u'\n';
    for (const Module &module : outline.modules) {
        text += u'\n' + (module.title.isEmpty() ? QString() : printableLine(module.title) + u'\n');
        for (const LessonEntry &entry : module.lessons) {
            const QString title = printableLine(entry.title.isEmpty() ? entry.slug.toString() : entry.title);
            text += u"  %1  %2\n"_s.arg(printableLine(entry.slug.toString(), longestLine),
                                        entry.here ? title : Context::tr("%1 (not in the library)").arg(title));
        }
    }
    return text;
}

} // namespace Carrel
