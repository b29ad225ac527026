// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/foldertitle.h"

#include "course/plaintext.h"
#include "formats/markdown/markdownblocks.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

QString titleOfName(const QString &name)
{
    static const QRegularExpression number(u"^\\d{1,6}[-_. ]+"_s);
    static const QRegularExpression blanks(u"[-_ ]+"_s);
    QString title = name;
    title = title.remove(number).replace(blanks, u" "_s).trimmed();
    if (title.isEmpty()) {
        return name;
    }
    title[0] = title[0].toUpper();
    return title;
}

QString titleOfFolder(const QString &folder)
{
    QFile file(folder + "/README.md"_L1);
    constexpr qint64 enough = 4096;
    if (QFileInfo(file).isFile() && !QFileInfo(file).isSymLink() && file.open(QIODevice::ReadOnly)) {
        static const QRegularExpression heading(u"^# +(\\S.*)$"_s, QRegularExpression::MultilineOption);
        const QRegularExpressionMatch match = heading.match(QString::fromUtf8(file.read(enough)));
        const QString title = plainText(readInlineMarkdown(match.captured(1))).trimmed();
        if (!title.isEmpty()) {
            return title;
        }
    }
    return titleOfName(QFileInfo(folder).fileName());
}

} // namespace Carrel
