// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdownfolder/pagehead.h"

#include "course/identity.h"
#include "course/plaintext.h"
#include "formats/foldertitle.h"
#include "formats/insidefolder.h"
#include "formats/markdown/frontmatter.h"
#include "formats/markdown/lessonfile.h"
#include "formats/markdown/markdownblocks.h"
#include "formats/markdown/textfile.h"
#include "formats/toml/tomltext.h"

#include <QFileInfo>
#include <QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Folder
{

namespace
{

/** The head in TOML that a text begins with; false when there is none. */
bool takeTomlHead(const QString &text, const QString &file, Page &page, Diagnostics &diagnostics)
{
    static const QRegularExpression block(u"\\A\\+\\+\\+[ \\t]*\\n(.*?)^\\+\\+\\+[ \\t]*(?:\\n|\\z)"_s,
                                          QRegularExpression::DotMatchesEverythingOption |
                                              QRegularExpression::MultilineOption);
    const QRegularExpressionMatch match = block.match(text);
    if (!match.hasMatch()) {
        return false;
    }
    page.head = readToml(u'\n' + match.captured(1), file, diagnostics).value_or(DataNode());
    page.body = text.sliced(match.capturedLength());
    page.bodyLine = 1 + int(match.captured().count(u'\n'));
    return true;
}

QString titleInText(const QString &body)
{
    static const QRegularExpression heading(u"^# +(\\S.*?)\\s*#*$"_s, QRegularExpression::MultilineOption);
    static const QRegularExpression attributes(u"\\s*\\{[#.][^}]*\\}$"_s);
    QString words = heading.match(body).captured(1);
    return plainText(readInlineMarkdown(words.remove(attributes))).trimmed();
}

/** Every part of the path without the number that only orders it. */
QString slugOfPath(const QString &path)
{
    QStringList parts;
    for (const QString &part : path.section(u'.', 0, -2).split(u'/')) {
        parts << Markdown::numberedName(part).slug;
    }
    if (parts.size() > 1 && (parts.last() == "index"_L1 || parts.last() == "readme"_L1)) {
        parts.removeLast();
    }
    return parts.join(u'-');
}

} // namespace

std::optional<Page> readPage(const QString &root, const QString &path, const Limits &limits, Diagnostics &diagnostics)
{
    const QString file = root + u'/' + path;
    const Result<QString> text = Markdown::readTextFile(file, file, limits.fileBytes, diagnostics);
    if (!text) {
        diagnostics.push_back({.severity = Severity::Error,
                               .code = u"file-unreadable"_s,
                               .file = file,
                               .message = text.error().sentence});
        return std::nullopt;
    }
    Page page;
    page.path = path;
    page.slug = slugOfPath(path);
    if (!takeTomlHead(*text, file, page, diagnostics)) {
        const Markdown::FrontMatter front(*text, file, diagnostics);
        page.head = front.values();
        page.body = front.body();
        page.bodyLine = front.bodyLine();
    }
    page.title = page.head[u"title"].text.trimmed();
    page.title = page.title.isEmpty() ? titleInText(page.body) : page.title;
    if (page.title.isEmpty()) {
        const QString base = QFileInfo(path).completeBaseName();
        const bool speaksForFolder = base == "index"_L1 || base == "_index"_L1;
        const QString folder = folderOf(path).section(u'/', -1);
        page.title = titleOfName(speaksForFolder && !folder.isEmpty() ? folder : base);
    }
    return page;
}

} // namespace Carrel::Folder
